public import Foundation
import TatamiAlerts

/// The handlers of a host for activity controllers and document pickers.
///
/// It applies to the current environment.
@MainActor
public enum HostSharing {
  /// The request of an activity controller.
  @MainActor
  public struct Items {
    /// The title of the sheet.
    public var title: String { question.title }
    /// The items, of any types.
    public var items: [Any] { question.items }
    fileprivate let question: SharingQuestion
    fileprivate let answer: (Bool) -> Void

    /// Ends the activity, with whether the items were shared; later calls do nothing.
    public func finish(_ completed: Bool) { answer(completed) }
  }

  /// The request of a document picker.
  @MainActor
  public struct Documents {
    /// The identifiers or endings of formats to choose from; empty for all.
    public var types: [String] { question.types }
    /// The documents for which a place is picked; empty for documents to open.
    public var exported: [URL] { question.exported }
    /// Whether several documents may be picked.
    public var allowsMultipleSelection: Bool { question.allowsMultipleSelection }
    fileprivate let question: DocumentQuestion
    fileprivate let answer: ([URL]) -> Void

    /// Gives the picker documents, none for a cancel; later calls do nothing.
    public func pick(_ urls: [URL]) { answer(urls) }
  }

  /// Called when a person chooses to share items; nil, the default, if the host shares nothing.
  ///
  /// ```swift
  /// HostSharing.shareHandler = { request in request.finish(true) }
  /// ```
  public static var shareHandler: (@MainActor (Items) -> Void)? {
    get {
      guard let share = SharingEnvironment.current.share else { return nil }
      return { request in share(request.question, request.finish) }
    }
    set {
      SharingEnvironment.current.share = newValue.map { handler in
        { question, answer in handler(Items(question: question, answer: answer)) }
      }
    }
  }

  /// Called when a document picker has appeared; nil, the default, if the host has no documents.
  ///
  /// ```swift
  /// HostSharing.documentHandler = { request in request.pick([]) }
  /// ```
  public static var documentHandler: (@MainActor (Documents) -> Void)? {
    get {
      guard let pick = SharingEnvironment.current.pick else { return nil }
      return { request in pick(request.question, request.pick) }
    }
    set {
      SharingEnvironment.current.pick = newValue.map { handler in
        { question, answer in handler(Documents(question: question, answer: answer)) }
      }
    }
  }
}

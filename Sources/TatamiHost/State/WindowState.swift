import Foundation
public import TatamiUIKit

/// The changes that a person has made in the views of a window: values of controls, texts, scroll
/// offsets and the first responder, by the identities of the views.
///
/// ```swift
/// let kept = try JSONEncoder().encode(WindowState(of: before))
/// try JSONDecoder().decode(WindowState.self, from: kept).restore(in: after)
/// ```
///
/// The identity of a view is its accessibility or restoration identifier; for other views the classes
/// of the views around it with their numbers among siblings of the class, and the index path of rows
/// and items. Texts of secure fields are never part of a state.
public struct WindowState: Codable, Equatable, Sendable {
  /// The version of the format; states of other versions restore nothing.
  public static let currentVersion = 1

  /// The version of the format.
  public private(set) var version = currentVersion
  /// The values by identity.
  private(set) var values: [String: ViewValue] = [:]
  /// The values at the beginning of those that have been changed since.
  private(set) var initialValues: [String: ViewValue] = [:]
  /// The identity of the first responder; nil for none.
  private(set) var firstResponder: String?
  /// The selection of the first responder, in characters from the beginning of the text.
  private(set) var selection: [Int]?

  /// Returns the state of the views inside of a window.
  ///
  /// - Complexity: O(*n*) in the views.
  @MainActor
  public init(of window: UIWindow) {
    var walk = ViewIdentities(window)
    while let (view, identity) = walk.next() {
      if let value = ViewValue(of: view) { values[identity] = value }
      guard view.isFirstResponder else { continue }
      firstResponder = identity
      selection = (view as? any UITextInput)?.selectedOffsets
    }
  }

  /// Whether nothing has been changed.
  public var isEmpty: Bool { values.isEmpty && firstResponder == nil }

  /// Returns what has changed since an earlier state.
  public func changes(since initial: WindowState) -> WindowState {
    var state = self
    state.values = values.filter { initial.values[$0.key] != $0.value }
    state.initialValues = initial.values.filter { state.values[$0.key] != nil }
    return state
  }

  /// Changes the views of a window, of another run of the same program, as a person had changed them.
  ///
  /// A value is not restored if the program gives the view another one at the beginning than it did
  /// before. Controls send their actions.
  ///
  /// - Complexity: O(*n*) in the views.
  @MainActor
  public func restore(in window: UIWindow) {
    guard version == Self.currentVersion else { return }
    window.layoutIfNeeded()
    var walk = ViewIdentities(window)
    var responder: UIView?
    while let (view, identity) = walk.next() {
      if identity == firstResponder { responder = view }
      guard let value = values[identity], let own = ViewValue(of: view),
        own != value, initialValues[identity] ?? own == own
      else { continue }
      value.set(in: view)
    }
    guard let responder, responder.becomeFirstResponder() else { return }
    if let selection { (responder as? any UITextInput)?.selectedOffsets = selection }
  }
}

extension UITextInput {
  /// The selection, in characters from the beginning of the text.
  fileprivate var selectedOffsets: [Int]? {
    get {
      selectedTextRange.map { range in
        [range.start, range.end].map { offset(from: beginningOfDocument, to: $0) }
      }
    }
    set {
      guard let newValue, newValue.count == 2,
        let start = position(from: beginningOfDocument, offset: newValue[0]),
        let end = position(from: beginningOfDocument, offset: newValue[1])
      else { return }
      selectedTextRange = textRange(from: start, to: end)
    }
  }
}

import TatamiPickers
public import TatamiUIKit

/// The host's picker of colors for color wells.
///
/// It applies to the current environment.
@MainActor
public enum HostColorPicker {
  /// What a color well asks for.
  @MainActor
  public struct Request {
    /// The title of the picker; nil for none.
    public let title: String?
    /// The present color; nil for none.
    public let color: UIColor?
    /// Whether the answer may be translucent.
    public let supportsAlpha: Bool
    private let answer: (UIColor) -> Void

    init(_ question: ColorQuestion, _ answer: @escaping (UIColor) -> Void) {
      (title, color, supportsAlpha) = (question.title, question.color, question.supportsAlpha)
      self.answer = answer
    }

    /// Gives the well a color; a host may call it for each color that a person tries.
    public func choose(_ color: UIColor) { answer(color) }
  }

  /// Called when a person taps a color well; nil if the host has no picker.
  ///
  /// ```swift
  /// HostColorPicker.handler = { request in request.choose(.systemTeal) }
  /// ```
  public static var handler: (@MainActor (Request) -> Void)? {
    get {
      guard let pick = ColorPickingEnvironment.current.pick else { return nil }
      return { request in pick(request.question, request.choose) }
    }
    set {
      ColorPickingEnvironment.current.pick = newValue.map { handler in
        { question, answer in handler(Request(question, answer)) }
      }
    }
  }
}

extension HostColorPicker.Request {
  fileprivate var question: ColorQuestion {
    ColorQuestion(title: title, color: color, supportsAlpha: supportsAlpha)
  }
}

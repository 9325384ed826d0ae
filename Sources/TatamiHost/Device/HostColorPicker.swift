import TatamiPickers
public import TatamiUIKit

/// The host's picker of colors for color wells.
///
/// It applies to the current environment.
@MainActor
public enum HostColorPicker {
  /// The request of a color well.
  @MainActor
  public struct Request {
    /// The title of the picker; nil for none.
    public var title: String? { question.title }
    /// The present color; nil for none.
    public var color: UIColor? { question.color }
    /// Whether the answer may be translucent.
    public var supportsAlpha: Bool { question.supportsAlpha }
    /// Whether the host may offer to pick a color of the screen.
    public var supportsEyedropper: Bool { question.supportsEyedropper }
    fileprivate let question: ColorQuestion
    fileprivate let answer: (UIColor) -> Void

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
        { question, answer in handler(Request(question: question, answer: answer)) }
      }
    }
  }
}

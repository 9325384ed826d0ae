import Foundation
public import TatamiHost
public import TatamiUIKit

extension Simulator {
  /// The time, in seconds, that passes before an element is tapped, so that two taps are no double
  /// tap.
  private static let pause: TimeInterval = 0.4

  /// Returns the accessibility properties of the only element that matches a query.
  ///
  /// - Parameters:
  ///   - query: A text, an identifier, a label, a role or a type.
  ///   - window: The window; nil for the key window, or else the frontmost one.
  /// - Throws: `ElementError` if none or several match, with the nearest elements and the
  ///   accessibility tree.
  @discardableResult
  public static func find(
    _ query: ElementQuery,
    in window: UIWindow? = nil
  ) throws(ElementError) -> AccessibilityNode {
    try FoundElement(query, in: try shown(window)).node
  }

  /// Whether any element matches a query.
  ///
  /// - Throws: `ElementError` if there is no window.
  public static func exists(
    _ query: ElementQuery,
    in window: UIWindow? = nil
  ) throws(ElementError) -> Bool {
    let matches = ElementCandidates(in: try shown(window)).matches(of: query)
    return matches.indices.contains(query.index ?? 0)
  }

  /// Taps the middle of an element.
  ///
  /// The clock advances by 0.4 seconds before the tap, so that two taps are no double tap, and by 0.05
  /// seconds during it.
  ///
  /// - Throws: `ElementError` if none or several match, or if the element is not visible, covered
  ///   or disabled.
  public static func tap(_ query: ElementQuery, in window: UIWindow? = nil) throws(ElementError) {
    let window = try shown(window)
    advance(by: pause)
    tap(at: try FoundElement(query, in: window).reachablePoint(), in: window)
    advance(by: 0)
  }

  /// Taps a text field or text view and types a text at the end of its text.
  ///
  /// - Parameters:
  ///   - text: The text, as for ``type(_:in:)``.
  ///   - query: The text field or text view.
  ///   - replacing: Whether the text that it contains is replaced.
  ///   - window: The window; nil for the key window, or else the frontmost one.
  /// - Throws: `ElementError`, `notSuitable` for elements that do not accept text.
  public static func type(
    _ text: String,
    into query: ElementQuery,
    replacing: Bool = false,
    in window: UIWindow? = nil
  ) throws(ElementError) {
    let window = try shown(window)
    try tap(query, in: window)
    let element = try FoundElement(query, in: window)
    let focused = window.firstResponder
    guard let input = focused as? any UITextInput, focused?.containingView === element.view else {
      throw element.error(.notSuitable, "does not accept text")
    }
    let (start, end) = (input.beginningOfDocument, input.endOfDocument)
    input.selectedTextRange = input.textRange(from: replacing ? start : end, to: end)
    if replacing, input.selectedTextRange?.isEmpty == false {
      press(.keyboardDeleteOrBackspace, in: window)
    }
    type(text, in: window)
  }

  /// Drags a touch from an element in a direction, for example over a row to show its actions.
  ///
  /// To the sides the touch moves by 45 % of the visible width, up and down by 45 % of the visible
  /// height of the scroll view around the element, or else of the window. It rests before it ends.
  ///
  /// - Throws: `ElementError`.
  public static func swipe(
    _ query: ElementQuery,
    _ direction: UISwipeGestureRecognizer.Direction,
    in window: UIWindow? = nil
  ) throws(ElementError) {
    let window = try shown(window)
    advance(by: pause)
    let element = try FoundElement(query, in: window)
    let point = try element.reachablePoint()
    let scroll = element.view.flatMap { Scrolling.scrollViews(around: $0).first }
    let width = (element.visibleFrame ?? window.bounds).width * 0.45
    let height = (scroll ?? window).bounds.height * 0.45
    var (start, end) = (point, point)
    // Sideways, from the side from which the touch leaves.
    if direction.contains(.left) { (start.x, end.x) = (point.x + width / 2, point.x - width / 2) }
    if direction.contains(.right) { (start.x, end.x) = (point.x - width / 2, point.x + width / 2) }
    if direction.contains(.up) { end.y -= height }
    if direction.contains(.down) { end.y += height }
    drag(from: start, to: end, in: window)
    advance(by: 0)
  }

  /// Selects the segment with a title.
  ///
  /// - Parameters:
  ///   - title: The title of the segment.
  ///   - query: The segmented control.
  ///   - window: The window; nil for the key window, or else the frontmost one.
  /// - Throws: `ElementError`: `notSuitable` for other views, `noSuchChoice` with the titles.
  public static func choose(
    _ title: String,
    in query: ElementQuery = .type(UISegmentedControl.self),
    window: UIWindow? = nil
  ) throws(ElementError) {
    let window = try shown(window)
    let element = try FoundElement(query, in: window)
    guard let control = element.responder as? UISegmentedControl else {
      throw element.error(.notSuitable, "has no choices; segmented controls have")
    }
    let segments = ElementCandidates(in: window).all.filter { candidate in
      candidate.isAccessible && (candidate.responder as? UIView)?.superview === control
    }
    guard let segment = segments.first(where: { $0.node.label == title }) else {
      let known = segments.map { "\"\($0.node.label ?? "")\"" }.joined(separator: ", ")
      throw element.error(.noSuchChoice, "has no choice \"\(title)\"; it has \(known)")
    }
    advance(by: pause)
    let found = FoundElement(segment, .text(title), in: window)
    tap(at: try found.reachablePoint(), in: window)
    advance(by: 0)
  }

  /// Returns a window, or else the key window, or else the frontmost one on screen.
  static func shown(_ window: UIWindow?) throws(ElementError) -> UIWindow {
    let application = UIApplication.shared
    let front = application.windows.last { !$0.isHidden }
    guard let window = window ?? application.keyWindow ?? front else {
      throw ElementError(
        .noWindow,
        "no window is on screen; call `makeKeyAndVisible()`",
        in: nil
      )
    }
    return window
  }
}

import Foundation
public import TatamiUIKit

/// A tree of views as text, for messages and expectations of tests.
@preconcurrency @MainActor
public enum ViewTree {
  /// The deepest level that is indented; lines of deeper levels begin with their depth.
  private static let deepestIndent = 100

  /// Returns a line for a view and each view below: class, frame, text, identifiers, states.
  ///
  /// An accessibility identifier follows `#`, a restoration identifier `@`.
  public static func description(of view: UIView) -> String {
    description(of: view) { _ in Addition() }
  }

  /// The text that is printed about a view besides its own line.
  struct Addition {
    /// The text at the end of the line.
    var suffix = ""
    /// The lines below, without indentation.
    var lines: [String] = []
  }

  /// Returns the lines of the tree, each with an addition.
  static func description(of view: UIView, adding addition: (UIView) -> Addition) -> String {
    var lines: [String] = []
    var waiting = [(view, 0)]
    while let (view, depth) = waiting.popLast() {
      let indent = String(repeating: "  ", count: min(depth, deepestIndent))
      let added = addition(view)
      lines.append(
        indent + (depth > deepestIndent ? "\(depth): " : "") + line(of: view) + added.suffix
      )
      lines += added.lines.map { "\(indent)    \($0)" }
      waiting += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(of view: UIView) -> String {
    var words = ["\(Swift.type(of: view))", "[\(view.frame.shortText)]"]
    if let text = text(of: view) { words.append("\"\(text)\"") }
    if let identifier = view.accessibilityIdentifier { words.append("#\(identifier)") }
    if let identifier = view.restorationIdentifier { words.append("@\(identifier)") }
    if view.tag != 0 { words.append("tag \(view.tag)") }
    if view.isHidden { words.append("hidden") }
    if view.alpha < 1 { words.append("alpha \(view.alpha.shortText)") }
    if view.transform != .identity { words.append("transformed") }
    if let control = view as? UIControl { words += control.state.words }
    return words.joined(separator: " ")
  }

  private static func text(of view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let button as UIButton: button.currentTitle
    default: nil
    }
  }
}

extension UIControl.State {
  fileprivate var words: [String] {
    let names: [(UIControl.State, String)] = [
      (.highlighted, "highlighted"), (.disabled, "disabled"), (.selected, "selected"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

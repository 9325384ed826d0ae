public import Foundation
public import TatamiUIKit

/// An element or group that a screen reader finds in a tree of views.
public struct AccessibilityNode: Hashable, Sendable, Codable {
  /// The kind where no trait says it: "text field" or "text view".
  public var kind: String?
  /// The accessibility label.
  public var label: String?
  /// The accessibility value.
  public var value: String?
  /// The accessibility hint.
  public var hint: String?
  /// The accessibility identifier.
  public var identifier: String?
  /// The accessibility traits.
  public var traits: UIAccessibilityTraits
  /// The frame in the coordinates of its window, in points.
  public var frame: CGRect
  /// The elements inside, in reading order.
  public var children: [AccessibilityNode] = []

  /// Creates the node of a responder, without children.
  @MainActor
  package init(of responder: UIResponder) {
    kind = responder.accessibilityKind
    label = responder.accessibilityLabel
    value = responder.accessibilityValue
    hint = responder.accessibilityHint
    identifier = responder.accessibilityIdentifier
    traits = responder.accessibilityTraits
    frame = responder.accessibilityFrame
  }
}

extension AccessibilityNode: CustomStringConvertible {
  /// A line for each node, indented by depth: kind, label, value, hint, identifier, frame.
  public var description: String {
    var lines: [String] = []
    var waiting: [(node: AccessibilityNode, depth: Int)] = [(self, 0)]
    while let (node, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + node.line)
      waiting += node.children.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private var line: String {
    var words = [kind].compactMap(\.self) + traits.words
    if words.isEmpty { words = [children.isEmpty ? "element" : "group"] }
    if let label { words.append("\"\(label)\"") }
    if let value { words.append("= \(value)") }
    if let hint { words.append("(\(hint))") }
    if let identifier { words.append("#\(identifier)") }
    return (words + ["[\(frame.shortText)]"]).joined(separator: " ")
  }
}

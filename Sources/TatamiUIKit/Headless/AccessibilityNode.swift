public import Foundation

/// What a reader of the screen finds at one place of a tree of views.
public struct AccessibilityNode: Hashable, Sendable, Codable {
  /// What it is, where no trait says so: "text field" or "text view".
  public var kind: String?
  /// What it is called.
  public var label: String?
  /// What it says at the moment.
  public var value: String?
  /// What acting on it does.
  public var hint: String?
  /// Its name for tests.
  public var identifier: String?
  /// What kind of thing it is.
  public var traits: UIAccessibilityTraits
  /// Where it is in its window, in points.
  public var frame: CGRect
  /// What is inside, in reading order.
  public var children: [AccessibilityNode] = []

  @MainActor
  init(of responder: UIResponder) {
    kind = responder.ownAccessibility.kind
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

import TatamiHost
import TatamiJSON
import TatamiUIKit

extension AccessibilityMirror.Element {
  /// The element as a member of the message `tree`.
  var message: JSONValue {
    let frame = node.frame
    let isToggle = node.traits.contains(.toggleButton)
    return .object([
      "id": .number(Double(id)),
      "parent": parent.map { .number(Double($0)) } ?? .null,
      "role": .string(role),
      "frame": .array(
        [frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) }
      ),
      "label": node.label.map(JSONValue.string) ?? .null,
      "value": node.value.map(JSONValue.string) ?? .null,
      "hint": node.hint.map(JSONValue.string) ?? .null,
      "identifier": node.identifier.map(JSONValue.string) ?? .null,
      "checked": isToggle ? .bool(node.value == "1") : .null,
      "selected": .bool(node.traits.contains(.selected)),
      "disabled": .bool(node.traits.contains(.notEnabled)),
      "focused": .bool(isFocused),
    ])
  }

  /// The role of ARIA; "text" for elements that have none.
  private var role: String {
    let roles: [(UIAccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.adjustable, "slider"), (.searchField, "searchbox"),
      (.link, "link"), (.button, "button"), (.header, "heading"), (.tabBar, "tablist"),
      (.image, "img"),
    ]
    if let role = roles.first(where: { node.traits.contains($0.0) })?.1 { return role }
    if node.kind?.contains("text") == true { return "textbox" }
    return isGroup ? "group" : "text"
  }
}

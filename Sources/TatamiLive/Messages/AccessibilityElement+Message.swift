import OrderedCollections
import TatamiHost
import TatamiJSON
import TatamiUIKit

extension AccessibilityMirror.Element {
  /// The members of the element in the message `tree`.
  var members: OrderedDictionary<String, JSONValue> {
    let isToggle = node.traits.contains(.toggleButton)
    return [
      "id": .number(Double(id)),
      "parent": parent.map { .number(Double($0)) } ?? .null,
      "role": .string(role),
      "frame": node.frame.value,
      "group": .bool(isGroup),
      "rows": table.map { .number(Double($0.rows)) } ?? .null,
      "columns": table.map { .number(Double($0.columns)) } ?? .null,
      "row": cell.map { .number(Double($0.row)) } ?? .null,
      "column": cell.map { .number(Double($0.column)) } ?? .null,
      "modal": .bool(isModal),
      "multiline": .bool(node.kind == "text view"),
      "readOnly": .bool(isReadOnly),
      "actions": actions.isEmpty ? .null : .array(actions.map(JSONValue.string)),
      "index": position.map { .number(Double($0.index)) } ?? .null,
      "count": position.map { .number(Double($0.count)) } ?? .null,
      "label": node.label.map(JSONValue.string) ?? .null,
      "value": node.value.map(JSONValue.string) ?? .null,
      "hint": node.hint.map(JSONValue.string) ?? .null,
      "identifier": node.identifier.map(JSONValue.string) ?? .null,
      "checked": isToggle ? .bool(node.value == "1") : .null,
      "selected": .bool(node.traits.contains(.selected)),
      "disabled": .bool(node.traits.contains(.notEnabled)),
      "focused": .bool(isFocused),
    ]
  }

  /// The index of a row or item in its list, and the number of rows or items.
  private var position: (index: Int, count: Int)? {
    guard case .item(let index, let count) = listPart, role == "listitem" else { return nil }
    return (index, count)
  }

  private var table: (rows: Int, columns: Int)? {
    guard case .table(let rows, let columns) = listPart else { return nil }
    return (rows, columns)
  }

  private var cell: (row: Int, column: Int)? {
    guard case .cell(let row, let column, _) = listPart else { return nil }
    return (row, column)
  }

  /// The role of ARIA; "text" for elements that have none.
  ///
  /// A row that is a control, such as a button, has the role of the control.
  private var role: String {
    switch (listPart, ownRole) {
    case (.list, "group"): "list"
    case (.item, "group"), (.item, "text"): "listitem"
    case (.table, "group"): "table"
    case (.cell(_, _, let isTitle), "group"), (.cell(_, _, let isTitle), "text"):
      isTitle ? "columnheader" : "cell"
    case (_, let role): role
    }
  }

  private var ownRole: String {
    let roles: [(UIAccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.adjustable, "slider"), (.searchField, "searchbox"),
      (.link, "link"), (.button, "button"), (.header, "heading"), (.tabBar, "tablist"),
      (.image, "img"),
    ]
    if let role = roles.first(where: { node.traits.contains($0.0) })?.1 { return role }
    if node.kind?.contains("text") == true { return "textbox" }
    if isModal { return "dialog" }
    if node.traits.contains(.updatesFrequently), node.value?.hasSuffix("%") == true {
      return "progressbar"
    }
    return isGroup ? "group" : "text"
  }
}

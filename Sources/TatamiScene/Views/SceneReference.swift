/// The reference of scenes: all nodes and objects with their properties.
@preconcurrency @MainActor
public enum SceneReference {
  /// Returns the reference as Markdown.
  public static func markdown() -> String {
    let kinds = NodeKind.all
    let list = kinds.map { "| [`\($0.name)`](#\($0.name.lowercased())) | \($0.summary) |\n" }
      .joined()
    var text = "## Nodes\n\n| Type | |\n| --- | --- |\n\(list)"
    text += section("All nodes", general + ViewProperties.common.map(row))
    for kind in kinds { text += section(kind) }
    text += "\n## Objects\n"
    text += section("scene", Canvas.table.properties.map(row))
    text += section("gradient", Gradient.table.properties.map(row))
    text += section("border", BorderStyle.table.properties.map(row))
    text += section("shadow", ShadowStyle.table.properties.map(row))
    text += section("span", TextSpan.table.properties.map(row))
    text += section("gridColumn", GridColumn.table.properties.map(row))
    text += section("gridRow", GridRow.table.properties.map(row))
    text += section("gridHeader", GridRow.header.properties.map(row))
    text += section("section", TableSectionContent.table.properties.map(row))
    text += section("row", TableRowContent.table.properties.map(row))
    text += section("tile", TileContent.table.properties.map(row))
    text += section("constraint", ConstraintContent.table.properties.map(row))
    return text
  }

  private static let general = [
    "| `type` | the name of a node | required | What the node is. |",
    "| `style` | name, or list of names | none | The styles of the node; later ones replace earlier"
      + " ones, and the node's own properties replace both. |",
  ]

  private static func section(_ kind: NodeKind) -> String {
    var rows = kind.properties.prefix(kind.ownCount).map(row)
    rows += kind.properties.suffix(1).map(row)
    if kind.keys.contains("children") {
      rows.append("| `children` | list of nodes | none | The nodes inside. |")
    }
    return section(kind.name, rows, summary: kind.summary)
  }

  private static func section(_ title: String, _ rows: [String], summary: String? = nil) -> String {
    let lines = ["", "### \(title)", ""] + (summary.map { [$0, ""] } ?? [])
    let head = ["| Property | Value | Default | |", "| --- | --- | --- | --- |"]
    return (lines + head + rows).joined(separator: "\n") + "\n"
  }

  private static func row<Target>(_ property: SceneProperty<Target>) -> String {
    let initial = property.initial ?? "required"
    return "| `\(property.name)` | \(property.form) | \(initial) | \(property.summary) |"
  }
}

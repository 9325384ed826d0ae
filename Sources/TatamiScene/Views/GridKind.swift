import Tatami

extension NodeKind {
  /// Texts in rows and columns.
  static let grid = NodeKind(
    "grid",
    "Texts and numbers in rows and columns, such as a price list; as high as its content.",
    [
      SceneProperty<GridNode>(
        "columns",
        .list(
          of: .object(GridColumn.table, example: "{}", from: GridColumn()).countedAsNode(),
          count: 0...GridColumn.limit
        ),
        default: "as many as a row has cells",
        "The [columns](#gridcolumn); a row of titles is shown if one of them has a title."
      ) { $0.columns = $1 },
      SceneProperty(
        "rows",
        .list(
          of: .object(GridRow.table, example: "{}", from: GridRow()).countedAsNode(),
          count: 0...1_000
        ),
        default: nil,
        "The rows."
      ) { $0.rows = $1 },
      SceneProperty(
        "header",
        .object(GridRow.header, example: "{}", from: GridRow()),
        default: "semibold, `secondaryLabel`, 0.8 times the size",
        "The style of the titles."
      ) { $0.header = $1 },
    ] + spaces
      + TextStyle.properties.map { property in
        property.map { change in { $0.changes.append(change) } }
      },
    make: { GridNode(frame: .zero) }
  )

  private static let spaces: [SceneProperty<GridNode>] = [
    SceneProperty("space", .points(0...1_000), default: "16", "The space between columns.") {
      $0.space = $1
    },
    SceneProperty(
      "rowPadding",
      .insets,
      default: "`{\"y\": 8}`",
      "The space between the edges of a row and its cells."
    ) { $0.rowPadding = $1 },
    SceneProperty(
      "separators",
      .choice([
        "rows": GridSeparators.rows, "header": .header, "none": .none,
      ]),
      default: "`\"rows\"`",
      "The lines: above all rows but the first one, below the titles, or none."
    ) { $0.separators = $1 },
    SceneProperty("separatorColor", .color, default: "`separator`", "The color of the lines.") {
      $0.separatorColor = $1
    },
    SceneProperty("stripes", .color, default: "none", "The color behind every second row.") {
      $0.stripes = $1
    },
  ]
}

import Tatami
import TatamiJSON

/// The position of texts in a column of a grid.
enum GridAlignment {
  case leading, center, trailing
  /// Numbers with their decimals below each other, at the trailing edge.
  case decimal
}

/// The rows of a grid above which a line is drawn.
enum GridSeparators {
  case none
  /// The row below the titles.
  case header
  /// All rows but the first one.
  case rows
}

/// A column of a grid.
struct GridColumn {
  var title: [TextSpan] = []
  var width = SizeDescription.wrap
  /// The alignment; nil for that of the content.
  var alignment: GridAlignment?
  /// The maximum number of lines of a cell; 0 for any number.
  var lines = 0
  /// The changes of the grid's text style.
  var changes: [SceneProperty<TextStyle>.Assignment] = []

  /// The properties of a column.
  @MainActor static let table = PropertyTable<GridColumn>(
    title: "gridColumn",
    properties: [
      SceneProperty("title", .spans, default: "none", "The text in the row of titles.") {
        $0.title = $1
      },
      SceneProperty(
        "width",
        .columnWidth,
        default: "`\"wrap\"`",
        "The width; `wrap` is that of the widest cell, or less if the grid is too narrow."
      ) { $0.width = $1 },
      SceneProperty(
        "textAlignment",
        .choice([
          "leading": GridAlignment.leading, "center": .center, "trailing": .trailing,
          "decimal": .decimal,
        ]),
        default: "`decimal` if all cells are numbers, otherwise `leading`",
        "The position of the texts; `decimal` places the decimals of numbers below each other at the"
          + " trailing edge, with digits of equal widths."
      ) { $0.alignment = $1 },
      SceneProperty(
        "lines",
        .integer(0...10_000),
        default: "0",
        "The maximum number of lines of a cell, whose last one ends in an ellipsis if the text does"
          + " not fit; 0 for any number."
      ) { $0.lines = $1 },
    ]
      + TextStyle.properties.map { property in
        property.map(default: "that of the grid") { change in { $0.changes.append(change) } }
      }
  )
}

/// A row of a grid.
struct GridRow {
  var cells: [[TextSpan]] = []
  var background: UIColor?
  /// Whether a line is above the row; nil for what the grid says.
  var hasSeparator: Bool?
  /// The changes of the text style of the columns.
  var changes: [SceneProperty<TextStyle>.Assignment] = []

  /// The properties of a row.
  @MainActor static let table = PropertyTable<GridRow>(
    title: "gridRow",
    properties: [
      SceneProperty(
        "cells",
        .list(of: .cell, count: 0...GridColumn.limit),
        default: "none",
        "The cells in the order of the columns: texts, numbers, or null for an empty cell."
      ) { $0.cells = $1 },
      SceneProperty(
        "separator",
        .flag,
        default: "`separators` of the grid",
        "Whether a line is above the row."
      ) { $0.hasSeparator = $1 },
    ] + style
  )

  /// The properties of the row of titles.
  @MainActor static let header = PropertyTable<GridRow>(title: "gridHeader", properties: style)

  @MainActor private static let style: [SceneProperty<GridRow>] =
    [
      SceneProperty("background", .color, default: "none", "The color behind the row.") {
        $0.background = $1
      }
    ]
    + TextStyle.properties.map { property in
      property.map(default: "that of the column") { change in { $0.changes.append(change) } }
    }
}

extension GridRow {
  /// Returns the content of a cell; empty if the row has fewer cells.
  func spans(in column: Int) -> [TextSpan] {
    cells.indices.contains(column) ? cells[column] : []
  }
}

extension GridColumn {
  /// The maximum number of columns.
  static let limit = 50
}

extension ValueForm<[TextSpan]> {
  /// A cell of a grid.
  static let cell = ValueForm(
    "text, number, null, or list of texts and [spans](#span)",
    example: #""Ada""#,
    schema: SchemaPart.any(of: [
      spans.schema, SchemaPart.anyNumber, .object(["type": .string("null")]),
      SchemaPart.reference("reference"),
    ])
  ) { reader, resources throws(SceneError) in
    switch reader.value {
    case .null: return []
    case .number(let number): return [TextSpan(text: JSONWriter.text(of: number))]
    default: return try spans.read(reader, resources)
    }
  }.countedAsNode()
}

extension ValueForm<SizeDescription> {
  /// The width of a column.
  static let columnWidth = ValueForm(
    "[length](#lengths) without an aspect ratio",
    example: "120",
    schema: SchemaPart.reference("length")
  ) { reader, resources throws(SceneError) in
    let width = try length.read(reader, resources)
    guard width.kind != .aspect else { throw reader.impossible("a column has no aspect ratio") }
    let limits = [width.value, abs(width.limits.add), width.limits.min]
    guard limits.allSatisfy({ $0 <= ViewScene.lengthLimit }) else {
      throw reader.impossible("a column of more than \(Int(ViewScene.lengthLimit)) points")
    }
    return width
  }
}

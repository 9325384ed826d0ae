import Tatami

extension NodeKind {
  /// A table of cards, shown at the height of its content.
  static let roundedTable = NodeKind(
    "roundedTable",
    "A table whose sections are cards in a centered column; as high as its content.",
    [
      SceneProperty<RoundedTableNode>("sections", .sections, default: nil, "The sections.") {
        $0.sections = $1
      },
      SceneProperty(
        "radius",
        .points(0...1_000),
        default: "7",
        "The radius of the corners of the cards."
      ) { $0.radius = $1 },
      SceneProperty(
        "inset",
        .points(0...10_000),
        default: "18",
        "The distance of the column from both edges of the table."
      ) { $0.inset = $1 },
      SceneProperty(
        "maxColumnWidth",
        .points(0...100_000),
        default: "675",
        "The largest width of the column; 0 for no limit."
      ) { $0.maximumColumnWidth = $1 },
      SceneProperty(
        "cardColor",
        .color,
        default: "`secondarySystemGroupedBackground`",
        "The color of the cards."
      ) { $0.cardColor = $1 },
    ],
    make: { RoundedTableNode(frame: .zero) }
  )
}

/// A rounded table of a document.
final class RoundedTableNode: TableNode {
  /// The radius of the corners of the cards, in points.
  var radius = 7.0
  /// The distance of the column from both edges, in points.
  var inset = 18.0
  /// The largest width of the column, in points; 0 for no limit.
  var maximumColumnWidth = 675.0
  /// The color of the cards; nil for that of grouped tables.
  var cardColor: UIColor?

  override func makeView(size: CGSize) -> UITableView {
    let table = RoundedTableView(frame: CGRect(origin: .zero, size: size), style: .grouped)
    table.sectionCornerRadius = radius
    table.horizontalInset = inset
    table.maximumWidth = maximumColumnWidth
    table.cellBackgroundColor = cardColor
    return table
  }

  override func makeCell() -> UITableViewCell {
    RoundedTableViewCell(style: .default, reuseIdentifier: nil)
  }
}

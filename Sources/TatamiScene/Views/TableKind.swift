import Foundation
import Tatami

extension NodeKind {
  /// A table, shown at the height of its content.
  static let table = NodeKind(
    "table",
    "A table of sections, such as settings; as high as its content.",
    [
      SceneProperty<TableNode>(
        "appearance",
        .choice([
          "insetGrouped": UITableView.Style.insetGrouped, "grouped": .grouped, "plain": .plain,
        ]),
        default: "`\"insetGrouped\"`",
        "Sections as rounded cards, as bands, or as a list."
      ) { $0.tableStyle = $1 },
      SceneProperty("sections", .sections, default: nil, "The sections.") { $0.sections = $1 },
    ],
    make: { TableNode(frame: .zero) }
  )
}

extension ValueForm<[TableSectionContent]> {
  /// The maximum number of sections and rows in a table.
  private static let limit = 1_000

  /// The sections of a table.
  static let sections = ValueForm(
    "list of [sections](#section), with up to \(limit) sections and rows",
    example: #"[{"header": "A", "rows": [{"title": "B"}]}]"#,
    schema: SchemaPart.list(of: SchemaPart.reference("section"))
  ) { reader, resources throws(SceneError) in
    var sections: [TableSectionContent] = []
    var count = 0
    try resources.forEach(try reader.array()) { element throws(SceneError) in
      var section = TableSectionContent()
      try resources.budget.spendNode(element)
      try TableSectionContent.table.read(element, into: &section, resources)
      count += 1 + section.rows.count
      guard count <= limit else {
        throw reader.impossible("more than \(limit) sections and rows")
      }
      sections.append(section)
    }
    return sections
  }
}

/// A section of a table.
struct TableSectionContent {
  var header: String?
  var footer: String?
  var rows: [TableRowContent] = []

  /// The properties of a section.
  @MainActor static let table = PropertyTable<TableSectionContent>(
    title: "section",
    properties: [
      SceneProperty("header", .text, default: "none", "The title above the rows.") {
        $0.header = $1
      },
      SceneProperty("footer", .text, default: "none", "The text below the rows.") {
        $0.footer = $1
      },
      SceneProperty(
        "rows",
        .list(
          of: .object(TableRowContent.table, example: "{}", from: TableRowContent())
            .countedAsNode(),
          count: 0...1_000
        ),
        default: "none",
        "The [rows](#row)."
      ) { $0.rows = $1 },
    ]
  )
}

/// A row of a table.
struct TableRowContent {
  var title: String?
  var subtitle: String?
  var value: String?
  var color: UIColor?
  var image: UIImage?
  var accessory = UITableViewCell.AccessoryType.none
  /// The state of a switch at the end of the row; nil for no switch.
  var isOn: Bool?

  /// The properties of a row.
  @MainActor static let table = PropertyTable<TableRowContent>(
    title: "row",
    properties: [
      SceneProperty("title", .text, default: "none", "The title.") { $0.title = $1 },
      SceneProperty("subtitle", .text, default: "none", "The text below the title.") {
        $0.subtitle = $1
      },
      SceneProperty(
        "value",
        .text,
        default: "none",
        "The text at the end of the row, instead of a subtitle."
      ) { $0.value = $1 },
      SceneProperty("color", .color, default: "`label`", "The color of the title.") {
        $0.color = $1
      },
      SceneProperty("image", .image, default: "none", "The image at the start of the row.") {
        $0.image = $1
      },
      SceneProperty(
        "accessory",
        .choice([
          "none": UITableViewCell.AccessoryType.none, "disclosure": .disclosureIndicator,
          "checkmark": .checkmark, "detail": .detailButton,
        ]),
        default: "`\"none\"`",
        "The symbol at the end of the row."
      ) { $0.accessory = $1 },
      SceneProperty(
        "on",
        .flag,
        default: "no switch",
        "The state of a switch at the end of the row, instead of a symbol."
      ) { $0.isOn = $1 },
    ]
  )

  /// Gives a cell the content of the row.
  @MainActor
  func configure(_ cell: UITableViewCell) {
    var content = value == nil ? UIListContentConfiguration.subtitleCell() : .valueCell()
    content.text = title
    content.secondaryText = value ?? subtitle
    content.image = image
    if let color { content.textProperties.color = color }
    cell.contentConfiguration = content
    cell.accessoryType = accessory
    if let isOn {
      let control = UISwitch(frame: .zero)
      control.isOn = isOn
      cell.accessoryView = control
    }
  }
}

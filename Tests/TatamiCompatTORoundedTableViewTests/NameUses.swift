import TatamiCompatTORoundedTableView

// Every name of TORoundedTableView once; the comment before a line is the name in the table of
// Documentation/Migration/TORoundedTableView.md.

// TORoundedTableView
class NamedTable: TORoundedTableView {}
// TORoundedTableViewCell
class NamedCell: TORoundedTableViewCell {}
// TORoundedTableViewCapCell
class NamedCap: TORoundedTableViewCapCell {}
// TORoundedTableViewCellBackground
class NamedBackground: TORoundedTableViewCellBackground {}

/// Tables made by all initializers.
@MainActor
func namedTables() -> [TORoundedTableView] {
  [
    // TORoundedTableView.init(frame:style:)
    TORoundedTableView(frame: .zero, style: .plain),
    // TORoundedTableView.init(frame:)
    TORoundedTableView(frame: .zero),
    // TORoundedTableView.init()
    TORoundedTableView(),
  ]
}

/// Uses the properties of a table; returns a cell.
@MainActor
func useTable(_ table: TORoundedTableView) -> UITableViewCell? {
  // TORoundedTableView.showRoundedCorners
  table.showRoundedCorners = true
  // TORoundedTableView.horizontalInset
  table.horizontalInset = 22.0
  // TORoundedTableView.accessoryHorizontalInset
  table.accessoryHorizontalInset = 30
  if table.accessoryHorizontalInset < 100 { table.accessoryHorizontalInset += 1 }
  // TORoundedTableView.maximumWidth
  table.maximumWidth = table.maximumWidth * 2
  // TORoundedTableView.sectionCornerRadius
  table.sectionCornerRadius = 5
  // TORoundedTableView.cellBackgroundColor
  table.cellBackgroundColor = nil
  let color: UIColor = table.cellBackgroundColor
  // TORoundedTableView.cellSelectedBackgroundColor
  table.cellSelectedBackgroundColor = color.withAlphaComponent(0.5)
  table.register(TORoundedTableViewCapCell.self, forCellReuseIdentifier: "cap")
  // TORoundedTableView.dequeueReusableCell(withIdentifier:)
  return table.dequeueReusableCell(withIdentifier: "cap")
}

/// Uses the properties of a cap cell.
@MainActor
func useCap(_ cell: TORoundedTableViewCapCell) {
  // TORoundedTableViewCapCell.topCornersRounded
  cell.topCornersRounded = true
  // TORoundedTableViewCapCell.bottomCornersRounded
  cell.bottomCornersRounded = !cell.topCornersRounded
}

/// Uses the properties of a background.
@MainActor
func useBackground(_ view: TORoundedTableViewCellBackground) {
  // TORoundedTableViewCellBackground.topCornersRounded
  view.topCornersRounded = true
  // TORoundedTableViewCellBackground.bottomCornersRounded
  view.bottomCornersRounded = false
  // TORoundedTableViewCellBackground.roundedCornerImage
  view.roundedCornerImage = UIImage()
}

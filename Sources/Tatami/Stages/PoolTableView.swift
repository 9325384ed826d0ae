import TatamiGeometry
import TatamiUIKit

/// The table of a pool.
final class PoolTableView: UIView {
  private let palette: PosterPalette

  init(_ table: PoolTablePlan, _ palette: PosterPalette) {
    self.palette = palette
    super.init(frame: CGRect(table.frame))
    accessibilityLabel = "Table"
    addTitles(of: table)
    for (index, row) in table.rows.enumerated() { add(row, at: index, of: table) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func addTitles(of table: PoolTablePlan) {
    let height = StagesMetrics.tableHeaderHeight
    for (column, title) in table.titles.enumerated() {
      let label = number(title, column: column, of: table)
      label.frame.size.height = height
      label.font = StagesMetrics.tableTitleFont
      label.textColor = palette.muted.uiColor
      addSubview(label)
    }
  }

  private func add(_ row: PoolTablePlan.Row, at index: Int, of table: PoolTablePlan) {
    let height = StagesMetrics.tableRowHeight
    let y = StagesMetrics.tableHeaderHeight + Double(index) * height
    let view = UIView(frame: CGRect(x: 0, y: y, width: bounds.width, height: height))
    view.isAccessibilityElement = true
    let points = row.numbers.last ?? ""
    view.accessibilityLabel = "\(row.rank). \(row.name), \(points) points"
    if index % 2 == 0 {
      view.backgroundColor = palette.card.uiColor
      view.layer.cornerRadius = 4
    }
    let rank = UILabel(frame: CGRect(x: 0, y: 0, width: table.nameX - 10, height: height))
    rank.text = row.rank
    rank.font = StagesMetrics.tableNumberFont
    rank.textColor = palette.muted.uiColor
    rank.textAlignment = .right
    let right = table.rightEdge(ofColumn: 0) - table.numberWidth
    let width = right - table.nameX
    let name = UILabel(frame: CGRect(x: table.nameX, y: 0, width: width, height: height))
    name.text = row.name
    name.font = index == 0 ? PosterMetrics.winnerFont : PosterMetrics.nameFont
    name.textColor = palette.text.uiColor
    view.addSubview(rank)
    view.addSubview(name)
    for (column, text) in row.numbers.enumerated() {
      let label = number(text, column: column, of: table)
      label.frame.size.height = height
      let isLast = column == row.numbers.count - 1
      label.font = isLast ? StagesMetrics.pointsFont : StagesMetrics.tableNumberFont
      label.textColor = (isLast ? palette.text : palette.muted).uiColor
      view.addSubview(label)
    }
    addSubview(view)
  }

  private func number(_ text: String, column: Int, of table: PoolTablePlan) -> UILabel {
    let width = table.numberWidth + 4
    let x = table.rightEdge(ofColumn: column) - width
    let label = UILabel(frame: CGRect(x: x, y: 0, width: width, height: 0))
    label.text = text
    label.textAlignment = .right
    return label
  }
}

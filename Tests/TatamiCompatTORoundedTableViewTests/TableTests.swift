import Tatami
import TatamiCompatTORoundedTableView
import TestSupport
import Testing

/// A table whose rows are all cap cells with wrong flags.
@MainActor
private final class Rows: NSObject, UITableViewDataSource {
  var counts = [3, 1]
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 768, height: 600))
  let table = TORoundedTableView(frame: CGRect(x: 0, y: 0, width: 768, height: 600), style: .plain)

  override init() {
    super.init()
    table.register(TORoundedTableViewCapCell.self, forCellReuseIdentifier: "cap")
    table.dataSource = self
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cap", for: indexPath)
    (cell as? TORoundedTableViewCapCell)?.topCornersRounded = true
    return cell
  }

  /// The rounded corners of the visible rows, as bits.
  var corners: [UInt] {
    table.visibleCells.map { $0.layer.cornerRadius > 0 ? UInt($0.layer.maskedCorners.rawValue) : 0 }
  }
}

/// Tables with the cells of the original.
@MainActor @Suite(.environment) struct TableTests {
  @Test func `the positions of rows decide the corners, not the flags`() {
    let rows = Rows()
    #expect(rows.corners == [3, 0, 12, 15])
    let cap = rows.table.visibleCells[1] as? TORoundedTableViewCapCell
    #expect(cap?.topCornersRounded == true)
    #expect(cap?.bottomCornersRounded == false)
  }

  @Test func `a flag that asks for other corners is reported once by each cell`() {
    var rows: Rows?
    let reports = Reports.during {
      rows = Rows()
      rows?.table.visibleCells.forEach { $0.setNeedsLayout() }
      rows?.window.layoutIfNeeded()
    }
    #expect(rows?.table.visibleCells.count == 4)
    #expect(reports.count == 2)
    #expect(reports.allSatisfy { $0.contains("topCornersRounded") })
  }

  @Test func `an inserted first row takes the corners over`() {
    let rows = Rows()
    rows.counts = [4, 1]
    rows.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    rows.window.layoutIfNeeded()
    #expect(rows.corners == [3, 0, 0, 12, 15])
  }

  @Test func `rows stand in the column`() {
    let rows = Rows()
    #expect(Set(rows.table.visibleCells.map(\.frame.minX)) == [46.5])
    #expect(Set(rows.table.visibleCells.map(\.frame.width)) == [675])
    rows.table.showRoundedCorners = false
    rows.window.layoutIfNeeded()
    #expect(Set(rows.table.visibleCells.map(\.frame.width)) == [768])
    #expect(rows.corners == [0, 0, 0, 0])
  }

  @Test func `setting nil resets colors and the inset of labels`() {
    let table = TORoundedTableView()
    let (normal, selected) = (table.cellBackgroundColor, table.cellSelectedBackgroundColor)
    let inset: CGFloat = table.accessoryHorizontalInset
    table.cellBackgroundColor = .red
    table.cellSelectedBackgroundColor = .green
    table.accessoryHorizontalInset = inset + 7
    #expect(table.accessoryHorizontalInset == inset + 7)
    table.cellBackgroundColor = nil
    table.cellSelectedBackgroundColor = nil
    table.accessoryHorizontalInset = nil
    #expect(table.cellBackgroundColor === normal)
    #expect(table.cellSelectedBackgroundColor === selected)
    #expect(table.accessoryHorizontalInset == inset)
  }

  @Test func `the uses of names run`() throws {
    let tables = namedTables()
    #expect(tables.map(\.style) == [.grouped, .grouped, .grouped])
    #expect(useTable(tables[0]) is TORoundedTableViewCapCell)
    #expect(tables[0].accessoryHorizontalInset == 31)
    #expect(tables[0].maximumWidth == 1_350)
    let cap = NamedCap(style: .default, reuseIdentifier: nil)
    useCap(cap)
    #expect(cap.topCornersRounded && !cap.bottomCornersRounded)
  }

  @Test func `a background rounds the corners of its edges`() {
    let view = NamedBackground(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    #expect(view.layer.cornerRadius == 0)
    useBackground(view)
    #expect(view.layer.cornerRadius == 7)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.roundedCornerImage != nil)
    view.topCornersRounded = false
    #expect(view.layer.cornerRadius == 0)
  }
}

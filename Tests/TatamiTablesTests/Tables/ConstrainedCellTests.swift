import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Cells whose constraints determine their height.
@MainActor
@Suite(.arithmeticText)
struct ConstrainedCellTests {
  private static let long = "Several words that need more than one line in a cell of a narrow table"

  private func fixture(
    _ rows: Int,
    configure: @escaping @MainActor (ConstrainedCell, IndexPath) -> Void = { _, _ in }
  ) -> TableFixture {
    let fixture = TableFixture([rows])
    fixture.table.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    fixture.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      if let cell = cell as? ConstrainedCell { configure(cell, path) }
      return cell
    }
    return fixture
  }

  private func cells(_ fixture: TableFixture) -> [ConstrainedCell] {
    fixture.table.visibleCells.compactMap { $0 as? ConstrainedCell }
  }

  @Test func `AL194: constraints of the content view determine the height of a row`() {
    let fixture = fixture(3) { cell, path in cell.height.constant = 30 + 10 * CGFloat(path.row) }
    fixture.layout()
    #expect(cells(fixture).map(\.frame.height) == [50, 60, 70])
    #expect(cells(fixture).map(\.box.frame.height) == [30, 40, 50])
    #expect(cells(fixture).map(\.frame.minY) == [0, 50, 110])
  }

  @Test func `AL194: text of several lines wraps at the width beside accessories`() throws {
    let fixture = fixture(2) { cell, path in
      cell.label.text = Self.long
      cell.accessoryType = path.row == 0 ? .none : .disclosureIndicator
      cell.height.constant = 0
    }
    fixture.table.frame.size.width = 200
    fixture.layout()
    for cell in cells(fixture) {
      let width = cell.contentView.bounds.width - 20
      #expect(cell.label.frame.width == width)
      let text = cell.label.sizeThatFits(CGSize(width: width, height: 0)).height
      #expect(abs(cell.label.frame.height - text) < 1)
      #expect(cell.frame.height == cell.label.frame.height + 20)
    }
    let widths = cells(fixture).map(\.contentView.bounds.width)
    #expect(try #require(widths.last) < 200)
    #expect(widths.first == 200)
  }

  @Test func `AL196: rows whose required constraints need more height cause no contradiction`() {
    let fixture = fixture(20) { cell, _ in cell.height.constant = 100 }
    let reports = Reports.during {
      fixture.layout()
      for cell in cells(fixture) { cell.height.constant = 130 }
      UIView.performWithoutAnimation {
        fixture.table.beginUpdates()
        fixture.table.endUpdates()
      }
      fixture.layout()
      fixture.table.contentOffset.y = 900
      fixture.layout()
    }
    #expect(reports == [])
    #expect(cells(fixture).allSatisfy { $0.frame.height == $0.box.frame.height + 20 })
  }

  @Test func `AL194: cells are measured again when they are reused for other content`() {
    let fixture = fixture(100) { cell, path in
      cell.height.constant = 20 + CGFloat(path.row % 7) * 9
    }
    fixture.layout()
    for offset in stride(from: CGFloat(0), to: 3_000, by: 130) {
      fixture.table.contentOffset.y = offset
      fixture.layout()
      for cell in cells(fixture) {
        let row = fixture.table.indexPath(for: cell)?.row ?? 0
        #expect(cell.frame.height == 40 + CGFloat(row % 7) * 9)
        #expect(cell.box.frame.height == cell.height.constant)
      }
    }
  }

  @Test func `AL195: the height that a cell gives its content is named in the log`() {
    let fixture = fixture(1)
    fixture.layout()
    let reports = Reports.during {
      cells(fixture)[0].height.constant = 80
      fixture.layout()
    }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("'UIView-Encapsulated-Layout-Height' UIView:0x") == true)
    #expect(reports.first?.contains("NSAutoresizingMaskLayoutConstraint") == false)
  }

  @Test func `AL196: an animated update of a row that becomes higher causes no contradiction`() {
    let fixture = fixture(3)
    fixture.layout()
    let reports = Reports.during {
      cells(fixture)[1].height.constant = 130
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
      fixture.layout()
      for _ in 1...5 {
        Simulator.advance(by: 0.1)
        fixture.layout()
      }
    }
    #expect(reports == [])
    #expect(cells(fixture).map(\.frame.height) == [60, 150, 60])
  }

  /// Updates of a table of rows of which one has become higher.
  enum AnimatedUpdate: CaseIterable {
    case empty, changedInside, enclosed, reload, fadingReload, deletion, reconfiguration
    case move, moveAway, insertionAbove, insertionBelow, deletionAbove, deletionBelow, batch

    /// Whether the update measures all rows.
    var concernsAllRows: Bool { [.empty, .changedInside, .enclosed].contains(self) }

    /// Makes the update, which changes a constant itself if it concerns changes inside.
    @MainActor
    func run(_ fixture: TableFixture, _ row: Int, _ change: @escaping () -> Void) {
      let (table, path) = (fixture.table, IndexPath(row: row, section: 0))
      if self != .changedInside { change() }
      switch self {
      case .empty:
        table.beginUpdates()
        table.endUpdates()
      case .changedInside: table.performBatchUpdates(change)
      case .reload: table.reloadRows(at: [path], with: .automatic)
      case .fadingReload: table.reloadRows(at: [path], with: .fade)
      case .deletion:
        fixture.rows[0] -= 1
        table.deleteRows(at: [path], with: .left)
      case .enclosed: UIView.animate(withDuration: 0.2) { table.performBatchUpdates(nil) }
      case .reconfiguration: table.reconfigureRows(at: [path])
      case .move: table.moveRow(at: path, to: IndexPath(row: 1, section: 0))
      case .moveAway: table.moveRow(at: path, to: IndexPath(row: 11, section: 0))
      case .insertionAbove, .insertionBelow:
        fixture.rows[0] += 1
        let inserted = self == .insertionAbove ? row : row + 1
        table.insertRows(at: [IndexPath(row: inserted, section: 0)], with: .automatic)
      case .deletionAbove, .deletionBelow:
        fixture.rows[0] -= 1
        let deleted = self == .deletionAbove ? (row == 0 ? 1 : row - 1) : row + 1
        table.deleteRows(at: [IndexPath(row: deleted, section: 0)], with: .fade)
      case .batch:
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: row + 1, section: 0)], with: .automatic)
          table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .top)
          table.moveRow(at: path, to: IndexPath(row: 10, section: 0))
        }
      }
    }
  }

  @Test(arguments: AnimatedUpdate.allCases, [0, 3, 6, 7])
  func `AL196: no animated update of a row that becomes higher causes a contradiction`(
    update: AnimatedUpdate,
    row: Int
  ) throws {
    let fixture = fixture(12)
    fixture.layout()
    let cell = try #require(cells(fixture).dropFirst(row).first)
    let reports = Reports.during {
      update.run(fixture, row) {
        let grown = update.concernsAllRows ? cells(fixture) : [cell]
        for cell in grown { cell.height.constant = 130 }
      }
      fixture.layout()
      for _ in 1...5 {
        Simulator.advance(by: 0.1)
        fixture.layout()
      }
    }
    #expect(reports == [])
    #expect(cell.height.constant == 130)
  }

  @Test func `AL158: measuring a cell leaves the frame of its content as it is`() {
    let cell = ConstrainedCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    cell.layoutIfNeeded()
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.frame = cell.frame
    header.layoutIfNeeded()
    _ = cell.systemLayoutSizeFitting(CGSize(width: 200, height: 0))
    _ = cell.sizeThatFits(CGSize(width: 100, height: 0))
    _ = header.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(cell.contentView.frame.width == 320)
    #expect(header.contentView.frame.width == 320)
  }

  @Test func `L87: a changed constant resizes a row if the table includes constraints`() {
    let fixture = fixture(3)
    fixture.layout()
    fixture.table.selfSizingInvalidation = .enabledIncludingConstraints
    cells(fixture)[1].height.constant = 80
    fixture.layout()
    #expect(cells(fixture).map(\.frame.height) == [60, 100, 60])
  }

  @Test func `L87: by default a changed constant resizes a row in the next update`() {
    let fixture = fixture(3)
    fixture.layout()
    _ = Reports.during {
      cells(fixture)[1].height.constant = 80
      fixture.layout()
    }
    #expect(cells(fixture).map(\.frame.height) == [60, 60, 60])
    fixture.table.performBatchUpdates(nil)
    fixture.layout()
    #expect(cells(fixture).map(\.frame.height) == [60, 100, 60])
  }

  @Test func `L87: a new text resizes a row that is reconfigured`() {
    let source = UILabel()
    source.text = "A"
    let fixture = fixture(2) { cell, path in
      cell.label.text = path.row == 0 ? source.text : "B"
      cell.height.constant = 0
    }
    fixture.table.frame.size.width = 200
    fixture.layout()
    let before = cells(fixture).map(\.frame.height)
    #expect(before.first == before.last)
    source.text = Self.long
    fixture.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
    fixture.layout()
    let after = cells(fixture).map(\.frame.height)
    #expect(after.first ?? 0 > before.first ?? 0)
    #expect(after.last == before.last)
  }

  @Test func `AL194: headers and footers have the height that constraints ask for`() {
    let source = ConstrainedParts()
    let window = UIWindow.shown()
    let table = UITableView(frame: window.bounds, style: .plain)
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    window.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0).height == 53)
    #expect(table.rectForFooter(inSection: 0).height == 37)
  }

  @Test func `AL194: the margins of a cell's content view are those of the cell`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.contentView.layoutMargins == cell.layoutMargins)
  }
}

/// A cell with a box of a required height below a label, 10 points from all edges.
private final class ConstrainedCell: UITableViewCell {
  let label = UILabel()
  let box = UIView()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    for view in [label, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
      ])
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      box.topAnchor.constraint(equalTo: label.bottomAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A section of which the header is a plain view and the footer a view of a table.
private final class ConstrainedParts: NSObject, UITableViewDataSource, UITableViewDelegate {
  private static func fill(_ view: UIView, height: CGFloat) {
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.heightAnchor.constraint(equalToConstant: height),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = UIView()
    Self.fill(view, height: 50)
    return view
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    Self.fill(view.contentView, height: 34)
    return view
  }
}

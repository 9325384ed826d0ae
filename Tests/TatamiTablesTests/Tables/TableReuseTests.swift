import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// A delegate whose headers are dequeued.
@MainActor
private final class HeaderDelegate: NSObject, UITableViewDelegate {
  var made: Set<ObjectIdentifier> = []

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    if let view { made.insert(ObjectIdentifier(view)) }
    return view
  }
}

@MainActor
@Suite(.arithmeticText)
struct TableReuseTests {
  private final class CountingCell: UITableViewCell {
    var preparations = 0
    var layouts = 0
    var onLayout: () -> Void = {}
    override func prepareForReuse() {
      super.prepareForReuse()
      preparations += 1
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      onLayout()
    }
  }

  private final class StyledCell: UITableViewCell {
    var passedStyle: UITableViewCell.CellStyle?
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
      passedStyle = style
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class TitledHeader: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      tag = 7
    }
    required init?(coder: NSCoder) { nil }
  }

  private let path = IndexPath(row: 0, section: 0)

  @Test func `S123: dequeueing returns a pooled cell, a new one of the class, or nil`() {
    let table = UITableView(frame: .zero)
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    table.register(StyledCell.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is StyledCell)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
  }

  @Test func `S123: dequeueing for a row reports what is not registered or not requested`() {
    let fixture = TableFixture([1])
    let lines = Reports.during {
      fixture.makeCell = { table, path in
        table.dequeueReusableCell(withIdentifier: "unknown", for: path)
      }
      fixture.layout()
    }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("unknown: register a class") == true)
    #expect(fixture.table.visibleCells.count == 1)
    let late = Reports.during {
      _ = fixture.table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    #expect(late.first?.contains("for the requested row only") == true)
  }

  @Test func `S124, S125: cells that scroll out are prepared once and used again`() {
    let fixture = TableFixture([1000])
    fixture.table.register(CountingCell.self, forCellReuseIdentifier: "counting")
    var made: Set<ObjectIdentifier> = []
    fixture.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "counting", for: path)
      made.insert(ObjectIdentifier(cell))
      return cell
    }
    fixture.layout()
    let first = fixture.table.visibleCells.compactMap { $0 as? CountingCell }
    #expect(first.allSatisfy { $0.preparations == 0 })
    for step in 1...20 {
      fixture.table.contentOffset.y = CGFloat(440 * step)
      fixture.layout()
    }
    #expect(made.count <= 20)
    #expect(first.allSatisfy { $0.preparations >= 1 })
    #expect(first.allSatisfy { $0.preparations <= 20 })
  }

  @Test func `S124: a cell without an identifier is not used again`() {
    let fixture = TableFixture([100])
    var count = 0
    fixture.makeCell = { _, _ in
      count += 1
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    fixture.layout()
    fixture.table.reloadData()
    fixture.layout()
    #expect(count == 20)
  }

  @Test func `S126: a row that appears gets its cell, its frame, then its layout`() throws {
    let fixture = TableFixture([30])
    var order: [String] = []
    fixture.makeCell = { _, path in
      order.append("cell")
      let cell = CountingCell(style: .default, reuseIdentifier: "x")
      cell.onLayout = { [weak cell] in order.append("layout \(cell?.frame.minY ?? -1)") }
      return cell
    }
    fixture.rows = [1]
    fixture.layout()
    #expect(Array(order.prefix(2)) == ["cell", "layout 0.0"])
    #expect(Array(fixture.calls.suffix(2)) == ["cell 0.0", "will display 0.0"])
    fixture.rows = [0]
    _ = fixture.takeCalls()
    fixture.table.reloadData()
    fixture.layout()
    #expect(fixture.takeCalls().first == "did end 0.0")
  }

  @Test func `S127: registered classes are made with their own initializers`() throws {
    let table = UITableView(frame: .zero)
    table.register(StyledCell.self, forCellReuseIdentifier: "a")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "a") as? StyledCell)
    #expect(cell.passedStyle == .default)
    #expect(cell.reuseIdentifier == "a")
    #expect(cell.detailTextLabel != nil)
    table.register(TitledHeader.self, forHeaderFooterViewReuseIdentifier: "h")
    let header = try #require(table.dequeueReusableHeaderFooterView(withIdentifier: "h"))
    #expect(header is TitledHeader)
    #expect(header.tag == 7)
    #expect(header.reuseIdentifier == "h")
  }

  @Test func `a class that is not a cell cannot be registered`() {
    let table = UITableView(frame: .zero)
    let lines = Reports.during { table.register(UIView.self, forCellReuseIdentifier: "a") }
    #expect(lines == ["UIView cannot be registered: not a UITableViewCell"])
  }

  @Test func `headers that were measured and not shown return to their pool`() {
    let fixture = TableFixture([2])
    let delegate = HeaderDelegate()
    fixture.table.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "header"
    )
    fixture.table.delegate = delegate
    for _ in 0..<5 {
      fixture.table.reloadData()
      #expect(fixture.table.numberOfSections == 1)
    }
    #expect(delegate.made.count == 1)
  }
}

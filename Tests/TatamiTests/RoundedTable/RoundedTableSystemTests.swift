import Foundation
import Tatami
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

// The numbers are those of Specification/rounded-table.md §8.3.

@MainActor
@Suite(.arithmeticText)
struct RoundedTableSystemTests {
  private func fixture(
    _ counts: [Int],
    size: CGSize = CGSize(width: 1024, height: 768)
  ) -> RoundedFixture {
    let fixture = RoundedFixture(counts, size: size)
    fixture.layout()
    return fixture
  }

  // MARK: Text

  @Test func `8.3.30: A new text size measures at the column's width`() {
    let fixture = RoundedFixture([3])
    fixture.configure = { cell, path in
      var content = UIListContentConfiguration.cell()
      content.text = String(repeating: "word ", count: 10 + path.row * 20)
      cell.contentConfiguration = content
    }
    fixture.layout()
    let heights = { (0..<3).map { fixture.table.rectForRow(at: fixture.path($0)).height } }
    let (before, content) = (heights(), fixture.table.contentSize.height)
    fixture.table.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    fixture.layout()
    let after = heights()
    #expect(zip(before, after).allSatisfy { $0 < $1 })
    let sum = zip(before, after).reduce(0) { $0 + $1.1 - $1.0 }
    #expect(abs(fixture.table.contentSize.height - content - sum) < 1e-6)
    for cell in fixture.cells {
      let fitting = cell.sizeThatFits(CGSize(width: 675, height: 0)).height
      #expect(cell.frame.height == fitting)
    }
  }

  private final class MeasuredCell: RoundedTableViewCell {
    static var widths: Set<CGFloat> = []
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let fitting = super.sizeThatFits(size)
      Self.widths.insert(fitting.width)
      return fitting
    }
  }

  @Test func `8.3.31: Self-sizing rows are measured at their final width`() {
    let fixture = RoundedFixture([100])
    fixture.table.register(MeasuredCell.self, forCellReuseIdentifier: "cell")
    MeasuredCell.widths = []
    fixture.layout()
    fixture.table.contentOffset.y = 2000
    fixture.layout()
    #expect(MeasuredCell.widths == [675])
  }

  // MARK: Direction and appearance

  @Test func `8.3.32: Right to left mirrors text, separators, accessories and index`() throws {
    let fixture = RoundedFixture([2])
    fixture.titles[0] = "Title"
    fixture.indexTitles = ["A"]
    fixture.configure = { cell, _ in cell.accessoryType = .disclosureIndicator }
    fixture.layout()
    let left = try #require(fixture.cell(0))
    let frame = left.frame
    let text = try #require(left.textLabel).frame
    fixture.window.semanticContentAttribute = .forceRightToLeft
    UIView.forceRightToLeft(fixture.window)
    fixture.table.reloadData()
    fixture.layout()
    UIView.forceRightToLeft(fixture.window)
    fixture.layout()
    let cell = try #require(fixture.cell(0))
    #expect(cell.frame == frame)
    let label = try #require(cell.textLabel)
    #expect(cell.convert(label.bounds, from: label).maxX == 675 - text.minX)
    #expect(fixture.lines(cell).first?.minX == 0)
    let index = fixture.table.subviews.first { $0.accessibilityLabel == "Section index" }
    #expect(index?.frame.minX == 0)
    HostDevice.setSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 300, bottom: 0, right: 0),
      of: fixture.window
    )
    fixture.layout()
    #expect(fixture.cell(0)?.frame.minX == 324.5)
  }

  @Test func `8.3.33: Appearance changes recolor all pieces in one pass without a reload`() throws {
    let fixture = fixture([30], size: CGSize(width: 400, height: 300))
    let requests = fixture.requests
    let color = { () throws -> UInt32 in
      let frame = fixture.cells[1].frame.offsetBy(dx: 0, dy: -fixture.table.contentOffset.y)
      return try Pixels(of: fixture.window)[Int(frame.maxX) - 4, Int(frame.midY)]
    }
    #expect(try color() == 0xFFFFFF)
    fixture.window.overrideUserInterfaceStyle = .dark
    fixture.layout()
    #expect(try color() == 0x1C1C1E)
    #expect(fixture.requests == requests)
    fixture.table.contentOffset.y = 600
    fixture.layout()
    #expect(try color() == 0x1C1C1E)
  }

  @Test func `8.3.34: A table with its own traits uses its colors and scale`() throws {
    let fixture = fixture([2], size: CGSize(width: 400, height: 300))
    fixture.table.overrideUserInterfaceStyle = .dark
    fixture.table.traitOverrides.displayScale = 3
    fixture.layout()
    let frame = fixture.cells[0].frame
    let pixels = try Pixels(of: fixture.window)
    #expect(pixels[Int(frame.maxX) - 4, Int(frame.midY)] == 0x1C1C1E)
    #expect(abs((fixture.lines(fixture.cells[0]).first?.height ?? 0) - 1 / 3) < 1e-9)
  }

  @Test
  func
    `8.3.35: A notch: nothing under it by the corrected rule, or the original's rule, by option`()
  {
    let fixture = fixture([2], size: CGSize(width: 932, height: 430))
    HostDevice.setSafeAreaInsets(
      UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59),
      of: fixture.window
    )
    fixture.layout()
    #expect(fixture.cells[0].frame.minX == 128.5)
    #expect(fixture.cells[0].frame.width == 675)
    fixture.table.keepsColumnInSafeArea = false
    fixture.layout()
    #expect(fixture.cells[0].frame.minX == 187.5)
    #expect(fixture.cells[0].frame.width == 557)
  }

  // MARK: Keys

  @Test func `8.3.36: Arrow keys cross sections and skip empty ones; page, home and end scroll`() {
    let fixture = fixture([2, 0, 60], size: CGSize(width: 1024, height: 768))
    let focused = {
      fixture.cells.first { $0.isFocused }.flatMap { fixture.table.indexPath(for: $0) }
    }
    Simulator.press(.keyboardTab, in: fixture.window)
    for _ in 0..<2 { Simulator.press(.keyboardDownArrow, in: fixture.window) }
    #expect(focused() == fixture.path(0, 2))
    Simulator.press(.keyboardPageDown, in: fixture.window)
    #expect((focused()?.row ?? 0) > 10)
    #expect((focused()?.row ?? 60) < 18)
    Simulator.press(.keyboardEnd, in: fixture.window)
    #expect(focused() == fixture.path(59, 2))
    let frame = fixture.table.rectForRow(at: fixture.path(59, 2))
    #expect(fixture.table.bounds.contains(frame))
    Simulator.press(.keyboardPageUp, in: fixture.window)
    #expect((focused()?.row ?? 59) < 50)
    Simulator.press(.keyboardHome, in: fixture.window)
    #expect(focused() == fixture.path(0))
  }

  @Test func `8.3.37: The insets of a keyboard keep the focused row visible and are restored`() {
    let fixture = fixture([30])
    let row = fixture.path(15)
    let offset = fixture.table.contentOffset
    fixture.table.contentInset.bottom = 400
    fixture.table.scrollToRow(at: row, at: .none, animated: false)
    fixture.layout()
    let visible = fixture.table.bounds.inset(by: fixture.table.adjustedContentInset)
    #expect(visible.contains(fixture.table.rectForRow(at: row)))
    fixture.table.contentInset.bottom = 0
    fixture.table.setContentOffset(offset, animated: false)
    fixture.layout()
    #expect(fixture.table.contentOffset == offset)
    #expect(fixture.cell(15) != nil)
  }

  // MARK: Accessibility

  @Test func `8.3.38: A row is one element with the card row's frame; headers have the trait`()
    throws
  {
    let fixture = RoundedFixture([2])
    fixture.titles[0] = "Title"
    fixture.layout()
    fixture.table.selectRow(at: fixture.path(1), animated: false, scrollPosition: .none)
    for cell in fixture.cells {
      #expect(cell.isAccessibilityElement)
      #expect(cell.accessibilityFrame.minX == 174.5)
      #expect(cell.accessibilityFrame.width == 675)
    }
    #expect(fixture.cells.map { $0.accessibilityTraits.contains(.selected) } == [false, true])
    let label = try #require(fixture.table.headerView(forSection: 0)?.textLabel)
    #expect(label.accessibilityTraits.contains(.header))
  }

  @Test func `8.3.39: Reduced motion ends in the same frames`() {
    let results = [true, false].map { isAnimated in
      let fixture = fixture([3, 2])
      UIView.setAnimationsEnabled(isAnimated)
      fixture.rows = [["0.1", "new", "0.2"], ["1.1", "0.0", "1.0"]]
      fixture.table.performBatchUpdates {
        fixture.table.insertRows(at: [fixture.path(1)], with: .left)
        fixture.table.moveRow(at: fixture.path(0), to: fixture.path(1, 1))
        fixture.table.moveRow(at: fixture.path(1, 1), to: fixture.path(0, 1))
      }
      Simulator.advance(by: 0.5)
      UIView.setAnimationsEnabled(true)
      return (fixture.frames, fixture.shapes)
    }
    #expect(results[0].0 == results[1].0)
    #expect(results[0].1 == results[1].1)
  }

  // MARK: Scale

  /// A source of a million rows without texts of their own.
  private final class MillionRows: NSObject, UITableViewDataSource {
    var requests = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1_000_000
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      requests += 1
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
  }

  @Test func `8.3.40: 1,000,000 equal rows: a jump touches visible rows only`() {
    let (fixture, source) = (RoundedFixture([]), MillionRows())
    fixture.table.dataSource = source
    fixture.table.rowHeight = 44
    fixture.layout()
    #expect(source.requests <= 20)
    fixture.table.scrollToRow(
      at: IndexPath(row: 500_000, section: 0),
      at: .middle,
      animated: false
    )
    fixture.layout()
    #expect(source.requests <= 40)
    let last = fixture.table.rectForRow(at: fixture.path(999_999))
    #expect(last.minY == CGFloat(35 + 999_999 * 44))
    fixture.table.scrollToRow(at: fixture.path(999_999), at: .bottom, animated: false)
    fixture.layout()
    #expect(fixture.shapes.last == "B")
    #expect(fixture.shapes.dropLast().allSatisfy { $0 == "" })
  }

  @Test func `8.3.41: Different rows: one changed row moves all later ones`() {
    let count = Thoroughness.cases(20_000, thorough: 1_000_000)
    let fixture = RoundedFixture([0])
    fixture.rows[0] = Array(repeating: "row", count: count)
    fixture.table.estimatedRowHeight = 0
    fixture.height = { CGFloat(30 + $0.row % 50) }
    fixture.layout()
    let last = fixture.path(count - 1)
    let before = fixture.table.rectForRow(at: last)
    #expect(before.minY == 35 + CGFloat(count / 50 * (30 * 50 + 49 * 25) - 79))
    fixture.height = { $0.row == 3 ? 100 : CGFloat(30 + $0.row % 50) }
    fixture.table.reloadRows(at: [fixture.path(3)], with: .none)
    fixture.layout()
    #expect(fixture.table.rectForRow(at: last).minY == before.minY + 67)
  }

  @Test func `8.3.42: Full pools create no cells; no row shows another one's corners`() {
    let fixture = fixture(Array(repeating: 3, count: 100))
    var cells: [UITableViewCell] = []
    for step in 0..<120 {
      fixture.table.contentOffset.y = CGFloat(step * 97 % 4000)
      fixture.layout()
      for cell in fixture.cells where !cells.contains(cell) { cells.append(cell) }
      for path in fixture.table.indexPathsForVisibleRows ?? [] {
        let expected = ["T", "", "B"][path.row]
        #expect(fixture.cell(path.row, path.section).map(fixture.shape) == expected)
      }
    }
    #expect(cells.count < 40)
  }

  private final class CountingCell: RoundedTableViewCell {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `8.3.43: Scrolling writes no frame of a row that stays but its offset`() {
    let fixture = RoundedFixture([100])
    fixture.table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    fixture.layout()
    fixture.table.contentOffset.y = 500
    fixture.layout()
    fixture.table.contentOffset.y = 501
    fixture.layout()
    let row = fixture.cell(20) as? CountingCell
    let (frame, layouts) = (row?.frame, row?.layouts)
    for offset in 502..<520 {
      fixture.table.contentOffset.y = CGFloat(offset)
      fixture.layout()
    }
    #expect(row?.frame == frame)
    #expect(row?.layouts == layouts)
    #expect(row?.layer.contents == nil)
  }

  @Test(arguments: [[], [0], [0, 0], [2, 0, 3]])
  func `8.3.44: A second layout changes nothing; zero rows, sections or height are safe`(
    counts: [Int]
  ) {
    let fixture = RoundedFixture(counts)
    fixture.table.frame.size.height = 0
    fixture.table.layoutIfNeeded()
    fixture.table.frame.size = CGSize(width: 1024, height: 768)
    fixture.layout()
    let (frames, shapes) = (fixture.frames, fixture.shapes)
    fixture.table.setNeedsLayout()
    fixture.layout()
    #expect(fixture.frames == frames)
    #expect(fixture.shapes == shapes)
    #expect(shapes.count == counts.reduce(0, +))
  }
}

extension UIView {
  /// Forces the direction of a view and of all views in it.
  fileprivate static func forceRightToLeft(_ view: UIView) {
    view.semanticContentAttribute = .forceRightToLeft
    for subview in view.subviews { forceRightToLeft(subview) }
  }
}

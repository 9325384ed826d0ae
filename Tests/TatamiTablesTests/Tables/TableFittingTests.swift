import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct TableFittingTests {
  @Test func `S49: a cell is measured by its fitting size in the width of the table`() {
    let fixture = TableFixture([3])
    fixture.makeCell = { _, _ in FittingCell(style: .default, reuseIdentifier: nil) }
    fixture.layout()
    let cells = fixture.table.visibleCells.compactMap { $0 as? FittingCell }
    #expect(cells.map(\.frame.height) == [70, 70, 70])
    #expect(cells.first?.target == CGSize(width: 320, height: 0))
    #expect(cells.first?.priorities == [.required, .fittingSizeLevel])
  }

  @Test func `S49: a cell without a fitting size of its own is measured by sizeThatFits`() {
    let fixture = TableFixture([2])
    fixture.makeCell = { _, _ in PlainCell(style: .default, reuseIdentifier: nil) }
    fixture.layout()
    #expect(fixture.table.visibleCells.map(\.frame.height) == [55, 55])
  }
}

private final class FittingCell: UITableViewCell {
  var target: CGSize?
  var priorities: [UILayoutPriority] = []

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    target = targetSize
    priorities = [horizontalFittingPriority, verticalFittingPriority]
    return CGSize(width: targetSize.width, height: 70)
  }
}

private final class PlainCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 55) }
}

import Foundation
import Tatami
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

// The numbers are those of Specification/rounded-table.md §8.3.

@MainActor
@Suite(.arithmeticText)
struct RoundedTableColumnTests {
  /// A table with titles in all sections, laid out.
  private func fixture(_ counts: [Int], width: CGFloat = 1024) -> RoundedFixture {
    let fixture = RoundedFixture(counts)
    for section in counts.indices {
      fixture.titles[section] = "Header"
      fixture.footers[section] = "Footer"
    }
    fixture.table.frame.size.width = width
    fixture.layout()
    return fixture
  }

  // MARK: The column

  @Test
  func `8.3.1: Width 1024 with defaults: every cell, header and footer at x 174.5, width 675`() {
    let fixture = fixture([3, 2])
    #expect(fixture.frames.count == 9)
    #expect(fixture.frames.allSatisfy { $0.minX == 174.5 })
    #expect(fixture.frames.allSatisfy { $0.width == 675 })
  }

  @Test func `8.3.2: Widths 768, 1024, 768 end with the first frames`() {
    let fixture = fixture([3, 2], width: 768)
    let frames = fixture.frames
    for width: CGFloat in [1024, 768] {
      fixture.table.frame.size.width = width
      fixture.layout()
    }
    #expect(fixture.frames == frames)
  }

  @Test func `8.3.3: Reverting: in compact width every child has x 0, width W and square corners`()
  {
    let fixture = fixture([3, 2])
    fixture.table.revertsInCompactWidth = true
    fixture.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 20))
    fixture.layout()
    let cards = (fixture.frames, fixture.shapes, fixture.cells.map(fixture.lines))
    fixture.table.traitOverrides.horizontalSizeClass = .compact
    fixture.layout()
    let children = fixture.frames + [fixture.table.tableHeaderView?.frame ?? .zero]
    #expect(children.allSatisfy { $0.minX == 0 })
    #expect(children.allSatisfy { $0.width == 1024 })
    #expect(fixture.cells.allSatisfy { $0.layer.cornerRadius == 0 })
    #expect(fixture.cells.flatMap(fixture.lines).filter { $0.minX == 0 }.count == 4)
    fixture.table.traitOverrides.horizontalSizeClass = .regular
    fixture.layout()
    #expect(fixture.frames == cards.0)
    #expect(fixture.shapes == cards.1)
    #expect(fixture.cells.map(fixture.lines) == cards.2)
    #expect(fixture.table.tableHeaderView?.frame.width == 675)
  }

  @Test func `8.3.4: Not reverting: cards stay`() {
    let fixture = fixture([3, 2])
    let frames = fixture.frames
    fixture.table.traitOverrides.horizontalSizeClass = .compact
    fixture.layout()
    #expect(fixture.frames == frames)
    #expect(fixture.shapes == ["T", "", "B", "T", "B"])
  }

  @Test func `8.3.5: New values show after the next layout without a reload and keep all state`() {
    let fixture = fixture([100])
    let table = fixture.table
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    table.contentOffset.y = 1000
    fixture.layout()
    let row = table.indexPathsForVisibleRows?[3]
    table.selectRow(at: row, animated: false, scrollPosition: .none)
    let (cells, offset, requests) = (fixture.cells, table.contentOffset, fixture.requests)
    table.horizontalInset = 100
    table.maximumWidth = 500
    table.sectionCornerRadius = 20
    table.cellBackgroundColor = .systemYellow
    fixture.layout()
    #expect(fixture.cells == cells)
    #expect(fixture.requests == requests)
    #expect(table.contentOffset == offset)
    #expect(table.indexPathForSelectedRow == row)
    #expect(table.isEditing)
    #expect(fixture.cells.allSatisfy { $0.frame.minX == 262 })
    #expect(fixture.cells.allSatisfy { $0.frame.width == 500 })
    #expect(fixture.cells.allSatisfy { $0.backgroundColor == .systemYellow })
    table.showRoundedCorners = false
    fixture.layout()
    #expect(fixture.cells.allSatisfy { $0.frame.width == 1024 })
    #expect(fixture.cells == cells)
  }

  @Test func `8.3.6: A new width keeps the topmost visible row visible`() throws {
    let fixture = RoundedFixture([200])
    fixture.height = { [unowned fixture] in
      CGFloat($0.row % 3 * 10) + (fixture.table.bounds.width > 800 ? 40 : 90)
    }
    fixture.layout()
    for _ in 0..<6 {
      fixture.table.contentOffset.y += 500
      fixture.layout()
    }
    let top = try #require(fixture.table.indexPathsForVisibleRows?.first)
    fixture.table.frame.size.width = 600
    fixture.layout()
    #expect(fixture.table.indexPathsForVisibleRows?.first == top)
  }

  @Test(arguments: [0, 10, 30, 36, 40]) func `8.3.7: Widths are never negative`(width: CGFloat) {
    let fixture = fixture([2], width: width)
    let column = max(0, width - 36)
    #expect(fixture.cells.allSatisfy { $0.frame.width == column })
    #expect(fixture.cells.allSatisfy { $0.frame.minX >= 0 })
  }

  @Test(arguments: [1, 2, 3], [700, 701.5, 1023, 1025] as [CGFloat])
  func `8.3.8: Edges are whole pixels, and margins differ by one pixel at most`(
    scale: CGFloat,
    width: CGFloat
  ) {
    let fixture = fixture([2], width: width)
    fixture.table.traitOverrides.displayScale = scale
    fixture.layout()
    for frame in fixture.frames {
      for edge in [frame.minX, frame.maxX] {
        #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6)
      }
      #expect(abs(width - frame.maxX - frame.minX) < 1 / scale + 1e-6)
    }
  }

  @Test func `8.3.9: Index and indicators stay at the edge, the background view keeps the width`() {
    let fixture = RoundedFixture([50])
    fixture.indexTitles = ["A", "B"]
    let background = UIView()
    fixture.table.backgroundView = background
    fixture.layout()
    fixture.table.flashScrollIndicators()
    fixture.layout()
    #expect(background.frame.width == 1024)
    let index = fixture.table.subviews.first { $0.accessibilityLabel == "Section index" }
    #expect(index?.frame.maxX == 1024)
    let indicators = fixture.table.subviews.compactMap { $0 as? UIImageView }
    #expect(indicators.allSatisfy { $0.frame.maxX > 1000 })
  }

  // MARK: Corners

  @Test func `8.3.10: First row top, last row bottom, single row all corners, others none`() {
    let fixture = fixture([1, 2, 4])
    #expect(fixture.shapes == ["TB", "T", "B", "T", "", "", "B"])
    #expect(fixture.cells.map(\.layer.cornerRadius) == [7, 7, 7, 7, 0, 0, 7])
    let (upper, lower): (CACornerMask, CACornerMask) = (
      [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    )
    #expect(
      fixture.cells.map(\.layer.maskedCorners)
        == [upper.union(lower), upper, lower, upper, [], [], lower]
    )
  }

  @Test func `8.3.11: The radius shrinks in rows too short for it`() {
    let fixture = RoundedFixture([1, 2])
    fixture.height = { _ in 10 }
    fixture.table.sectionCornerRadius = 9
    fixture.layout()
    #expect(fixture.cells.map(\.layer.cornerRadius) == [5, 9, 9])
    fixture.height = { _ in 6 }
    fixture.table.reloadData()
    fixture.layout()
    #expect(fixture.cells.map(\.layer.cornerRadius) == [3, 6, 6])
  }

  @Test
  func `8.3.12: A section without rows draws no card; headers and footers keep their heights`() {
    let fixture = fixture([1, 0, 1])
    let height = fixture.table.rectForHeader(inSection: 2).height
    #expect(fixture.table.rectForHeader(inSection: 1).height == height)
    #expect(
      fixture.table.rect(forSection: 1).height == fixture.table.rect(forSection: 2).height - 44
    )
    #expect(fixture.shapes == ["TB", "TB"])
  }

  @Test(arguments: [1, 2, 5])
  func `8.3.13: n rows have n - 1 separators, none at the card's outer edge`(count: Int) {
    let fixture = fixture([count])
    let lines = fixture.cells.map(fixture.lines)
    #expect(lines.flatMap(\.self).count == count - 1)
    #expect(lines.dropLast().allSatisfy { $0.count == 1 })
    let leading = fixture.cells[0].directionalLayoutMargins.leading
    #expect(lines.flatMap(\.self).allSatisfy { $0.minX == leading })
  }

  @Test func `8.3.14: A new appearance or a reused cell restores separators`() {
    let fixture = fixture([40])
    let first = fixture.cells[0]
    fixture.table.showRoundedCorners = false
    fixture.layout()
    #expect(fixture.lines(first).count == 2)
    fixture.table.showRoundedCorners = true
    fixture.layout()
    #expect(fixture.lines(first).count == 1)
    fixture.table.scrollToRow(at: fixture.path(39), at: .bottom, animated: false)
    fixture.layout()
    #expect(fixture.lines(fixture.cells.last ?? first).isEmpty)
    fixture.table.contentOffset.y = 500
    fixture.layout()
    #expect(fixture.cells.dropLast().allSatisfy { fixture.lines($0).count == 1 })
  }

  // MARK: Pictures

  /// The colors of points of the window.
  private func colors(_ fixture: RoundedFixture, _ points: [(CGFloat, CGFloat)]) throws -> [UInt32]
  {
    let pixels = try Pixels(of: fixture.window)
    return points.map { pixels[Int($0.0), Int($0.1)] }
  }

  @Test func `8.3.15: Radius 0 draws square cards`() throws {
    let fixture = RoundedFixture([1], size: CGSize(width: 400, height: 300))
    fixture.table.cellBackgroundColor = .red
    fixture.table.backgroundColor = .white
    fixture.table.sectionCornerRadius = 20
    fixture.layout()
    let frame = try #require(fixture.cells.first).frame
    let corner = [(frame.minX + 1, frame.minY + 1), (frame.midX, frame.minY + 1)]
    #expect(try colors(fixture, corner) == [Pixels.white, Pixels.red])
    fixture.table.sectionCornerRadius = 0
    fixture.layout()
    #expect(try colors(fixture, corner) == [Pixels.red, Pixels.red])
  }

  @Test func `8.3.16: Translucent cards show no seam`() throws {
    let fixture = RoundedFixture([3], size: CGSize(width: 400, height: 300))
    fixture.table.cellBackgroundColor = UIColor(white: 0, alpha: 0.5)
    fixture.table.backgroundColor = .white
    fixture.table.separatorStyle = .none
    fixture.layout()
    let (top, bottom) = (fixture.cells[0].frame.minY, fixture.cells[2].frame.maxY)
    let points = stride(from: top, to: bottom, by: 1).map { (CGFloat(200), $0) }
    let found = Set(try colors(fixture, points))
    #expect(points.count == 132)
    #expect(found.count == 1)
    #expect(found.first != Pixels.white)
  }
}

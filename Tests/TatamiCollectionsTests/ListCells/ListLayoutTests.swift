import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText)
struct ListLayoutTests {
  private func list(
    _ appearance: UICollectionLayoutListConfiguration.Appearance
  ) -> UICollectionLayoutListConfiguration {
    UICollectionLayoutListConfiguration(appearance: appearance)
  }

  @Test func `L49: rows have the full width and are as high as their content`() {
    let fixture = ListFixture([3], configuration: list(.plain)) { cell, path in
      if path.item == 1 {
        var content = cell.defaultContentConfiguration()
        content.text = "Text"
        content.secondaryText = "Secondary text"
        cell.contentConfiguration = content
      }
    }
    #expect(fixture.cell(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect((fixture.cell(1)?.frame.height ?? 0) > 44)
    #expect(fixture.cell(2)?.frame.minY == fixture.cell(1)?.frame.maxY)
  }

  @Test func `L50: inset groups have rounded corners and a background of their own`() throws {
    let fixture = ListFixture([3], configuration: list(.insetGrouped))
    let (first, last) = (try #require(fixture.cell(0)), try #require(fixture.cell(2)))
    #expect(first.frame == CGRect(x: 16, y: 35, width: 288, height: 44))
    #expect(first.layer.cornerRadius == 10)
    #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(fixture.cell(1)?.layer.cornerRadius == 0)
    #expect(first.backgroundConfiguration == .listGroupedCell())
    #expect(fixture.view.subviews.first?.backgroundColor == .systemGroupedBackground)
    #expect(fixture.view.subviews.first?.frame == fixture.view.bounds)
  }

  @Test func `L51: headers are supplementary views or first items`() throws {
    var configuration = list(.insetGrouped)
    #expect(configuration.headerMode == .none)
    #expect(configuration.footerMode == .none)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    var fixture = ListFixture([2], configuration: configuration)
    let path = IndexPath(item: 0, section: 0)
    let header = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: path
    )
    let cell = try #require(header as? UICollectionViewListCell)
    #expect(cell.defaultContentConfiguration() == .groupedHeader())
    #expect(cell.layer.cornerRadius == 0)
    let footer = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: path
    )
    #expect((footer?.frame.minY ?? 0) >= 44 * 2)
    configuration = list(.insetGrouped)
    configuration.headerMode = .firstItemInSection
    fixture = ListFixture([3], configuration: configuration)
    #expect(fixture.cell(0)?.defaultContentConfiguration() == .groupedHeader())
    #expect(fixture.cell(0)?.layer.cornerRadius == 0)
    #expect(fixture.cell(1)?.layer.cornerRadius == 10)
  }

  @Test func `L51: the padding of headers is above supplementary views and first items`() throws {
    var configuration = list(.plain)
    #expect(configuration.headerTopPadding == nil)
    configuration.headerMode = .supplementary
    var fixture = ListFixture([2, 1], configuration: configuration)
    let automatic = try #require(fixture.cell(0)).frame.minY
    configuration.headerTopPadding = 12
    fixture = ListFixture([2, 1], configuration: configuration)
    let header = fixture.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0)
    )
    #expect(header?.frame.minY == 12)
    #expect(fixture.cell(0)?.frame.minY == automatic + 12)
    configuration.headerMode = .firstItemInSection
    for (padding, top) in [(CGFloat?.none, CGFloat(22)), (5, 5), (-5, 0)] {
      configuration.headerTopPadding = padding
      #expect(ListFixture([2], configuration: configuration).cell(0)?.frame.minY == top)
    }
  }

  @Test func `L52: separators are below all rows but the last, from the text on`() throws {
    #expect(list(.plain).showsSeparators)
    #expect(!list(.sidebar).showsSeparators)
    let fixture = ListFixture([2], configuration: list(.plain))
    let line = try #require(fixture.lines(of: fixture.cell(0)).first)
    #expect(line.minX == 16)
    #expect(line.maxX == 320)
    #expect(line.maxY == 44)
    #expect(fixture.lines(of: fixture.cell(1)).isEmpty)
    fixture.cell(0)?.semanticContentAttribute = .forceRightToLeft
    fixture.cell(0)?.contentView.semanticContentAttribute = .forceRightToLeft
    fixture.cell(0)?.setNeedsLayout()
    Simulator.advance(by: 0)
    #expect(fixture.lines(of: fixture.cell(0)).first?.maxX == 304)
  }

  @Test func `L52: the handler decides on the separators of single rows`() {
    var configuration = list(.plain)
    configuration.separatorConfiguration.color = .systemRed
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      #expect(separators.color == .systemRed)
      if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
      if path.item == 1 {
        separators.topSeparatorVisibility = .visible
        separators.topSeparatorInsets = .zero
      }
      if path.item == 2 { separators.bottomSeparatorVisibility = .visible }
      return separators
    }
    let fixture = ListFixture([3], configuration: configuration)
    #expect(fixture.lines(of: fixture.cell(0)).isEmpty)
    #expect(fixture.lines(of: fixture.cell(1)).map(\.width) == [320, 304])
    #expect(fixture.lines(of: fixture.cell(2)).count == 1)
  }

  @Test func `L52: the separator of the last row follows insertions`() {
    let fixture = ListFixture([2], configuration: list(.plain))
    fixture.source.counts = [3]
    fixture.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    Simulator.advance(by: 1)
    #expect(fixture.lines(of: fixture.cell(1)).count == 1)
    #expect(fixture.lines(of: fixture.cell(2)).isEmpty)
  }

  @Test func `L53: a swipe asks the provider, and a tap on a button performs the action`() throws {
    var asked: [IndexPath] = []
    var performed = 0
    var configuration = list(.plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      asked.append(path)
      guard path.item == 1 else { return nil }
      let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        performed += 1
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    let fixture = ListFixture([3], configuration: configuration)
    fixture.drag(from: CGPoint(x: 300, y: 20), by: -100)
    #expect(fixture.cell(0)?.frame.minX == 0)
    #expect(asked.allSatisfy { $0.item == 0 })
    fixture.drag(from: CGPoint(x: 300, y: 64), by: -100)
    let offset = try #require(fixture.cell(1)?.frame.minX)
    #expect(offset < -70)
    #expect(fixture.cell(1)?.configurationState.isSwiped == true)
    Simulator.tap(at: CGPoint(x: 300, y: 64), in: fixture.window)
    Simulator.advance(by: 1)
    #expect(performed == 1)
    #expect(fixture.cell(1)?.frame.minX == 0)
    #expect(fixture.cell(1)?.configurationState.isSwiped == false)
  }

  @Test func `L53: a long swipe performs the first action; scrolling hides the actions`() {
    var performed = 0
    var configuration = list(.plain)
    configuration.leadingSwipeActionsConfigurationProvider = { _ in
      let action = UIContextualAction(style: .normal, title: "Flag") { _, _, completion in
        performed += 1
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    let fixture = ListFixture([30], configuration: configuration)
    fixture.drag(from: CGPoint(x: 10, y: 20), by: 280)
    #expect(performed == 1)
    #expect(fixture.cell(0)?.frame.minX == 0)
    fixture.drag(from: CGPoint(x: 10, y: 20), by: 80)
    #expect((fixture.cell(0)?.frame.minX ?? 0) > 70)
    fixture.view.contentOffset.y = 10
    Simulator.advance(by: 1)
    #expect(fixture.cell(0)?.frame.minX == 0)
    #expect(performed == 1)
  }

  @Test func `configurations follow the state of the cell`() {
    var states: [Bool] = []
    let fixture = ListFixture([2], configuration: list(.plain)) { cell, path in
      if path.item == 0 {
        cell.configurationUpdateHandler = { states.append($1.isSelected) }
      }
    }
    #expect(states == [false])
    Simulator.tap(at: CGPoint(x: 100, y: 20), in: fixture.window)
    Simulator.advance(by: 0)
    #expect(states.last == true)
    let fill = fixture.cell(0)?.subviews.first?.subviews.first
    #expect(fill?.backgroundColor == .systemGray4)
  }
}

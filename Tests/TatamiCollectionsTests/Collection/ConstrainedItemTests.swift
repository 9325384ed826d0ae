import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Items whose constraints determine their size.
@MainActor
@Suite(.arithmeticText)
struct ConstrainedItemTests {
  private func fixture(_ layout: UICollectionViewLayout, _ count: Int = 3) -> CollectionFixture {
    let fixture = CollectionFixture(
      [count],
      layout: layout,
      cellClass: ConstrainedItem.self,
      isShown: false
    )
    fixture.source.makeCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? ConstrainedItem)?.height.constant = 20 + 10 * CGFloat(path.item)
      return cell
    }
    fixture.show()
    return fixture
  }

  private var rows: UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(40)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func `AL197: an estimated height becomes what constraints ask for in the given width`() {
    var fixture: CollectionFixture?
    let reports = Reports.during { fixture = self.fixture(rows) }
    let cells = (0..<3).map { fixture?.cell($0) as? ConstrainedItem }
    #expect(cells.map { $0?.frame.height } == [30, 40, 50])
    #expect(cells.map { $0?.frame.width } == [100, 100, 100])
    #expect(cells.map { $0?.box.frame.height } == [20, 30, 40])
    #expect(
      cells.map { $0?.priorities } == Array(repeating: [.required, .fittingSizeLevel], count: 3)
    )
    #expect(reports == [])
  }

  @Test func `AL197: an automatic size has both lengths of the constraints`() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let cell = fixture(flow).cell(1) as? ConstrainedItem
    #expect(cell?.frame.size == CGSize(width: 44, height: 40))
    #expect(cell?.priorities == [.fittingSizeLevel, .fittingSizeLevel])
  }

  @Test func `AL197: attributes without estimates stay as they are`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 30, height: 90)
    let cell = fixture(flow).cell(1) as? ConstrainedItem
    #expect(cell?.frame.size == CGSize(width: 30, height: 90))
    #expect(cell?.priorities == nil)
  }

  @Test func `L87: a changed constant resizes an item if the view includes constraints`() {
    let fixture = fixture(rows)
    fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
    (fixture.cell(0) as? ConstrainedItem)?.height.constant = 70
    fixture.show()
    #expect((0..<3).map { fixture.cell($0)?.frame.height } == [80, 40, 50])
    #expect(fixture.cell(1)?.frame.minY == 80)
  }

  @Test func `AL197: a list cell is measured between its accessories`() throws {
    let fixture = ListFixture(
      [2],
      configuration: UICollectionLayoutListConfiguration(appearance: .plain)
    ) { cell, path in
      cell.contentConfiguration = nil
      if path.item == 0 { cell.accessories = [.disclosureIndicator()] }
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 30)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 4),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -4),
      ])
    }
    for item in 0..<2 {
      let cell = try #require(fixture.cell(item))
      let label = try #require(cell.contentView.subviews.first)
      let text = label.sizeThatFits(CGSize(width: cell.contentView.bounds.width, height: 0))
      #expect(abs(cell.frame.height - text.height - 8) < 1)
    }
    let width = try #require(fixture.cell(0)).contentView.bounds.width
    #expect(width < 320)
  }
}

/// A cell with a box of 34 points width and a required height, 5 points from all edges.
private final class ConstrainedItem: UICollectionViewCell {
  let box = UIView()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 40)
  private(set) var priorities: [UILayoutPriority]?

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 34)
    width.priority = .defaultHigh
    let bottom = box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5)
    bottom.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      width, bottom, height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    priorities = [horizontalFittingPriority, verticalFittingPriority]
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }
}

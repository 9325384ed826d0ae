import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Cells whose constraints refer to the margins of the content view, which include the cell's.
@MainActor
@Suite(.arithmeticText)
struct CellMarginTests {
  private func fixture(_ rows: Int, width: CGFloat = 320) -> TableFixture {
    let fixture = TableFixture([rows], size: CGSize(width: width, height: 440))
    fixture.table.register(PhotoCell.self, forCellReuseIdentifier: "cell")
    fixture.makeCell = { table, path in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    return fixture
  }

  private func cells(_ fixture: TableFixture) -> [PhotoCell] {
    fixture.table.visibleCells.compactMap { $0 as? PhotoCell }
  }

  @Test(arguments: [240, 320, 500])
  func `AL54, AL194: cells are measured with the margins of their final content frame`(
    _ width: CGFloat
  ) {
    let fixture = fixture(3, width: width)
    fixture.table.layoutMargins.right = 30
    let reports = Reports.during { fixture.layout() }
    #expect(reports == [])
    for cell in cells(fixture) {
      let margins = cell.contentView.layoutMargins
      #expect(margins.bottom == cell.layoutMargins.bottom)
      #expect(cell.frame.height == 100 + margins.top + margins.bottom)
      let content = cell.contentView.bounds.inset(by: margins)
      #expect(cell.photo.frame == CGRect(origin: content.origin, size: cell.photo.frame.size))
      #expect(cell.photo.frame.maxY == content.maxY)
      #expect(cell.photo.frame.maxX == content.maxX)
      #expect(cell.caption.frame.minX == margins.left)
      #expect(cell.panel.convert(cell.caption.frame, to: cell.contentView).maxY == content.maxY)
    }
  }

  @Test func `AL54: a cell that is measured in another width has the margins of that width`() {
    let cell = PhotoCell(style: .default, reuseIdentifier: nil)
    let size = cell.sizeThatFits(CGSize(width: 700, height: 0))
    #expect(size.height == 100 + 2 * cell.layoutMargins.top)
    let other = PhotoCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.layoutMargins == other.contentView.layoutMargins)
  }

  @Test func `AL54: new margins of a cell give the row another height`() throws {
    let fixture = fixture(2)
    fixture.layout()
    let cell = try #require(cells(fixture).first)
    cell.layoutMargins = UIEdgeInsets(top: 40, left: 16, bottom: 20, right: 16)
    UIView.performWithoutAnimation {
      fixture.table.beginUpdates()
      fixture.table.endUpdates()
    }
    fixture.layout()
    #expect(cell.frame.height == 160)
    #expect(cell.photo.frame.minY == 40)
    #expect(cell.photo.frame.maxY == 140)
  }
}

/// A cell with a photo between the margins of the content view, and a caption in a panel over it that
/// includes the margins of the content view.
private final class PhotoCell: UITableViewCell {
  let photo = UIView()
  let panel = UIView()
  let caption = UIView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    panel.preservesSuperviewLayoutMargins = true
    for view in [photo, panel, caption] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [photo, panel] { contentView.addSubview(view) }
    panel.addSubview(caption)
    let (margins, panelMargins) = (contentView.layoutMarginsGuide, panel.layoutMarginsGuide)
    NSLayoutConstraint.activate([
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      photo.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      photo.heightAnchor.constraint(equalToConstant: 100),
      panel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      panel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      caption.topAnchor.constraint(equalTo: panelMargins.topAnchor),
      caption.leadingAnchor.constraint(equalTo: panelMargins.leadingAnchor),
      caption.trailingAnchor.constraint(equalTo: panelMargins.trailingAnchor),
      caption.bottomAnchor.constraint(equalTo: panelMargins.bottomAnchor),
      caption.heightAnchor.constraint(equalToConstant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

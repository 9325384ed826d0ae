import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct FlowLayoutTests {
  private func frames(
    _ section: FlowLayoutSection,
    size: Size = Size(width: 320, height: 480),
    axis: Axis = .vertical,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Rect] {
    let container = LayoutContainer(size: size, scale: 2, direction: direction)
    let layout = try FlowLayout(container: container, scrollAxis: axis, sections: [section])
    return (0..<section.items.count).compactMap { layout.frame(ofItem: $0, inSection: 0) }
  }

  private func layout(_ sections: [FlowLayoutSection], width: Double = 320) throws -> FlowLayout {
    let size = Size(width: width, height: 480)
    return try FlowLayout(container: LayoutContainer(size: size, scale: 2), sections: sections)
  }

  private func sized(_ sizes: [(Double, Double)]) -> FlowLayoutSection {
    FlowLayoutSection(items: .sized(sizes.map { Size(width: $0.0, height: $0.1) }))
  }

  @Test func `S169: a section has spacings of 10 and nothing else by default`() throws {
    let section = FlowLayoutSection(items: .equal(count: 1))
    #expect(section.items == .equal(count: 1, size: Size(width: 50, height: 50)))
    #expect(section.minimumLineSpacing == 10)
    #expect(section.minimumInteritemSpacing == 10)
    #expect(section.sectionInset == .zero)
    #expect(section.headerReferenceSize == .zero)
    #expect(section.footerReferenceSize == .zero)
    #expect(try layout([]).scrollAxis == .vertical)
  }

  @Test func `S170: a line takes items while they fit, at least one`() throws {
    let exact = try frames(sized([(100, 10), (100, 10), (100, 10), (320, 10), (400, 10)]))
    #expect(exact.map(\.minY) == [0, 0, 0, 20, 40])
    let over = try frames(sized([(100, 10), (100, 10), (101, 10)]))
    #expect(over.map(\.minY) == [0, 0, 20])
    let third = (320.0 - 20) / 3
    #expect(
      try frames(sized(Array(repeating: (third, 10), count: 4))).map(\.minY) == [0, 0, 0, 20]
    )
  }

  @Test func `S171: a full line is justified, a single item centered`() throws {
    let wide = try frames(sized([(400, 50), (100, 20), (120, 20), (300, 10)]))
    #expect(wide.map(\.minX) == [-40, 0, 200, 10])
    let equal = FlowLayoutSection(items: .equal(count: 2, size: Size(width: 400, height: 50)))
    #expect(try frames(equal).map(\.minX) == [-40, -40])
  }

  @Test func `S172: the last line of equal items has the gaps of a full line`() throws {
    let equal = FlowLayoutSection(items: .equal(count: 7))
    let sized = sized(Array(repeating: (50, 50), count: 7))
    for section in [equal, sized] {
      #expect(try frames(section).map(\.minX) == [0, 67.5, 135, 202.5, 270, 0, 67.5])
    }
    let few = FlowLayoutSection(items: .equal(count: 2))
    #expect(try frames(few).map(\.minX) == [0, 67.5])
    let one = FlowLayoutSection(items: .equal(count: 1))
    #expect(try frames(one).map(\.minX) == [0])
    let different = try frames(self.sized([(200, 50), (200, 50), (60, 50)]))
    #expect(different.map(\.minX) == [60, 0, 260 - 50])
  }

  @Test func `S173: lines are the line spacing apart, shorter items are centered`() throws {
    var section = sized([(200, 40), (110, 20), (200, 30), (50, 10)])
    section.minimumLineSpacing = 7
    #expect(try frames(section).map(\.minY) == [0, 10, 47, 57])
    section.minimumLineSpacing = -20
    #expect(try frames(section).map(\.minY) == [0, 10, 20, 30])
  }

  @Test func `S174: origins are rounded to pixels, sizes are not`() throws {
    var section = FlowLayoutSection(
      items: .equal(count: 4, size: Size(width: 80.3, height: 20.2))
    )
    section.minimumInteritemSpacing = 1
    section.minimumLineSpacing = 0.1
    let frames = try frames(section, size: Size(width: 290, height: 480))
    #expect(frames.map(\.minX) == [0, 105, 209.5, 0])
    #expect(frames.map(\.minY) == [0, 0, 0, 20.5])
    #expect(frames.allSatisfy { $0.size == Size(width: 80.3, height: 20.2) })
  }

  @Test func `S175: headers and footers span the extent, empty sections keep them`() throws {
    var section = FlowLayoutSection(items: .equal(count: 0))
    section.sectionInset = Insets(top: 10, left: 16, bottom: 20, right: 16)
    section.headerReferenceSize = Size(width: 1, height: 30)
    section.footerReferenceSize = Size(width: 1, height: 15)
    var bare = FlowLayoutSection(items: .equal(count: 1))
    bare.headerReferenceSize = Size(width: 100, height: 0)
    let layout = try layout([section, bare])
    let header = layout.frame(of: .header, inSection: 0)
    #expect(header == Rect(x: 0, y: 0, width: 320, height: 30))
    let footer = layout.frame(of: .footer, inSection: 0)
    #expect(footer == Rect(x: 0, y: 60, width: 320, height: 15))
    #expect(layout.frame(of: .header, inSection: 1) == nil)
    #expect(layout.frame(of: .backer, inSection: 0) == nil)
    #expect(layout.frame(ofItem: 0, inSection: 1)?.minY == 75)
  }

  @Test func `S177: the content is as wide as the container`() throws {
    let layout = try layout([FlowLayoutSection(items: .equal(count: 1))], width: 300)
    #expect(layout.contentSize == Size(width: 300, height: 50))
    #expect(try self.layout([]).contentSize == Size(width: 320, height: 0))
  }

  @Test func `a horizontal flow fills columns from the top`() throws {
    var section = FlowLayoutSection(items: .equal(count: 4))
    section.headerReferenceSize = Size(width: 30, height: 1)
    section.sectionInset = Insets(top: 5, left: 7, bottom: 5, right: 3)
    let size = Size(width: 320, height: 180)
    let frames = try frames(section, size: size, axis: .horizontal)
    #expect(frames.map(\.minY) == [5, 65, 125, 5])
    #expect(frames.map(\.minX) == [37, 37, 37, 97])
    let container = LayoutContainer(size: size)
    let layout = try FlowLayout(container: container, scrollAxis: .horizontal, sections: [section])
    #expect(layout.contentSize == Size(width: 150, height: 180))
    let header = layout.frame(of: .header, inSection: 0)
    #expect(header == Rect(x: 0, y: 0, width: 30, height: 180))
  }

  @Test func `L137: a layout from right to left mirrors all frames in the content`() throws {
    let section = FlowLayoutSection(items: .equal(count: 7))
    let mirrored = try frames(section, direction: .rightToLeft).map(\.minX)
    #expect(mirrored == [270, 202.5, 135, 67.5, 0, 270, 202.5])
    let columns = try frames(
      FlowLayoutSection(items: .equal(count: 9)),
      size: Size(width: 320, height: 110),
      axis: .horizontal,
      direction: .rightToLeft
    )
    #expect(columns.map(\.minX) == [240, 240, 180, 180, 120, 120, 60, 60, 0])
  }

  @Test func `L167: seven items in 320`() throws {
    let layout = try layout([FlowLayoutSection(items: .equal(count: 7))])
    #expect(layout.frame(ofItem: 6, inSection: 0) == Rect(x: 67.5, y: 60, width: 50, height: 50))
    #expect(layout.contentSize.height == 110)
  }

  @Test func `L168: six items of 80 with insets and a header in 390`() throws {
    var section = FlowLayoutSection(
      items: .equal(count: 6, size: Size(width: 80, height: 80))
    )
    section.minimumInteritemSpacing = 8
    section.minimumLineSpacing = 12
    section.sectionInset = Insets(top: 10, left: 16, bottom: 10, right: 16)
    section.headerReferenceSize = Size(width: 0, height: 30)
    let layout = try layout([section], width: 390)
    let frames = (0..<6).compactMap { layout.frame(ofItem: $0, inSection: 0) }
    #expect(frames.map(\.minX) == [16, 108.5, 201.5, 294, 16, 108.5])
    #expect(frames.map(\.minY) == [40, 40, 40, 40, 132, 132])
    #expect(layout.contentSize.height == 222)
  }

  @Test func `L169: four items of different sizes in 320`() throws {
    let layout = try layout([sized([(100, 40), (120, 60), (90, 30), (150, 50)])])
    let origins = (0..<4).compactMap { layout.frame(ofItem: $0, inSection: 0)?.origin }
    #expect(
      origins == [
        Point(x: 0, y: 10), Point(x: 200, y: 0), Point(x: 0, y: 80), Point(x: 100, y: 70),
      ]
    )
    #expect(layout.contentSize.height == 120)
  }

  @Test func `L170: two items of 200 in 320`() throws {
    let section = FlowLayoutSection(items: .equal(count: 2, size: Size(width: 200, height: 50)))
    #expect(try frames(section).map(\.origin) == [Point(x: 60, y: 0), Point(x: 60, y: 60)])
  }

  @Test func `L123: headers and footers are pinned within their section`() throws {
    var section = FlowLayoutSection(items: .equal(count: 50))
    section.headerReferenceSize = Size(width: 0, height: 30)
    section.footerReferenceSize = Size(width: 0, height: 20)
    let layout = try layout([section])
    let end = layout.contentSize.height
    func y(_ kind: SupplementaryItem.Kind, _ top: Double) -> Double? {
      let visible = Rect(x: 0, y: top, width: 320, height: 100)
      return layout.frame(of: kind, inSection: 0, pinnedTo: visible)?.minY
    }
    #expect(y(.header, -50) == 0)
    #expect(y(.header, 200) == 200)
    #expect(y(.header, end - 10) == end - 30)
    #expect(y(.footer, 200) == 280)
    #expect(y(.footer, -90) == 0)
    #expect(y(.footer, end) == end - 20)
  }
}

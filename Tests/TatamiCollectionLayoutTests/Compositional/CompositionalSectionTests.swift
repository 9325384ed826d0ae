import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct CompositionalSectionTests {
  private let item = Example.item(.fractionalWidth(0.5), .fractionalHeight(1))

  /// Two rows of 50 with insets, as in the worked examples.
  private func rows(_ count: Int = 4) -> CompositionalSection {
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item])
    let insets = DirectionalInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
    return Example.section(group, count, insets: insets)
  }

  private func boundary(
    _ layout: CompositionalLayout,
    _ index: Int = 0,
    pinnedTo visible: Rect? = nil
  ) -> Rect? {
    layout.boundaryItem(index, inSection: 0, pinnedTo: visible)?.frame
  }

  @Test func `L22: sections follow one another with spacing, empty ones too`() throws {
    let layout = try Example.layout(rows(2), rows(0), rows(2)) { $0.interSectionSpacing = 20 }
    #expect(layout.frame(ofSection: 0) == Rect(x: 0, y: 0, width: 390, height: 66))
    #expect(layout.frame(ofSection: 1) == Rect(x: 0, y: 86, width: 390, height: 0))
    #expect(layout.frame(ofSection: 2) == Rect(x: 0, y: 106, width: 390, height: 66))
    #expect(layout.contentSize.height == 172)
    var header = rows(0)
    header.boundaryItems = [Example.boundary("header", 30, .top)]
    #expect(try Example.layout(header).contentSize.height == 46)
    #expect(try Example.layout().contentSize.height == 0)
  }

  @Test func `L23: the content is as wide as the view or the widest group`() throws {
    let wide = Example.row(.fractionalWidth(1.5), .absolute(50), [item])
    let layout = try Example.layout(rows(), Example.section(wide, 2))
    #expect(layout.contentSize.width == 585)
    #expect(try Example.layout(rows()).contentSize.width == 390)
  }

  @Test func `L24: reference insets narrow groups across the axis only`() throws {
    var section = rows()
    section.referenceInsets = DirectionalInsets(top: 59, leading: 10, bottom: 34, trailing: 4)
    let layout = try Example.layout(section) {
      $0.boundaryItems = [Example.boundary("header", 30, .top)]
    }
    #expect(layout.numbers()[0] == [26, 38, 172, 50])
    #expect(layout.numbers()[1] == [198, 38, 172, 50])
    #expect(layout.contentSize == Size(width: 390, height: 146))
    #expect(layout.boundaryItem(0)?.frame == Rect(x: 0, y: 0, width: 390, height: 30))
  }

  @Test func `L25: boundary items lie within the insets or span the full width`() throws {
    var section = rows()
    section.referenceInsets = DirectionalInsets(leading: 10, trailing: 4)
    section.boundaryItems = [Example.boundary("header", 30, .top)]
    #expect(try boundary(Example.layout(section)) == Rect(x: 26, y: 0, width: 344, height: 30))
    section.supplementariesFollowInsets = false
    #expect(try boundary(Example.layout(section)) == Rect(x: 0, y: 0, width: 390, height: 30))
  }

  @Test func `L29: an alignment names an edge or a corner`() throws {
    let size = CompositionalSize(width: .absolute(58), height: .fractionalHeight(0.05))
    let cases: [(CompositionalEdges, Point)] = [
      (.top, Point(x: 166, y: 0)), ([.top, .leading], Point(x: 16, y: 0)),
      ([.bottom, .trailing], Point(x: 316, y: 74)), (.leading, Point(x: 16, y: 37)),
      (.trailing, Point(x: 316, y: 37)), ([], Point(x: 166, y: 37)),
    ]
    for (alignment, origin) in cases {
      var section = rows()
      var item = BoundarySupplementary(kind: "k", size: size, alignment: alignment)
      item.extendsBoundary = false
      section.boundaryItems = [item]
      let frame = try boundary(Example.layout(section))
      #expect(frame == Rect(origin: origin, size: Size(width: 58, height: 42)))
      section.boundaryItems[0].offset = Point(x: 3, y: -2)
      let moved = try boundary(Example.layout(section))?.origin
      #expect(moved == origin + Point(x: 3, y: -2))
    }
  }

  @Test func `L29: content insets make a boundary item smaller, not its section`() throws {
    var section = rows()
    section.boundaryItems = [Example.boundary("header", 30, .top)]
    section.boundaryItems[0].pinToVisibleBounds = true
    let before = try Example.layout(section)
    section.boundaryItems[0].contentInsets = DirectionalInsets(
      top: 4,
      leading: 10,
      bottom: 6,
      trailing: 20
    )
    let after = try Example.layout(section)
    #expect(after.contentSize == before.contentSize)
    let (slot, frame) = (try #require(boundary(before)), try #require(boundary(after)))
    #expect(frame == Rect(x: slot.minX + 10, y: 4, width: slot.width - 30, height: 20))
    let visible = Rect(x: 0, y: 15, width: 390, height: 200)
    #expect(after.boundaryItem(0, inSection: 0, pinnedTo: visible)?.frame.minY == 19)
  }

  @Test func `L4, L29: content insets have no effect along an estimated axis`() throws {
    var section = rows()
    let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(30))
    var item = BoundarySupplementary(kind: "header", size: size, alignment: .top)
    item.contentInsets = DirectionalInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
    section.boundaryItems = [item]
    let frame = try #require(try boundary(Example.layout(section)))
    #expect(frame.minY == 0)
    #expect(frame.height == 30)
  }

  @Test func `L30: the section grows by the part beyond its edge`() throws {
    var section = rows()
    section.boundaryItems = [Example.boundary("header", 30, .top)]
    section.boundaryItems[0].offset.y = 7
    let layout = try Example.layout(section)
    #expect(layout.contentSize.height == 116 + 23)
    #expect(boundary(layout)?.minY == 0)
    #expect(layout.frames()[0].minY == 31)
    section.boundaryItems[0].offset.y = 50
    #expect(try Example.layout(section).contentSize.height == 116)
  }

  @Test func `L31: items at one side all touch the edge, the highest decides`() throws {
    var section = rows()
    section.boundaryItems = [
      Example.boundary("a", 30, .top), Example.boundary("b", 44, .top),
      Example.boundary("c", 10, .bottom), Example.boundary("d", 25, .bottom),
    ]
    let layout = try Example.layout(section)
    #expect((0..<4).map { boundary(layout, $0)?.minY } == [14, 0, 160, 160])
    #expect(layout.contentSize.height == 44 + 116 + 25)
  }

  @Test func `L32: pinned items stop at an opposite pinned item`() throws {
    var section = rows(40)
    section.boundaryItems = [
      Example.boundary("header", 44, .top), Example.boundary("footer", 20, .bottom),
      Example.boundary("plain", 10, .top),
    ]
    section.boundaryItems[0].pinToVisibleBounds = true
    section.boundaryItems[1].pinToVisibleBounds = true
    let layout = try Example.layout(section)
    let end = layout.contentSize.height
    func frames(_ y: Double, height: Double = 200) -> [Double?] {
      let visible = Rect(x: 0, y: y, width: 390, height: height)
      return (0..<2).map { boundary(layout, $0, pinnedTo: visible)?.minY }
    }
    #expect(frames(0) == [0, 180])
    #expect(frames(300) == [300, 480])
    #expect(frames(end - 30, height: 30) == [end - 64, end - 20])
    #expect(frames(-190) == [0, 44])
  }

  @Test func `L32: a pinned item in view is in front of all others`() throws {
    var section = rows(40)
    section.boundaryItems = [
      Example.boundary("header", 44, .top), Example.boundary("footer", 20, .bottom),
    ]
    section.boundaryItems[0].pinToVisibleBounds = true
    let layout = try Example.layout(section)
    let near = Rect(x: 0, y: 100, width: 390, height: 200)
    let far = Rect(x: 0, y: 5000, width: 390, height: 200)
    #expect(layout.boundaryItem(0, inSection: 0, pinnedTo: near)?.zIndex == 1_000_000_001)
    #expect(layout.boundaryItem(0, inSection: 0, pinnedTo: far)?.zIndex == 1)
    #expect(layout.boundaryItem(0, inSection: 0)?.zIndex == 1)
    #expect(layout.boundaryItem(1, inSection: 0, pinnedTo: near)?.zIndex == 1)
    #expect(layout.elements(in: near, pinnedTo: near).contains { $0.zIndex > 1_000_000_000 })
    #expect(!layout.elements(in: near).contains { $0.zIndex > 1_000_000_000 })
  }

  @Test func `L33: boundary items have index 0, those of the layout Int.max in section 0`() throws {
    var section = rows()
    section.boundaryItems = [Example.boundary("header", 44, .top)]
    section.decorations = [BackgroundDecoration(kind: "a"), BackgroundDecoration(kind: "b")]
    let layout = try Example.layout(rows(), section) {
      $0.boundaryItems = [Example.boundary("total", 20, .bottom)]
    }
    let all = layout.elements(in: Rect(x: 0, y: 0, width: 390, height: 844))
      .filter { $0.category != .item }
    #expect(all.map(\.section) == [1, 1, 1, 0])
    #expect(all.map(\.index) == [0, 0, 1, .max])
  }

  @Test func `L35: decorations raise the cells, an empty section has none`() throws {
    var section = rows()
    section.decorations = [BackgroundDecoration(kind: "background")]
    let layout = try Example.layout(section)
    #expect(layout.decoration(0, inSection: 0)?.frame == layout.frame(ofSection: 0))
    let all = layout.elements(in: Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(all.filter { $0.category == .item }.map(\.zIndex) == [1, 1, 1, 1])
    section.itemCount = 0
    #expect(try Example.layout(section).decoration(0, inSection: 0) == nil)
  }

  @Test func `L159: header and footer of an inset section`() throws {
    var section = rows()
    section.boundaryItems = [
      Example.boundary("header", 44, .top), Example.boundary("footer", 20, .bottom),
    ]
    var layout = try Example.layout(section)
    #expect(boundary(layout) == Rect(x: 16, y: 0, width: 358, height: 44))
    #expect(boundary(layout, 1) == Rect(x: 16, y: 160, width: 358, height: 20))
    #expect(layout.frames().map(\.minY) == [52, 52, 102, 102])
    #expect(layout.frames().map(\.minX) == [16, 195, 16, 195])
    #expect(layout.contentSize.height == 180)
    section.supplementariesFollowInsets = false
    layout = try Example.layout(section)
    #expect(boundary(layout) == Rect(x: 0, y: 0, width: 390, height: 44))
  }

  @Test func `L160: headers inside the section and with an offset`() throws {
    var section = rows()
    section.boundaryItems = [Example.boundary("header", 44, .top)]
    section.boundaryItems[0].extendsBoundary = false
    var layout = try Example.layout(section)
    #expect(layout.frames()[0].minY == 8)
    #expect(boundary(layout) == Rect(x: 16, y: 0, width: 358, height: 44))
    #expect(layout.contentSize.height == 116)
    section.boundaryItems[0].extendsBoundary = true
    section.boundaryItems[0].offset.y = -10
    layout = try Example.layout(section)
    #expect(boundary(layout)?.minY == 0)
    #expect(layout.frames()[0].minY == 62)
  }

  @Test func `L161: a pinned header in a section of 924`() throws {
    let row = Example.item(.fractionalWidth(1), .absolute(44))
    let group = Example.row(.fractionalWidth(1), .absolute(44), [row])
    var section = Example.section(group, 20)
    section.boundaryItems = [Example.boundary("header", 44, .top)]
    section.boundaryItems[0].pinToVisibleBounds = true
    let layout = try Example.layout(section)
    #expect(layout.contentSize.height == 924)
    func y(_ offset: Double, adjustedTop: Double = 0) -> Double? {
      let visible = Rect(x: 0, y: offset + adjustedTop, width: 390, height: 844 - adjustedTop)
      return boundary(layout, pinnedTo: visible)?.minY
    }
    #expect(y(100) == 100)
    #expect(y(900) == 880)
    #expect(y(12, adjustedTop: 88) == 100)
  }

  @Test func `L163: the background of a section with header and footer`() throws {
    var section = rows()
    section.boundaryItems = [
      Example.boundary("header", 44, .top), Example.boundary("footer", 20, .bottom),
    ]
    let insets = DirectionalInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    section.decorations = [BackgroundDecoration(kind: "background", contentInsets: insets)]
    let frame = try Example.layout(section).decoration(0, inSection: 0)?.frame
    #expect(frame == Rect(x: 8, y: 4, width: 374, height: 172))
  }

  @Test func `L45: a measured header moves its section's items only`() throws {
    var section = rows()
    let size = CompositionalSize(width: .fractionalWidth(1), height: .estimated(30))
    section.boundaryItems = [BoundarySupplementary(kind: "h", size: size, alignment: .top)]
    var layout = try Example.layout(rows(), section)
    let isChanged = try layout.setMeasuredSize(
      Size(width: 1, height: 51),
      ofBoundaryItem: 0,
      inSection: 1
    )
    #expect(isChanged)
    let header = layout.boundaryItem(0, inSection: 1)?.frame
    #expect(header == Rect(x: 16, y: 116, width: 358, height: 51))
    #expect(layout.frames(1)[0].minY == 175)
    #expect(layout.frames(0)[0].minY == 8)
  }

  @Test func `a layout that scrolls horizontally has its headers at the leading edge`() throws {
    let item = Example.item(.fractionalWidth(1), .fractionalHeight(0.5))
    let group = Example.column(.absolute(80), .fractionalHeight(1), [item])
    let insets = DirectionalInsets(top: 20, leading: 5, bottom: 24, trailing: 7)
    var section = Example.section(group, 3, insets: insets, gap: 10)
    let size = CompositionalSize(width: .absolute(30), height: .fractionalHeight(1))
    section.boundaryItems = [BoundarySupplementary(kind: "h", size: size, alignment: .leading)]
    for direction in LayoutDirection.allCases {
      let layout = try Example.layout(section, direction: direction) { $0.scrollAxis = .horizontal }
      #expect(layout.contentSize == Size(width: 212, height: 844))
      let isMirrored = direction == .rightToLeft
      #expect(layout.frames().map(\.minX) == (isMirrored ? [97, 97, 7] : [35, 35, 125]))
      #expect(layout.frames().map(\.minY) == [20, 420, 20])
      #expect(boundary(layout)?.minX == (isMirrored ? 182 : 0))
      #expect(boundary(layout)?.minY == 20)
      #expect(boundary(layout)?.height == 800)
      let visible = Rect(x: isMirrored ? 0 : 60, y: 0, width: 152, height: 844)
      #expect(layout.elements(in: visible).count == 3)
    }
  }
}

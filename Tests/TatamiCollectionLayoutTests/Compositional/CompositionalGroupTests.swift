import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct CompositionalGroupTests {
  private func frames(_ group: CompositionalGroup, _ count: Int) throws -> [Rect] {
    try Example.layout(Example.section(group, count)).frames()
  }

  private func frames(
    _ group: CompositionalGroup,
    _ count: Int,
    measured: [Int: Size]
  ) throws -> [Rect] {
    var layout = try Example.layout(Example.section(group, count))
    let sizes = measured.map { MeasuredSize(item: $0, size: $1) }
    try layout.setMeasuredSizes(sizes, inSection: 0)
    return layout.frames()
  }

  @Test func `L8: every group begins with the first subitem`() throws {
    let items = [
      Example.item(.absolute(200), .absolute(50)), Example.item(.absolute(100), .absolute(50)),
    ]
    let group = Example.row(.fractionalWidth(1), .absolute(50), items)
    let found = try frames(group, 5)
    #expect(found.map(\.width) == [200, 100, 200, 100, 200])
    #expect(found.map(\.minY) == [0, 0, 50, 50, 100])
  }

  @Test func `L9: fractions apply to the length less the spacing`() throws {
    let item = Example.item(.fractionalWidth(0.5), .absolute(50))
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item], spacing: .fixed(10))
    #expect(try frames(group, 2).map(\.minX) == [0, 200])
    #expect(try frames(group, 1).map(\.width) == [190])
  }

  @Test func `L10: squares of a fraction of the width`() throws {
    let item = Example.item(.fractionalWidth(0.25), .fractionalWidth(0.25))
    let group = Example.row(.fractionalWidth(1), .absolute(100), [item], spacing: .fixed(10))
    let found = try frames(group, 5)
    #expect(found[3] == Rect(x: 300, y: 0, width: 90, height: 90))
    #expect(found[4].minY == 100)
  }

  @Test func `L10: the count without spacing decides the length of fractions`() throws {
    // Without spacing three of 130 fit; 390 - 2 * 30 = 330 gives 110 each.
    let item = Example.item(.fractionalWidth(1 / 3), .fractionalWidth(1 / 6))
    let group = Example.row(.fractionalWidth(1), .absolute(100), [item], spacing: .fixed(30))
    let found = try frames(group, 3)
    #expect(found.map(\.minX) == [0, 140, 280])
    #expect(found[0].size == Size(width: 110, height: 55))
  }

  @Test func `L11: counted slots ignore the item's length`() throws {
    let item = Example.item(.fractionalWidth(1), .absolute(20))
    let group = Example.group(
      .fractionalWidth(1),
      .absolute(50),
      .dividing(.horizontal, item, count: 4),
      spacing: .fixed(7)
    )
    let found = try frames(group, 4)
    // (390 - 21) / 4 = 92.25, rounded down to pixels.
    #expect(found.map(\.width) == [92, 92, 92, 92])
    #expect(found.map(\.height) == [20, 20, 20, 20])
    #expect(found.map(\.minX) == [0, 99, 198, 297])
  }

  @Test func `L12: a repeated subitem keeps its size, even if it does not fit`() throws {
    let item = Example.item(.absolute(150), .absolute(20))
    let group = Example.group(
      .fractionalWidth(1),
      .absolute(50),
      .repeating(.horizontal, item, count: 3)
    )
    let found = try frames(group, 4)
    #expect(found.map(\.minX) == [0, 150, 300, 0])
    #expect(found.map(\.width) == [150, 150, 150, 150])
  }

  @Test func `L12: fractions of a repeated subitem apply to the length less the spacing`() throws {
    let item = Example.item(.fractionalWidth(1 / 3), .absolute(20))
    let group = Example.group(
      .fractionalWidth(1),
      .absolute(50),
      .repeating(.horizontal, item, count: 3),
      spacing: .fixed(15)
    )
    #expect(try frames(group, 3).map(\.minX) == [0, 135, 270])
  }

  @Test func `L13: gaps and flexible edges share the remainder, which may be negative`() throws {
    let edges = CompositionalEdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
    let item = Example.item(.absolute(100), .absolute(20), edges: edges)
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item], spacing: .flexible(0))
    // 90 for two gaps and six edges.
    #expect(try frames(group, 3).map(\.minX) == [11.5, 145, 279])
    let repeated = Example.group(
      .fractionalWidth(1),
      .absolute(50),
      .repeating(.horizontal, Example.item(.absolute(150), .absolute(20)), count: 3),
      spacing: .flexible(10)
    )
    #expect(try frames(repeated, 3).map(\.minX) == [0, 120, 240])
  }

  @Test func `L13: the last row keeps the gaps of a full one`() throws {
    let item = Example.item(.absolute(100), .absolute(20))
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item], spacing: .flexible(0))
    #expect(try frames(group, 5).map(\.minX) == [0, 145, 290, 0, 145])
  }

  @Test func `L14: flexible cross edges push away or center, larger items stick out`() throws {
    let edges = [
      CompositionalEdgeSpacing(),
      CompositionalEdgeSpacing(top: .flexible(0)),
      CompositionalEdgeSpacing(top: .flexible(0), bottom: .flexible(0)),
    ]
    let items = edges.map { Example.item(.absolute(50), .absolute(20), edges: $0) }
    let group = Example.row(.absolute(150), .absolute(60), items)
    #expect(try frames(group, 3).map(\.minY) == [0, 40, 20])
    let low = Example.row(.absolute(150), .absolute(10), items)
    #expect(try frames(low, 3).map(\.minY) == [0, 0, 0])
    #expect(try frames(low, 3).map(\.height) == [20, 20, 20])
  }

  @Test func `L15: a group without room for its first subitem has no items`() throws {
    let item = Example.item(.absolute(400), .absolute(20))
    var section = Example.section(Example.row(.fractionalWidth(1), .absolute(50), [item]), 3)
    section.contentInsets = DirectionalInsets(top: 10, bottom: 10)
    let layout = try Example.layout(section)
    #expect(layout.frame(ofItem: 0, inSection: 0) == nil)
    #expect(layout.contentSize.height == 0)
  }

  @Test func `L16: a custom group is not shortened`() throws {
    let group = Example.group(
      .fractionalWidth(1),
      .absolute(200),
      .custom { size in
        [0, 1].map {
          CustomGroupItem(
            frame: Rect(x: 0, y: Double($0) * 100, width: size.width, height: 80)
          )
        }
      }
    )
    let layout = try Example.layout(Example.section(group, 3))
    #expect(layout.contentSize.height == 400)
    #expect(layout.frames().map(\.minY) == [0, 100, 200])
  }

  @Test func `L16: the shortened group keeps what a full one leaves at its end`() throws {
    let item = Example.item(.fractionalWidth(1), .absolute(60), insets: 5)
    let group = Example.column(.fractionalWidth(1), .absolute(130), [item])
    let layout = try Example.layout(Example.section(group, 3))
    // The item ends at 185, a full group leaves 130 - 115.
    #expect(layout.contentSize.height == 130 + 55 + 15)
  }

  @Test func `L17: flexible edges of a group share the room across`() throws {
    let item = Example.item(.fractionalWidth(1), .absolute(20))
    var group = Example.row(.absolute(190), .absolute(20), [item])
    group.edgeSpacing = CompositionalEdgeSpacing(leading: .flexible(0), trailing: .flexible(0))
    #expect(try frames(group, 1).map(\.minX) == [100])
  }

  @Test func `L18: items fill a nested group before its next sibling`() throws {
    let half = Example.item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = Example.column(.absolute(100), .fractionalHeight(1), [half])
    let group = Example.row(
      .fractionalWidth(1),
      .absolute(80),
      [.group(column), Example.item(.absolute(90), .fractionalHeight(1))]
    )
    let found = try frames(group, 5)
    #expect(found.map(\.minX) == [0, 0, 100, 190, 190])
    #expect(found.map(\.minY) == [0, 40, 0, 0, 40])
  }

  @Test func `L19: custom frames may leave the group and repeat with their z index`() throws {
    let group = Example.group(
      .fractionalWidth(0.5),
      .absolute(100),
      .custom { size in
        [
          CustomGroupItem(frame: Rect(x: -10, y: -5, width: size.width, height: 50), zIndex: 3),
          CustomGroupItem(frame: Rect(x: 250, y: 60, width: 40, height: 70)),
        ]
      }
    )
    let section = Example.section(group, 4, insets: DirectionalInsets(top: 20, leading: 30))
    let layout = try Example.layout(section)
    #expect(
      layout.numbers() == [
        [20, 15, 180, 50], [280, 80, 40, 70], [20, 115, 180, 50], [280, 180, 40, 70],
      ]
    )
    let elements = layout.elements(in: Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(elements.map(\.zIndex) == [3, 0, 3, 0])
  }

  @Test func `L19: insets of a custom group narrow its container and move no frame`() throws {
    var group = Example.group(
      .fractionalWidth(1),
      .absolute(100),
      .custom { [CustomGroupItem(frame: Rect(x: 1, y: 2, width: $0.width, height: $0.height))] }
    )
    group.contentInsets = DirectionalInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
    #expect(try frames(group, 1) == [Rect(x: 1, y: 2, width: 330, height: 60)])
  }

  @Test func `L20: an estimated height across is that of the tallest item`() throws {
    let item = Example.item(.fractionalWidth(0.5), .estimated(44))
    let group = Example.row(.fractionalWidth(1), .estimated(44), [item])
    let found = try frames(
      group,
      5,
      measured: [0: Size(width: 0, height: 20), 1: Size(width: 0, height: 70)]
    )
    #expect(found.map(\.height) == [20, 70, 44, 44, 44])
    #expect(found.map(\.minY) == [0, 0, 70, 70, 114])
    let last = try frames(group, 5, measured: [4: Size(width: 0, height: 10)])
    #expect(last.map(\.minY) == [0, 0, 44, 44, 88])
  }

  @Test func `L20: an estimated length along the axis holds one run`() throws {
    let items = [
      Example.item(.absolute(60), .absolute(20)), Example.item(.absolute(40), .absolute(20)),
    ]
    let group = Example.row(.estimated(10), .absolute(20), items, spacing: .fixed(5))
    let found = try frames(group, 3)
    #expect(found.map(\.minX) == [0, 65, 0])
  }

  @Test func `L45: items of estimated widths break into rows by their measured widths`() throws {
    let item = Example.item(.estimated(100), .estimated(30))
    let group = Example.row(.fractionalWidth(1), .estimated(30), [item], spacing: .fixed(10))
    let measured = [1: 150.0, 2: 60, 3: 200, 5: 500].mapValues { Size(width: $0, height: 30) }
    let found = try frames(group, 8, measured: measured)
    #expect(found.map(\.minX) == [0, 110, 270, 0, 210, 0, 0, 110])
    #expect(found.map(\.minY) == [0, 0, 0, 30, 30, 60, 90, 90])
    #expect(found.map(\.width) == [100, 150, 60, 200, 100, 500, 100, 100])
  }

  @Test func `L48: counted groups divide their estimate, fixed ones keep their size`() throws {
    let item = Example.item(.fractionalWidth(1), .estimated(44))
    let counted = Example.group(
      .fractionalWidth(1),
      .estimated(100),
      .dividing(.vertical, item, count: 2)
    )
    let tall = [0: Size(width: 0, height: 90)]
    #expect(try frames(counted, 3, measured: tall).map(\.minY) == [0, 50, 100])
    #expect(try frames(counted, 3, measured: tall).map(\.height) == [50, 50, 50])
    let fixed = Example.row(.fractionalWidth(1), .absolute(60), [item])
    let found = try frames(fixed, 2, measured: tall)
    #expect(found.map(\.minY) == [0, 60])
    #expect(found.map(\.height) == [90, 44])
  }
}

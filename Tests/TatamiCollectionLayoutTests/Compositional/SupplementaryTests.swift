import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct SupplementaryTests {
  private func badge(
    _ kind: String = "badge",
    _ container: CompositionalAnchor,
    _ item: CompositionalAnchor? = nil
  ) -> AnchoredSupplementary {
    let size = CompositionalSize(width: .absolute(20), height: .absolute(20))
    return AnchoredSupplementary(
      kind: kind,
      size: size,
      containerAnchor: container,
      itemAnchor: item
    )
  }

  private func section(
    _ supplementaries: [AnchoredSupplementary],
    count: Int = 4
  ) -> CompositionalSection {
    let size = CompositionalSize(width: .fractionalWidth(1 / 3), height: .fractionalHeight(1))
    var item = CompositionalItem(size: size)
    item.contentInsets = DirectionalInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    item.supplementaryItems = supplementaries
    let group = Example.row(.fractionalWidth(1), .fractionalWidth(1 / 3), [.item(item)])
    return Example.section(group, count)
  }

  private func frame(_ supplementary: AnchoredSupplementary) throws -> Rect? {
    try Example.layout(section([supplementary]))
      .frame(ofSupplementary: supplementary.kind, number: 0, inSection: 0)
  }

  @Test func `L162: a badge at the top trailing corner`() throws {
    let anchor = CompositionalAnchor(
      edges: [.top, .trailing],
      offset: Point(x: 0.3, y: -0.3),
      unit: .fractional
    )
    #expect(try frame(badge("badge", anchor)) == Rect(x: 114, y: -4, width: 20, height: 20))
  }

  @Test func `L34: anchors name a point of the host and of the view`() throws {
    let cases: [(CompositionalEdges, Point)] = [
      ([.top, .leading], Point(x: 2, y: 2)), (.top, Point(x: 55, y: 2)),
      (.bottom, Point(x: 55, y: 108)), (.trailing, Point(x: 108, y: 55)),
      ([], Point(x: 55, y: 55)), ([.leading, .trailing, .bottom], Point(x: 55, y: 108)),
    ]
    for (edges, origin) in cases {
      #expect(try frame(badge("badge", CompositionalAnchor(edges: edges)))?.origin == origin)
    }
    let outside = badge(
      "badge",
      CompositionalAnchor(edges: .bottom, offset: Point(x: 1, y: 2)),
      CompositionalAnchor(edges: .top, offset: Point(x: 0, y: 0.5), unit: .fractional)
    )
    #expect(try frame(outside)?.origin == Point(x: 56, y: 140))
  }

  @Test func `L34: the host of a group's supplementary item is the group`() throws {
    var section = section([])
    section.group.supplementaryItems = [
      badge("line", CompositionalAnchor(edges: [.bottom, .trailing]))
    ]
    section.contentInsets.top = 10
    let layout = try Example.layout(section)
    let frames = (0..<3).map {
      layout.frame(ofSupplementary: "line", number: $0, inSection: 0)?.origin
    }
    #expect(frames == [Point(x: 370, y: 120), Point(x: 370, y: 250), nil])
  }

  @Test func `L33: supplementary items count per kind and section`() throws {
    var section = section([
      badge("a", CompositionalAnchor(edges: .top)), badge("b", CompositionalAnchor(edges: .bottom)),
    ])
    section.group.supplementaryItems = [badge("a", CompositionalAnchor(edges: .leading))]
    let layout = try Example.layout(section, section)
    let all = layout.elements(in: Rect(x: 0, y: 260, width: 390, height: 260))
      .filter { $0.section == 1 }
    func indexes(_ kind: String) -> [Int] {
      all.filter { $0.category == .supplementary(kind: kind) }.map(\.index)
    }
    #expect(indexes("a") == [0, 1, 2, 3, 4, 5])
    #expect(indexes("b") == [0, 1, 2, 3])
    for element in all {
      guard case .supplementary(let kind) = element.category else { continue }
      let frame = layout.frame(ofSupplementary: kind, number: element.index, inSection: 1)
      #expect(frame == element.frame)
    }
  }

  @Test func `L33: numbers continue across measured groups`() throws {
    let size = CompositionalSize(width: .estimated(100), height: .absolute(20))
    var item = CompositionalItem(size: size)
    item.supplementaryItems = [badge("a", CompositionalAnchor(edges: .top))]
    let group = Example.row(.fractionalWidth(1), .absolute(20), [.item(item)])
    var layout = try Example.layout(Example.section(group, 12))
    let wide = Size(width: 300, height: 0)
    try layout.setMeasuredSizes([MeasuredSize(item: 4, size: wide)], inSection: 0)
    for number in 0..<12 {
      let host = layout.frame(ofItem: number, inSection: 0)
      let frame = layout.frame(ofSupplementary: "a", number: number, inSection: 0)
      #expect(frame?.midX == host?.midX)
      #expect(frame?.minY == host?.minY)
    }
    #expect(layout.frame(ofSupplementary: "a", number: 12, inSection: 0) == nil)
    #expect(layout.frame(ofSupplementary: "a", number: -1, inSection: 0) == nil)
  }

  @Test func `L36: what belongs to a group is found where the group is touched`() throws {
    let below = badge(
      "badge",
      CompositionalAnchor(edges: .bottom),
      CompositionalAnchor(edges: .top)
    )
    let layout = try Example.layout(section([below], count: 6))
    // The badges of the first row lie in the second one, from 128 to 148.
    let rect = Rect(x: 0, y: 135, width: 390, height: 5)
    let found = layout.elements(in: rect).filter { $0.category != .item }
    #expect(found.isEmpty)
    let both = layout.elements(in: Rect(x: 0, y: 125, width: 390, height: 15))
    #expect(both.filter { $0.category != .item }.map(\.index) == [0, 1, 2])
    #expect(layout.elements(in: Rect(x: 0, y: -50, width: 390, height: 49)) == [])
  }
}

import TatamiCollectionLayout
import TatamiGeometry
import Testing

/// The worked examples of the specification, in a view of 390 x 844 unless the width is given.
@Suite struct WorkedExampleTests {
  private func frames(
    _ group: CompositionalGroup,
    _ count: Int,
    insets: DirectionalInsets = .zero,
    gap: Double = 0,
    width: Double = 390
  ) throws -> (frames: [[Double]], length: Double) {
    let section = Example.section(group, count, insets: insets, gap: gap)
    let layout = try Example.layout(section, size: Size(width: width, height: 844))
    return (layout.numbers(), layout.contentSize.height)
  }

  @Test func `L139: three rows of 44`() throws {
    let item = Example.item(.fractionalWidth(1), .fractionalHeight(1))
    let found = try frames(Example.row(.fractionalWidth(1), .absolute(44), [item]), 3)
    #expect(found.frames == [[0, 0, 390, 44], [0, 44, 390, 44], [0, 88, 390, 44]])
    #expect(found.length == 132)
  }

  @Test func `L140: squares of a third of the width`() throws {
    func grid(_ insets: Double) -> CompositionalGroup {
      let item = Example.item(.fractionalWidth(1 / 3), .fractionalHeight(1), insets: insets)
      return Example.row(.fractionalWidth(1), .fractionalWidth(1 / 3), [item])
    }
    let plain = try frames(grid(0), 4)
    #expect(
      plain.frames == [
        [0, 0, 130, 130], [130, 0, 130, 130], [260, 0, 130, 130], [0, 130, 130, 130],
      ]
    )
    #expect(plain.length == 260)
    let inset = try frames(grid(2), 4)
    #expect(Array(inset.frames[..<2]) == [[2, 2, 126, 126], [132, 2, 126, 126]])
    #expect(inset.length == 260)
  }

  @Test func `L141: halves with fixed spacing in an inset section`() throws {
    let item = Example.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(100), [item], spacing: .fixed(16))
    let insets = DirectionalInsets(leading: 16, trailing: 16)
    let found = try frames(group, 3, insets: insets, gap: 12)
    #expect(found.frames == [[16, 0, 171, 100], [203, 0, 171, 100], [16, 112, 171, 100]])
    #expect(found.length == 212)
  }

  @Test func `L142: three counted slots`() throws {
    let item = Example.item(.absolute(30), .fractionalHeight(1))
    let group = Example.group(
      .fractionalWidth(1),
      .absolute(60),
      .dividing(.horizontal, item, count: 3),
      spacing: .fixed(8)
    )
    let insets = DirectionalInsets(top: 10, leading: 16, bottom: 10, trailing: 16)
    let found = try frames(group, 4, insets: insets, gap: 8)
    #expect(
      found.frames == [
        [16, 10, 114, 60], [138, 10, 114, 60], [260, 10, 114, 60], [16, 78, 114, 60],
      ]
    )
    #expect(found.length == 148)
  }

  @Test func `L143: flexible spacing between items of 100`() throws {
    let item = Example.item(.absolute(100), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item], spacing: .flexible(4))
    let found = try frames(group, 4).frames
    #expect(found.map { $0[0] } == [0, 145, 290, 0])
    #expect(found.map { $0[1] } == [0, 0, 0, 50])
  }

  @Test func `L144: two of 0.4 with spacing 10`() throws {
    let item = Example.item(.fractionalWidth(0.4), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item], spacing: .fixed(10))
    #expect(
      try frames(group, 3).frames == [[0, 0, 152, 50], [162, 0, 152, 50], [0, 50, 152, 50]]
    )
  }

  @Test func `L145: three of 0.3, fixed and flexible`() throws {
    let item = Example.item(.fractionalWidth(0.3), .fractionalHeight(1))
    for (spacing, expected) in [
      (CompositionalSpacing.fixed(10), [0.0, 100, 200]), (.flexible(10), [0, 115, 230]),
    ] {
      let group = Example.row(.fractionalWidth(1), .absolute(50), [item], spacing: spacing)
      let found = try frames(group, 3, width: 320).frames
      #expect(found.map { $0[0] } == expected)
      #expect(found.map { $0[2] } == [90, 90, 90])
    }
  }

  @Test func `L146: four of 0.25 with flexible spacing of 1`() throws {
    let item = Example.item(.fractionalWidth(0.25), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item], spacing: .flexible(1))
    let found = try frames(group, 4, width: 320).frames
    #expect(found.map { $0[0] } == [0, 80.5, 160.5, 241])
    #expect(found.map { $0[2] } == [79, 79, 79, 79])
  }

  @Test func `L147: a large item beside a column of two`() throws {
    let half = Example.item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = Example.column(.fractionalWidth(0.3), .fractionalHeight(1), [half])
    let large = Example.item(.fractionalWidth(0.7), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(200), [large, .group(column)])
    let found = try frames(group, 4)
    #expect(
      found.frames == [
        [0, 0, 273, 200], [273, 0, 117, 100], [273, 100, 117, 100], [0, 200, 273, 200],
      ]
    )
    #expect(found.length == 400)
  }

  @Test func `L148: nested groups with spacing at both levels`() throws {
    let half = Example.item(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = Example.column(
      .fractionalWidth(0.5),
      .fractionalHeight(1),
      [half],
      spacing: .fixed(4)
    )
    let large = Example.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = Example.row(
      .fractionalWidth(1),
      .absolute(100),
      [large, .group(column)],
      spacing: .fixed(6)
    )
    #expect(
      try frames(group, 3, width: 320).frames == [
        [0, 0, 157, 100], [163, 0, 157, 48], [163, 52, 157, 48],
      ]
    )
  }

  @Test func `L149: a quarter of the height with insets of 5`() throws {
    let half = Example.item(.fractionalWidth(1), .fractionalHeight(0.5), insets: 5)
    let column = Example.column(.fractionalWidth(0.5), .fractionalHeight(1), [half])
    let large = Example.item(.fractionalWidth(0.5), .fractionalHeight(1), insets: 5)
    let group = Example.row(
      .fractionalWidth(1),
      .fractionalHeight(0.25),
      [large, .group(column)]
    )
    #expect(
      try frames(group, 3).frames == [
        [5, 5, 185, 201], [200, 5, 185, 95.5], [200, 110.5, 185, 95.5],
      ]
    )
  }

  @Test func `L150: edge spacing counts in packing`() throws {
    let edges = CompositionalEdgeSpacing(leading: .fixed(10), top: .fixed(5))
    let item = Example.item(.absolute(80), .fractionalHeight(0.5), edges: edges)
    let found = try frames(Example.row(.fractionalWidth(1), .absolute(80), [item]), 5)
    #expect(
      found.frames == [
        [10, 5, 80, 40], [100, 5, 80, 40], [190, 5, 80, 40], [280, 5, 80, 40], [10, 85, 80, 40],
      ]
    )
    #expect(found.length == 160)
  }

  @Test func `L151: flexible edges share the room`() throws {
    let edges = CompositionalEdgeSpacing(
      leading: .flexible(0),
      top: .flexible(0),
      trailing: .flexible(0),
      bottom: .flexible(0)
    )
    let item = Example.item(.absolute(100), .absolute(40), edges: edges)
    let found = try frames(Example.row(.fractionalWidth(1), .absolute(60), [item]), 3).frames
    #expect(found.map { [$0[0], $0[1]] } == [[15, 10], [145, 10], [275, 10]])
  }

  @Test func `L152: the last group is trimmed`() throws {
    let item = Example.item(.fractionalWidth(1), .absolute(60))
    let group = Example.column(.fractionalWidth(1), .absolute(200), [item], spacing: .fixed(8))
    let found = try frames(group, 4)
    #expect(found.frames.map { $0[1] } == [0, 68, 136, 200])
    #expect(found.length == 264)
  }

  @Test func `L153: insets of a group`() throws {
    let item = Example.item(.fractionalWidth(0.5), .fractionalHeight(1))
    var group = Example.row(.fractionalWidth(1), .absolute(120), [item], spacing: .fixed(10))
    group.contentInsets = DirectionalInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    #expect(try frames(group, 2).frames == [[20, 10, 170, 100], [200, 10, 170, 100]])
  }

  @Test func `L154: a fraction of the height is one of the whole view`() throws {
    let item = Example.item(.fractionalWidth(1), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .fractionalHeight(0.5), [item])
    let insets = DirectionalInsets(top: 20, leading: 10, bottom: 20, trailing: 10)
    let found = try frames(group, 2, insets: insets)
    #expect(found.frames == [[10, 20, 370, 422], [10, 442, 370, 422]])
    #expect(found.length == 884)
  }

  @Test func `L155: a list of subitems repeats within a row`() throws {
    let items = [
      Example.item(.absolute(60), .fractionalHeight(1)),
      Example.item(.fractionalWidth(0.5), .fractionalHeight(1)),
    ]
    let group = Example.row(.fractionalWidth(1), .absolute(44), items, spacing: .fixed(8))
    #expect(
      try frames(group, 3).frames == [[0, 0, 60, 44], [68, 0, 187, 44], [263, 0, 60, 44]]
    )
  }

  @Test func `L156: counted slots are rounded down`() throws {
    let item = Example.item(.fractionalWidth(1), .absolute(1))
    let group = Example.group(
      .fractionalWidth(1),
      .absolute(100),
      .dividing(.vertical, item, count: 4),
      spacing: .fixed(5)
    )
    let found = try frames(group, 5)
    #expect(found.frames.map { $0[1] } == [0, 26, 52, 78, 100])
    #expect(found.frames.map { $0[3] } == [21, 21, 21, 21, 21])
    #expect(found.length == 122)
  }

  @Test func `L157: six sixths share a row`() throws {
    let item = Example.item(.fractionalWidth(1 / 6), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(50), [item])
    let found = try frames(group, 7, width: 375).frames
    #expect(found.map { $0[1] } == [0, 0, 0, 0, 0, 0, 50])
    #expect(found[5] == [312.5, 0, 62.5, 50])
  }

  @Test func `L158: edge spacing of a group`() throws {
    let item = Example.item(.fractionalWidth(0.5), .fractionalHeight(1))
    var group = Example.row(.fractionalWidth(1), .absolute(30), [item])
    group.edgeSpacing = CompositionalEdgeSpacing(
      leading: .fixed(4),
      top: .fixed(5),
      trailing: .fixed(6),
      bottom: .fixed(7)
    )
    let found = try frames(group, 5, gap: 8, width: 320)
    #expect(found.frames.map { $0[1] } == [5, 5, 55, 55, 105])
    #expect(found.frames.map { $0[0] } == [4, 164, 4, 164, 4])
    #expect(found.length == 142)
  }

  @Test func `L165: a column with an estimated height is as long as one run`() throws {
    let item = Example.item(.fractionalWidth(1), .estimated(44))
    let group = Example.column(
      .fractionalWidth(1),
      .estimated(88),
      [item, item],
      spacing: .fixed(5)
    )
    var layout = try Example.layout(Example.section(group, 4, gap: 10))
    let sizes = (0..<4).map { MeasuredSize(item: $0, size: Size(width: 1, height: 30)) }
    try layout.setMeasuredSizes(sizes, inSection: 0)
    #expect(layout.frames().map(\.minY) == [0, 35, 75, 110])
    #expect(layout.contentSize.height == 140)
  }

  @Test func `L166: right to left mirrors the frames`() throws {
    let item = Example.item(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(1), .absolute(100), [item], spacing: .fixed(16))
    let insets = DirectionalInsets(leading: 16, trailing: 16)
    let section = Example.section(group, 3, insets: insets, gap: 12)
    let layout = try Example.layout(section, direction: .rightToLeft)
    #expect(layout.frames().map(\.minX) == [203, 16, 203])
  }
}

import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct CompositionalErrorTests {
  private let item = Example.item(.fractionalWidth(1), .fractionalHeight(1))

  private func error(_ section: CompositionalSection) -> CollectionLayoutError? {
    do throws(CollectionLayoutError) {
      _ = try Example.layout(section)
      return nil
    } catch {
      return error
    }
  }

  private func error(_ group: CompositionalGroup) -> CollectionLayoutError? {
    error(Example.section(group, 1))
  }

  @Test func `L21: a group needs a subitem and a count from 1`() {
    let empty = Example.row(.absolute(1), .absolute(1), [])
    #expect(error(empty) == .noSubitems(field: "sections[0].group.subitems"))
    #expect(
      error(empty)?.description
        == "sections[0].group.subitems: found no subitems, a group needs at least one"
    )
    let counted = Example.group(
      .absolute(1),
      .absolute(1),
      .dividing(.vertical, item, count: 0)
    )
    let nested = Example.row(.absolute(1), .absolute(1), [item, .group(counted)])
    #expect(
      error(nested)
        == .count(0, field: "sections[0].group.subitems[1].count", allowed: 1...100_000)
    )
    let repeated = Example.group(
      .absolute(1),
      .absolute(1),
      .repeating(.vertical, item, count: -4)
    )
    #expect(
      error(repeated) == .count(-4, field: "sections[0].group.count", allowed: 1...100_000)
    )
  }

  @Test func `L21: the kinds of supplementary items of one host differ`() {
    var group = Example.row(.absolute(1), .absolute(1), [item])
    let badge = AnchoredSupplementary(
      kind: "badge",
      size: CompositionalSize(width: .absolute(1), height: .absolute(1)),
      containerAnchor: CompositionalAnchor(edges: .top)
    )
    group.supplementaryItems = [badge, badge]
    #expect(
      error(group)
        == .duplicateKind("badge", field: "sections[0].group.supplementaryItems[1]")
    )
    var section = Example.section(Example.row(.absolute(1), .absolute(1), [item]), 1)
    section.boundaryItems = [
      Example.boundary("header", 10, .top), Example.boundary("header", 20, .bottom),
    ]
    #expect(
      error(section)?.description == """
        sections[0].boundaryItems[1]: found the kind "header" twice, the kinds of one host must \
        differ
        """
    )
  }

  @Test func `numbers that are not finite are rejected with their path`() {
    var group = Example.row(.absolute(1), .absolute(1), [item], spacing: .flexible(.nan))
    #expect(error(group)?.description.hasPrefix("sections[0].group.interItemSpacing:") == true)
    group = Example.row(.absolute(1), .absolute(1), [Example.item(.absolute(1), .estimated(1e13))])
    #expect(error(group)?.description.contains("group.subitems[0].size.height:") == true)
    var section = Example.section(Example.row(.absolute(1), .absolute(1), [item]), 1)
    section.referenceInsets.leading = .infinity
    #expect(error(section)?.description.hasPrefix("sections[0].referenceInsets.leading") == true)
    section = Example.section(Example.row(.absolute(1), .absolute(1), [item]), -1)
    #expect(error(section)?.description.hasPrefix("sections[0].itemCount: found -1") == true)
  }

  @Test func `groups nested too deeply are rejected`() {
    var group = Example.row(.fractionalWidth(1), .fractionalHeight(1), [item])
    for _ in 1..<CompositionalGroup.depthLimit {
      group = Example.row(.fractionalWidth(1), .fractionalHeight(1), [.group(group)])
    }
    #expect(error(group) == nil)
    group = Example.row(.fractionalWidth(1), .fractionalHeight(1), [.group(group)])
    #expect(error(group) == .nesting(11, field: "sections[0].group", limit: 10))
    #expect(
      error(group)?.description == "sections[0].group: found 11 levels of groups, allowed are 10"
    )
  }

  @Test func `hostile groups end quickly`() throws {
    // Nothing has a length, at every level, with lengths that depend on the content.
    let none = CompositionalSpacing.flexible(0)
    var group = Example.row(
      .estimated(0),
      .estimated(0),
      [Example.item(.estimated(0), .absolute(0))]
    )
    for _ in 1..<CompositionalGroup.depthLimit {
      group = Example.row(.fractionalWidth(1), .estimated(0), [.group(group)], spacing: none)
    }
    var layout = try Example.layout(Example.section(group, 300))
    try layout.setMeasuredSizes(
      [MeasuredSize(item: 150, size: Size(width: 5, height: 5))],
      inSection: 0
    )
    let frames = layout.frames()
    #expect(frames.filter { !$0.isFinite } == [])
    let nothing = Example.row(
      .absolute(1),
      .absolute(1),
      [Example.item(.absolute(2), .absolute(2))]
    )
    var counted = nothing
    for _ in 1..<CompositionalGroup.depthLimit {
      counted = Example.group(
        .absolute(1),
        .absolute(1),
        .repeating(.vertical, .group(counted), count: 1000)
      )
    }
    #expect(try Example.layout(Example.section(counted, 5)).contentSize.height == 0)
  }

  @Test func `huge numbers give finite frames`() throws {
    let wide = Example.item(.fractionalWidth(1e12), .fractionalHeight(1e12))
    let group = Example.row(.fractionalWidth(1e12), .fractionalHeight(1e12), [wide])
    let layout = try Example.layout(Example.section(group, 1_000_000_000))
    #expect(layout.contentSize.isFinite)
    #expect(layout.frame(ofItem: 999_999_999, inSection: 0)?.isFinite == true)
    let rect = Rect(x: 0, y: 5e12, width: 1, height: 1)
    #expect(layout.elements(in: rect).map(\.index) == [4, 5])
  }

  @Test func `edits out of range leave the layout unchanged`() throws {
    let group = Example.row(.fractionalWidth(1), .absolute(10), [item])
    var layout = try Example.layout(Example.section(group, 3))
    #expect(throws: CollectionLayoutError.count(4, field: "range.upperBound", allowed: 0...3)) {
      try layout.replaceItems(2..<4, inSection: 0, withCount: 1)
    }
    #expect(throws: CollectionLayoutError.count(1, field: "section", allowed: 0...0)) {
      try layout.replaceItems(0..<0, inSection: 1, withCount: 1)
    }
    #expect(throws: CollectionLayoutError.count(0, field: "boundaryItem", allowed: 0...0)) {
      try layout.setMeasuredSize(.zero, ofBoundaryItem: 0, inSection: 0)
    }
    #expect(throws: CollectionLayoutError.self) {
      let size = Size(width: -1, height: 1)
      try layout.setMeasuredSizes([MeasuredSize(item: 0, size: size)], inSection: 0)
    }
    #expect(layout.contentSize.height == 30)
  }

  @Test func `what does not exist is nil`() throws {
    let group = Example.row(.fractionalWidth(1), .absolute(10), [item])
    let layout = try Example.layout(Example.section(group, 3))
    #expect(layout.frame(ofItem: 3, inSection: 0) == nil)
    #expect(layout.frame(ofItem: -1, inSection: 0) == nil)
    #expect(layout.frame(ofItem: 0, inSection: 1) == nil)
    #expect(layout.frame(ofSection: 1) == nil)
    #expect(layout.frame(ofSupplementary: "badge", number: 0, inSection: 0) == nil)
    #expect(layout.boundaryItem(0, inSection: 0) == nil)
    #expect(layout.boundaryItem(0) == nil)
    #expect(layout.decoration(0, inSection: 0) == nil)
    #expect(layout.orthogonalScrolling(ofSection: 0) == nil)
    #expect(layout.elements(in: Rect(x: .nan, y: 0, width: 1, height: 1)) == [])
    #expect(layout.elements(in: Rect(x: 0, y: 31, width: 1, height: 1)) == [])
  }
}

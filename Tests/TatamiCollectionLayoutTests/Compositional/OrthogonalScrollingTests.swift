import TatamiCollectionLayout
import TatamiGeometry
import Testing

@Suite struct OrthogonalScrollingTests {
  private func section(
    _ behavior: OrthogonalBehavior,
    count: Int = 5
  ) -> CompositionalSection {
    let item = Example.item(.fractionalWidth(1), .fractionalHeight(1))
    let group = Example.row(.fractionalWidth(0.8), .absolute(200), [item])
    let insets = DirectionalInsets(leading: 20, trailing: 20)
    var section = Example.section(group, count, insets: insets, gap: 10)
    section.orthogonalBehavior = behavior
    return section
  }

  private func scrolling(
    _ behavior: OrthogonalBehavior,
    count: Int = 5
  ) throws -> OrthogonalScrolling {
    let layout = try Example.layout(section(behavior, count: count))
    return try #require(layout.orthogonalScrolling(ofSection: 0))
  }

  private func offsets(_ behavior: OrthogonalBehavior) throws -> [Double] {
    let scrolling = try scrolling(behavior)
    return (0..<scrolling.restingOffsetCount).compactMap { scrolling.restingOffset(at: $0) }
  }

  @Test func `L37: groups follow each other across, the section is as high as its row`() throws {
    var section = section(.continuous)
    section.contentInsets.top = 7
    section.contentInsets.bottom = 9
    section.boundaryItems = [Example.boundary("header", 30, .top)]
    let layout = try Example.layout(section, self.section(.none, count: 1))
    #expect(layout.frames().map(\.minX) == [20, 342, 664, 986, 1308])
    #expect(layout.frames().map(\.minY) == [37, 37, 37, 37, 37])
    #expect(layout.frames().map(\.width) == [312, 312, 312, 312, 312])
    #expect(layout.frame(ofSection: 0)?.height == 246)
    #expect(layout.contentSize == Size(width: 390, height: 446))
    let header = layout.boundaryItem(0, inSection: 0)?.frame
    #expect(header == Rect(x: 20, y: 0, width: 350, height: 30))
  }

  @Test func `L37: fractions across are of the view less the section's insets`() throws {
    let item = Example.item(.fractionalWidth(1), .fractionalHeight(1))
    let group = Example.row(.absolute(100), .fractionalHeight(0.5), [item])
    var section = Example.section(group, 2, insets: DirectionalInsets(top: 20, bottom: 24))
    section.orthogonalBehavior = .continuous
    #expect(try Example.layout(section).frames()[0].height == 400)
  }

  @Test func `L38: offsets are from 0 to the end`() throws {
    let scrolling = try scrolling(.continuous)
    #expect(scrolling.contentLength == 1640)
    #expect(scrolling.maximumOffset == 1250)
    #expect(scrolling.restingOffset(near: -40) == 0)
    #expect(scrolling.restingOffset(near: 5000) == 1250)
    #expect(try self.scrolling(.continuous, count: 1).maximumOffset == 0)
  }

  @Test func `L39: resting offsets of each behavior`() throws {
    #expect(try offsets(.continuous) == [])
    #expect(try scrolling(.continuous).restingOffset(near: 123.4) == 123.4)
    for behavior in [OrthogonalBehavior.continuousGroupLeadingBoundary, .groupPaging] {
      #expect(try offsets(behavior) == [0, 322, 644, 966, 1250])
    }
    #expect(try offsets(.paging) == [0, 350, 700, 1050, 1250])
    let nearest = try scrolling(.continuousGroupLeadingBoundary)
    #expect(nearest.restingOffset(near: 470) == 322)
    #expect(nearest.restingOffset(near: 490) == 644)
    #expect(nearest.restingOffset(near: 1e9) == 1250)
    #expect(nearest.restingOffset(near: -1e9) == 0)
    #expect(try scrolling(.paging).restingOffset(near: 880) == 1050)
  }

  @Test func `L40: centered groups rest around the center, the first of them at the start`() throws
  {
    #expect(try offsets(.groupPagingCentered) == [-19, 303, 625, 947, 1269])
    #expect(try scrolling(.groupPagingCentered).initialOffset == -19)
    #expect(try scrolling(.groupPaging).initialOffset == 0)
  }

  @Test func `L41: a flick moves at most one group with paging by groups`() throws {
    #expect(try scrolling(.groupPaging).restingOffset(near: 1200, from: 322) == 644)
    #expect(try scrolling(.groupPaging).restingOffset(near: 0, from: 966) == 644)
    let leading = try scrolling(.continuousGroupLeadingBoundary)
    #expect(leading.restingOffset(near: 1000, from: 0) == 966)
    #expect(try scrolling(.groupPagingCentered).restingOffset(near: 1200, from: 303) == 625)
  }

  @Test func `L164: five groups of 0.8 in an inset section`() throws {
    let layout = try Example.layout(section(.groupPaging))
    #expect(layout.frames().map(\.minX) == [20, 342, 664, 986, 1308])
    #expect(try scrolling(.groupPaging).maximumOffset == 1250)
  }

  @Test func `elements are found in the part to which the section has scrolled`() throws {
    let layout = try Example.layout(section(.continuous), section(.continuous))
    let atRest = layout.elements(in: Rect(x: 0, y: 0, width: 390, height: 400))
    #expect(atRest.map(\.index) == [0, 1, 0, 1])
    let scrolled = Rect(x: 700, y: 0, width: 390, height: 400)
    #expect(layout.orthogonalElements(in: scrolled, ofSection: 1).map(\.index) == [2, 3])
    #expect(layout.orthogonalElements(in: scrolled, ofSection: 2) == [])
  }

  @Test func `right to left the first group is at the right edge`() throws {
    let layout = try Example.layout(section(.continuous), direction: .rightToLeft)
    #expect(layout.frames().map(\.maxX) == [370, 48, -274, -596, -918])
    let scrolled = Rect(x: -900, y: 0, width: 390, height: 200)
    #expect(layout.orthogonalElements(in: scrolled, ofSection: 0).map(\.index) == [2, 3])
  }

  @Test func `measured groups move the resting offsets that follow`() throws {
    let item = Example.item(.estimated(100), .absolute(50))
    let group = Example.row(.estimated(100), .absolute(50), [item])
    var section = Example.section(group, 1_000_000, gap: 5)
    section.orthogonalBehavior = .groupPaging
    var layout = try Example.layout(section)
    let measured = MeasuredSize(item: 2, size: Size(width: 150, height: 0))
    try layout.setMeasuredSizes([measured], inSection: 0)
    let scrolling = try #require(layout.orthogonalScrolling(ofSection: 0))
    #expect((0..<5).map { scrolling.restingOffset(at: $0) } == [0, 105, 210, 365, 470])
    #expect(scrolling.restingOffset(near: 52_500_000) == 52_499_945 + 105)
    #expect(scrolling.restingOffsetCount == 1_000_000)
  }
}

import TatamiGeometry
import TatamiMosaic
import Testing

@Suite struct MosaicGoldenTests {
  @Test func `there are golden cases`() throws {
    #expect(try GoldenMosaic.all().count >= 107)
  }

  @Test(arguments: try GoldenMosaic.all())
  func `a layout in closed form has the frames of the original`(golden: GoldenMosaic) throws {
    try expect(golden.scene.layout(), matches: golden)
  }

  @Test(arguments: try GoldenMosaic.all())
  func `a layout of blocks that promise nothing has the frames of the original`(
    golden: GoldenMosaic
  ) throws {
    try expect(golden.scene.layout(opaque: true), matches: golden)
  }

  @Test(arguments: try GoldenMosaic.all())
  func `a viewport gives the side that the scene ran with`(golden: GoldenMosaic) throws {
    guard let viewport = golden.scene.viewport else { return }
    let inset = viewport.contentInset
    let side = MosaicLayout.side(
      across: golden.scene.scrollingAxis,
      bounds: Size(width: viewport.bounds[0], height: viewport.bounds[1]),
      contentInset: Insets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
      forced: viewport.forcedSize.map { Size(width: $0[0], height: $0[1]) }
    )
    #expect(isClose(side, golden.scene.crossLength))
  }

  private func expect(_ layout: MosaicLayout, matches golden: GoldenMosaic) throws {
    let expected = golden.expect
    #expect(isClose(layout.contentSize.width, expected.contentSize[0]))
    #expect(isClose(layout.contentSize.height, expected.contentSize[1]))
    for item in expected.items {
      let frame = layout.frame(ofItem: Int(item[1]), inSection: Int(item[0]))
      #expect(isClose(frame, Array(item[2...])), "\(item) \(String(describing: frame))")
    }
    if expected.complete {
      #expect(golden.scene.sections.map(\.items).reduce(0, +) == expected.items.count)
    }
    let views = layout.views()
    #expect(views.count == expected.supplementary.count)
    for (view, expected) in zip(views, expected.supplementary) {
      #expect(view.kind.rawValue == expected.kind)
      #expect(view.section == expected.section)
      #expect(view.kind.zIndex == expected.zIndex)
      #expect(isClose(view.frame, expected.frame), "\(expected) \(view)")
      #expect(layout.frame(of: view.kind, inSection: view.section) == view.frame)
    }
    for query in expected.queries {
      let rect = Rect(
        x: query.rect[0],
        y: query.rect[1],
        width: query.rect[2],
        height: query.rect[3]
      )
      #expect(layout.items(in: rect).map { [$0.section, $0.item] } == query.items)
      let found = layout.views(in: rect)
      #expect(found.map(\.kind.rawValue) == query.supplementary.map(\.kind))
      #expect(found.map(\.section) == query.supplementary.map(\.section))
    }
  }

  private func isClose(_ found: Double, _ expected: Double) -> Bool {
    abs(found - expected) <= max(1e-6, 1e-9 * abs(expected))
  }

  private func isClose(_ frame: Rect?, _ expected: [Double]) -> Bool {
    guard let frame else { return false }
    return zip([frame.minX, frame.minY, frame.width, frame.height], expected)
      .allSatisfy { isClose($0, $1) }
  }
}

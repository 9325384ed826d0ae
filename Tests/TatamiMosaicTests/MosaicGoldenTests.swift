import TatamiGeometry
import TatamiMosaic
import TestSupport
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
  func `a layout of opaque blocks has the frames of the original`(golden: GoldenMosaic) throws {
    try expect(golden.scene.layout(opaque: true), matches: golden)
  }

  @Test(arguments: try GoldenMosaic.all().filter { $0.scene.viewport != nil })
  func `a viewport gives the cross length of the scene`(golden: GoldenMosaic) throws {
    let viewport = try #require(golden.scene.viewport)
    let side = MosaicFrames.side(
      across: golden.scene.scrollingAxis,
      bounds: Size(width: viewport.bounds[0], height: viewport.bounds[1]),
      contentInset: Insets(viewport.contentInset),
      forced: viewport.forcedSize.map { Size(width: $0[0], height: $0[1]) }
    )
    #expect(abs(side - golden.scene.crossLength) <= 1e-6)
  }

  private func expect(_ layout: MosaicFrames, matches golden: GoldenMosaic) throws {
    let frames = golden.expect.frames
    #expect(frames.differences(from: layout, contentSize: layout.contentSize).isEmpty)
    if golden.expect.complete {
      #expect(golden.scene.sections.map(\.items).reduce(0, +) == frames.items.count)
    }
  }
}

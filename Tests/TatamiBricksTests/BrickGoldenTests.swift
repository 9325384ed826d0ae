import TatamiBricks
import TatamiGeometry
import TestSupport
import Testing

@Suite struct BrickGoldenTests {
  @Test func `there are golden cases`() throws {
    #expect(try GoldenBricks.all().count >= 84)
  }

  @Test(arguments: try GoldenBricks.all())
  func `a layout has the frames of the original`(golden: GoldenBricks) throws {
    let (scene, frames) = (golden.scene, golden.expect.frames)
    let layout = try scene.layout
    let view = Size(width: scene.width, height: scene.height ?? 0)
    let size = layout.contentSize(in: view, contentInset: scene.contentInsets)
    #expect(frames.differences(from: layout, contentSize: size).isEmpty)
    if !golden.expect.isSampled {
      #expect(scene.sections.map(\.items.count).reduce(0, +) == frames.items.count)
    }
  }

  @Test(arguments: try GoldenBricks.all())
  func `the content size contains all frames`(golden: GoldenBricks) throws {
    let layout = try golden.scene.layout
    let size = layout.contentSize
    #expect(size.height == layout.contentHeight)
    for view in layout.supplementaryItems() {
      #expect(view.frame.maxX <= size.width + 1e-9)
      #expect(view.frame.maxY <= size.height + 1e-9)
    }
  }
}

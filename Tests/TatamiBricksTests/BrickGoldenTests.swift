import TatamiBricks
import TatamiGeometry
import Testing

@Suite struct BrickGoldenTests {
  @Test func `there are golden cases`() throws {
    #expect(try GoldenBricks.all().count >= 84)
  }

  @Test(arguments: try GoldenBricks.all())
  func `a layout has the frames of the original`(golden: GoldenBricks) throws {
    let (scene, expected) = (golden.scene, golden.expect)
    let layout = try scene.layout
    let view = Size(width: scene.width, height: scene.height ?? 0)
    let size = layout.contentSize(in: view, contentInset: scene.contentInsets)
    #expect(isClose(size.width, expected.contentSize[0]))
    #expect(isClose(size.height, expected.contentSize[1]))
    for item in expected.items {
      let frame = layout.frame(ofItem: Int(item[1]), inSection: Int(item[0]))
      #expect(isClose(frame, Array(item[2...])), "\(item) \(String(describing: frame))")
    }
    if expected.sampled != true {
      #expect(scene.sections.map(\.items.count).reduce(0, +) == expected.items.count)
    }
  }

  @Test(arguments: try GoldenBricks.all())
  func `headers and footers are where the original put them`(golden: GoldenBricks) throws {
    let layout = try golden.scene.layout
    let views = layout.views()
    #expect(views.count == golden.expect.supplementary.count)
    for (view, expected) in zip(views, golden.expect.supplementary) {
      #expect(view.kind.rawValue == expected.kind)
      #expect(view.section == expected.section)
      #expect(isClose(view.frame, expected.frame), "\(expected) \(view)")
    }
  }

  @Test(arguments: try GoldenBricks.all())
  func `a query finds everything that overlaps`(golden: GoldenBricks) throws {
    let layout = try golden.scene.layout
    for query in golden.expect.queries ?? [] {
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

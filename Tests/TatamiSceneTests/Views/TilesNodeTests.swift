import TatamiHost
import TatamiScene
import TestSupport
import Testing

@MainActor @Suite(.arithmeticText) struct TilesNodeTests {
  private func collection(_ node: String) throws -> UICollectionView {
    let text = #"{"scene": {"width": 300}, "view": \#(node)}"#
    let scene = try ViewScene(SceneDocument.parse(Array(text.utf8)))
    let view = try #require(scene.view.subviews.first?.subviews.first as? UICollectionView)
    _ = ViewRenderer.displayList(of: scene.view)
    view.layoutIfNeeded()
    #expect(scene.view.bounds.height == view.contentSize.height)
    return view
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
  }

  @Test func `a mosaic is as high as its pattern and shows all tiles`() throws {
    let view = try collection(
      """
      {"type": "mosaic", "width": "fill", "pattern": "triple",
       "tiles": [{"background": "#FF0000"}, {}, {}]}
      """
    )
    #expect(view.collectionViewLayout is MosaicLayout)
    #expect(view.contentSize.width == 300)
    #expect(frames(view).count == 3)
    #expect(view.cellForItem(at: [0, 0])?.backgroundColor == .red)
  }

  @Test func `the gap separates the tiles of a mosaic`() throws {
    let view = try collection(
      """
      {"type": "mosaic", "width": "fill", "pattern": "rows", "gap": 30, "tileRadius": 5,
       "tiles": [{}, {}, {}]}
      """
    )
    let frames = frames(view)
    #expect(frames.map(\.minX) == [0, 110, 220])
    #expect(frames.map(\.width) == [80, 80, 80])
    #expect(view.visibleCells.map(\.layer.cornerRadius) == [5, 5, 5])
  }

  @Test func `bricks cover columns and rows`() throws {
    let view = try collection(
      """
      {"type": "bricks", "width": "fill", "columns": 3, "rowHeight": 40,
       "tiles": [{"columns": 2, "rows": 2}, {}, {"columns": 9}]}
      """
    )
    #expect(view.collectionViewLayout is BrickLayout)
    #expect(
      frames(view) == [
        CGRect(x: 0, y: 0, width: 200, height: 80), CGRect(x: 200, y: 0, width: 100, height: 40),
        CGRect(x: 0, y: 80, width: 300, height: 40),
      ]
    )
  }

  @Test(arguments: [
    (#""pattern": "spiral", "tiles": []"#, "$.view.pattern: unknown"),
    (#""tiles": [{"titel": "a"}]"#, "$.view.tiles[0]: unknown key 'titel'"),
    (#""gap": 3"#, "$.view: the key 'tiles' is missing"),
  ])
  func `an invalid mosaic is rejected with its path`(members: String, message: String) throws {
    let found = ViewFixture.message(
      try ViewFixture.document(#"{"type": "mosaic", \#(members)}"#)
    )
    #expect(found.hasPrefix(message), "\(found)")
  }
}

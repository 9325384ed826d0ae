import Tatami
import Testing

/// Programs that import nothing but `Tatami`.
@MainActor
struct ImportTests {
  /// A block of two cells, one above the other.
  private struct Pair: MosaicBlock {
    var cellCount: Int { 2 }
    var isRepeated: Bool { true }
    var movesWithOrigin: Bool { true }

    func frames(origin: Double, side: Double, axis: Axis) -> [Rect] {
      let length = side / 2
      return (0..<2).map { index in
        let start = origin + Double(index) * length
        return axis == .vertical
          ? Rect(x: 0, y: start, width: side, height: length)
          : Rect(x: start, y: 0, width: length, height: side)
      }
    }
  }

  private struct Pairs: MosaicPattern {
    var blocks: [any MosaicBlock] { [Pair()] }
  }

  private final class Source: NSObject, UICollectionViewDataSource, MosaicLayoutDataSource,
    BrickLayoutDelegate
  {
    func layoutPattern(for section: Int) -> any MosaicPattern { Pairs() }

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      bricks layout: BrickLayout,
      brickSizeForItemAt indexPath: IndexPath
    ) -> BrickSize { BrickSize(columns: 1, rows: 1) }

    func collectionView(
      _ collectionView: UICollectionView,
      bricks layout: BrickLayout,
      geometryInfoFor section: Int
    ) -> BrickSectionGeometry {
      BrickSectionGeometry(
        columnCount: 2,
        width: collectionView.bounds.width - 20,
        spacing: 4,
        inset: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      )
    }
  }

  private func frames(_ layout: UICollectionViewLayout, _ source: Source) -> [CGRect] {
    let frame = CGRect(x: 0, y: 0, width: 124, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.dataSource = source
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.layoutIfNeeded()
    return (0..<3).compactMap {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
  }

  @Test func `a program writes a mosaic block of its own`() {
    let (layout, source) = (MosaicLayout(), Source())
    layout.dataSource = source
    #expect(frames(layout, source).map(\.minY) == [0, 62, 124])
  }

  @Test func `a program writes the geometry of bricks in one expression`() {
    let source = Source()
    let frames = frames(BrickLayout(delegate: source), source)
    #expect(frames.map(\.minX) == [10, 64, 10])
    #expect(frames.map(\.minY) == [10, 10, 64])
  }

  @Test func `a program uses the types of all engines and readers`() throws {
    var tree = BoxTree()
    let root = tree.makeBox(.vbox)
    try tree.insert(tree.makeLeaf(content: Size(width: 10, height: 20)), into: root)
    try tree.layout(root, in: BoxSpace())
    #expect(try tree.frame(of: root) == Rect(x: 0, y: 0, width: 10, height: 20))
    let cup = try Bracket(winnerIndexes: [0]) { $0.addEntries(2) }
    let brackets = BracketLayout(style: .left).frames(of: cup, in: Size(width: 100, height: 50))
    #expect(brackets.entries.count == 2)
    var tournament = Tournament()
    try tournament.add(StageDefinition(.singleElimination, name: "Cup", entrants: ["A", "B"]))
    let model: JSONValue = tournament.bracketsModel()
    #expect(model != .null)
  }
}

import TatamiBox
import TatamiGeometry
import TestSupport
import Testing

@Suite struct Invariants {
  @Test(arguments: 0..<500)
  func `frames are finite and equal after a second layout`(_ seed: Int) throws {
    var scenes = RandomScenes(seed: UInt64(seed))
    var tree = try GoldenTree(scenes.scene())
    let frames = try tree.frames()
    #expect(frames.allSatisfy { $0.numbers.allSatisfy(\.isFinite) })
    #expect(frames.allSatisfy { $0.numbers[2] >= 0 && $0.numbers[3] >= 0 })
    #expect(try tree.frames() == frames)
  }

  /// A linear box with enough space for its leaves of fixed, wrapping and ratio lengths.
  private struct Line {
    var tree = BoxTree()
    let box: BoxHandle
    var leaves: [BoxHandle] = []
    var margins: [Insets] = []
    var layout: BoxLayout
    let axis: Axis
    let hasRatio: Bool

    init(seed: Int) throws {
      var random = SeededRandom(seed: UInt64(seed))
      axis = random.pick(Axis.allCases)
      hasRatio = random.chance(0.5)
      layout = BoxLayout(.linear(axis))
      layout.space = random.double(in: 0...10)
      layout.reverse = random.chance(0.3)
      layout.format = random.pick(Format.allCases)
      layout.padding = Insets(top: 3, left: 5, bottom: 7, right: 11)
      box = tree.makeBox(layout, BoxStyle(width: 2_000, height: 2_000))
      for index in 0..<random.int(in: 2...12) {
        let lengths: [SizeDescription] = [.fix(random.double(in: 0...50)), .wrap]
        var main = random.pick(lengths)
        if hasRatio, index % 2 == 0 { main = .ratio(Double(1 + index)) }
        let margin = Insets(top: 1, left: 2, bottom: random.double(in: 0...4), right: 3)
        let style =
          axis == .horizontal
          ? BoxStyle(width: main, margin: margin) : BoxStyle(height: main, margin: margin)
        let leaf = tree.makeLeaf(style, content: Size(width: 30, height: 20))
        leaves.append(leaf)
        margins.append(margin)
        try tree.insert(leaf, into: box)
      }
      try tree.layout(box)
      if layout.reverse {
        leaves.reverse()
        margins.reverse()
      }
    }

    func frames() throws -> [Rect] { try leaves.map { try tree.frame(of: $0) } }
  }

  @Test(arguments: 0..<300)
  func `children with enough space are in order, inside the box, with equal gaps`(_ seed: Int)
    throws
  {
    let line = try Line(seed: seed)
    let (frames, axis) = (try line.frames(), line.axis)
    let inner = Rect(x: 0, y: 0, width: 2_000, height: 2_000).inset(by: line.layout.padding)
    var gaps: [Double] = []
    for (index, frame) in frames.enumerated() {
      #expect(frame.min(axis) >= inner.min(axis) - 1e-9)
      #expect(frame.max(axis) <= inner.max(axis) + 1e-9)
      guard index > 0 else { continue }
      let margins = line.margins[index - 1][end: axis] + line.margins[index][start: axis]
      gaps.append(frame.min(axis) - frames[index - 1].max(axis) - margins)
    }
    #expect(gaps.allSatisfy { ($0 - gaps[0]).magnitude < 1e-9 && $0 >= -1e-9 })
    let spreads = !line.hasRatio && (line.layout.format == .between || line.layout.format == .round)
    if !spreads { #expect((gaps[0] - line.layout.space).magnitude < 1e-9) }
  }

  private static func seedsOfRatios() throws -> [Int] {
    try (0..<300).filter { try Line(seed: $0).hasRatio }
  }

  @Test(arguments: try seedsOfRatios())
  func `children with ratios fill the box in proportion to their weights`(_ seed: Int) throws {
    let line = try Line(seed: seed)
    let (frames, axis) = (try line.frames(), line.axis)
    let last = frames.count - 1
    let start = frames[0].min(axis) - line.margins[0][start: axis]
    let end = frames[last].max(axis) + line.margins[last][end: axis]
    #expect((start - line.layout.padding[start: axis]).magnitude < 1e-9)
    #expect((end - (2_000 - line.layout.padding[end: axis])).magnitude < 1e-9)
    let shares = try line.leaves.compactMap { leaf in
      let length = try line.tree.style(of: leaf)[axis]
      return length.kind == .ratio ? try line.tree.frame(of: leaf).size[axis] / length.value : nil
    }
    #expect(shares.allSatisfy { ($0 - shares[0]).magnitude < 1e-9 })
  }
}

import TatamiBracket
import TatamiGeometry
import Testing

/// Lengths that a caller can know before a layout.
@Suite struct MetricsTests {
  private static let size = Size(width: 640, height: 480)

  /// Two sides with 8 entries each.
  private func frames(_ layout: BracketLayout) throws -> BracketFrames {
    layout.frames(of: try Bracket.symmetric(numberOfRounds: 4), in: Self.size)
  }

  @Test(arguments: BracketStyleTests.all)
  func `rounds are one round length apart`(style: BracketStyle) throws {
    let layout = BracketLayout(style: style)
    let length = layout.roundLength(numberOfRounds: 4, extent: Self.size[style.roundAxis])
    let frames = try frames(layout)
    let columns = (1...3).map { round in
      frames.matches.first { $0.path.round == round }?.imageCenter[style.roundAxis] ?? .nan
    }
    let step = style.roundDirection(on: .first) * length
    #expect(abs(columns[1] - columns[0] - step) < 1e-9)
    #expect(abs(columns[2] - columns[1] - step) < 1e-9)
  }

  @Test(arguments: BracketStyleTests.all)
  func `extent and round length convert in both directions`(style: BracketStyle) {
    let layout = BracketLayout(style: style, entrySize: Size(width: 44, height: 55))
    let extent = layout.extent(numberOfRounds: 3, roundLength: 70)
    #expect(abs(layout.roundLength(numberOfRounds: 3, extent: extent) - 70) < 1e-9)
  }

  @Test func `rounds have no length in a view that is too small`() {
    #expect(BracketLayout().roundLength(numberOfRounds: 3, extent: 20) == 0)
  }

  @Test(arguments: BracketStyleTests.all)
  func `the drawing area is one gap away from entries and edges`(style: BracketStyle) throws {
    let frames = try frames(BracketLayout(style: style))
    let axis = style.roundAxis
    let gap = BracketMetrics.areaGap
    #expect(frames.drawing.min(axis) == frames.firstEntries.max(axis) + gap)
    #expect(abs(frames.secondEntries.min(axis) - frames.drawing.max(axis) - gap) < 1e-9)
  }

  @Test(arguments: [(2, 10.0), (24, 10), (48, 5), (96, 2.5)])
  func `matches extend beyond their contestants by the margin`(
    count: Int,
    margin: Double
  ) throws {
    let layout = BracketLayout(style: .left)
    let frames = layout.frames(of: try Bracket { $0.addEntries(count) }, in: Self.size)
    let match = try #require(frames.matches.first)
    #expect(abs(layout.matchMargin(numberOfEntries: count, extent: 480) - margin) < 1e-9)
    #expect(abs(match.frame.minY - (frames.entries[0].frame.midY - margin)) < 1e-9)
    #expect(abs(match.frame.maxY - (frames.entries[count - 1].frame.midY + margin)) < 1e-9)
  }

  @Test(arguments: BracketStyleTests.all)
  func `the champion's line of a two-sided style has its length and direction`(
    style: BracketStyle
  ) throws {
    let line = try #require(
      try frames(BracketLayout(style: style)).lines.last {
        $0.segment == .champion
      }
    )
    let length = line.end[style.entryAxis] - line.start[style.entryAxis]
    #expect(abs(length - style.championDirection * BracketMetrics.championStub) < 1e-9)
  }

  @Test(arguments: BracketStyleTests.all)
  func `entries are divided between the two areas`(style: BracketStyle) throws {
    let frames = try frames(BracketLayout(style: style))
    for (index, entry) in frames.entries.enumerated() {
      let isFirst = index < frames.numberOfFirstEntries
      let area = isFirst ? frames.firstEntries : frames.secondEntries
      #expect(area.contains(entry.frame.center))
    }
  }

  @Test func `a match fills a line of the cache`() {
    #expect(MemoryLayout<BracketFrames.Match>.stride == 64)
  }

  @Test func `entries are equal if their slots and frames are`() throws {
    let size = Size(width: 400, height: 300)
    let full = try BinaryBracket(numberOfRounds: 2)
    let entries = BracketLayout().frames(of: full, in: size).entries
    let tree = try BracketLayout().frames(of: Bracket(full), in: size).entries
    #expect(entries == tree)
    #expect(entries.hashValue == tree.hashValue)
    let larger = Size(width: 400, height: 301)
    #expect(entries != BracketLayout().frames(of: full, in: larger).entries)
    let first = try BinaryBracket(numberOfRounds: 2, missing: [0])
    let last = try BinaryBracket(numberOfRounds: 2, missing: [3])
    let (firstFrames, lastFrames) = (
      BracketLayout().frames(of: first, in: size), BracketLayout().frames(of: last, in: size)
    )
    #expect(firstFrames.entries.map(\.frame) == lastFrames.entries.map(\.frame))
    #expect(firstFrames.entries != lastFrames.entries)
  }
}

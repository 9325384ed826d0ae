import TatamiBracket
import TatamiGeometry
import TestSupport
import Testing

@Suite struct BracketPropertyTests {
  private static let oneSided: [BracketStyle] = [.left, .right, .top, .bottom]

  @Test(arguments: oneSided)
  func `a binary bracket and its tree have the same drawing`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<Thoroughness.cases(100, thorough: 300) {
      let bracket = try random.binaryBracket()
      guard bracket.numberOfEntries > 0 else { continue }
      let layout = BracketLayout(style: style, entrySize: random.size(upTo: 60))
      let size = Size(width: random.double(in: 150...900), height: random.double(in: 150...900))
      let binary = layout.frames(of: bracket, in: size)
      let tree = layout.frames(of: try Bracket(bracket), in: size)
      #expect(binary.entries.map(\.frame) == tree.entries.map(\.frame))
      #expect(isClose(crossings(binary), crossings(tree)))
      #expect(DrawnLines(binary.allLines).isSame(as: DrawnLines(tree.allLines)))
      if hasByeAtRoot(bracket) { continue }
      #expect(DrawnLines(binary.winnerLines).isSame(as: DrawnLines(tree.winnerLines)))
    }
  }

  /// Returns whether a bye leads to or through the root, where the two versions differ in color.
  private func hasByeAtRoot(_ bracket: BinaryBracket) -> Bool {
    let last = bracket.numberOfRounds
    let paths = [
      MatchPath(round: last, item: 0), MatchPath(round: last - 1, item: 0),
      MatchPath(round: last - 1, item: 1),
    ]
    return !paths.allSatisfy { $0.round == 0 || bracket.hasMatch(at: $0) }
  }

  /// The points where the lines of matches meet, by round and item.
  private func crossings(_ frames: BracketFrames) -> [Double] {
    frames.matches.sorted { ($0.path.round, $0.path.item) < ($1.path.round, $1.path.item) }
      .flatMap(\.imageCenter.numbers)
  }

  @Test(arguments: [
    (BracketStyle.left, BracketStyle.top), (.right, .bottom),
    (.leftRight(direction: .top), .topBottom(direction: .left)),
    (.leftRight(direction: .bottom), .topBottom(direction: .right)),
  ])
  func `horizontal styles are vertical ones with the axes exchanged`(
    horizontal: BracketStyle,
    vertical: BracketStyle
  ) throws {
    var random = SeededRandom(seed: 11)
    for _ in 0..<Thoroughness.cases(70, thorough: 200) {
      let (tree, bracket) = (try random.bracket(), try random.binaryBracket())
      let (entry, size) = (random.size(upTo: 90), random.size(upTo: 900))
      let first = BracketLayout(style: horizontal, entrySize: entry)
      let second = BracketLayout(style: vertical, entrySize: entry.transposed)
      for (left, right) in [
        (first.frames(of: tree, in: size), second.frames(of: tree, in: size.transposed)),
        (first.frames(of: bracket, in: size), second.frames(of: bracket, in: size.transposed)),
      ] {
        #expect(left.allPoints.map(\.transposed) == right.allPoints)
      }
    }
  }

  @Test(arguments: [(BracketStyle.left, BracketStyle.right), (.top, .bottom)])
  func `opposite styles are mirror images`(style: BracketStyle, opposite: BracketStyle) throws {
    var random = SeededRandom(seed: 13)
    for _ in 0..<Thoroughness.cases(70, thorough: 200) {
      let (tree, bracket) = (try random.bracket(), try random.binaryBracket())
      let entry = random.size(upTo: 90)
      let size = Size(width: random.double(in: 120...900), height: random.double(in: 120...900))
      let axis = style.roundAxis
      let first = BracketLayout(style: style, entrySize: entry)
      let second = BracketLayout(style: opposite, entrySize: entry)
      for (left, right) in [
        (first.frames(of: tree, in: size), second.frames(of: tree, in: size)),
        (first.frames(of: bracket, in: size), second.frames(of: bracket, in: size)),
      ] {
        let mirrored = left.allLines.flatMap { [$0.start, $0.end] }.map { point in
          Point(axis, size[axis] - point[axis], cross: point[axis.cross])
        }
        let found = right.allLines.flatMap { [$0.start, $0.end] }
        #expect(isClose(mirrored.flatMap(\.numbers), found.flatMap(\.numbers)))
      }
    }
  }

  @Test(arguments: oneSided)
  func `lines scale with the drawing area`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 17)
    let axis = style.roundAxis
    for _ in 0..<Thoroughness.cases(70, thorough: 200) {
      let tree = try random.bracket()
      let entry = random.size(upTo: 90)
      let size = Size(axis, random.double(in: 120...900), cross: random.double(in: 10...900))
      // The two gaps of 5 points are not scaled.
      let large = Size(axis, 2 * size[axis] - 10, cross: 2 * size[axis.cross])
      let small = BracketLayout(style: style, entrySize: entry).frames(of: tree, in: size)
      let double = BracketLayout(style: style, entrySize: entry.doubled).frames(of: tree, in: large)
      let scaled = small.localLines.map { 2 * $0 }
      #expect(isClose(scaled, double.localLines))
    }
  }

  @Test(arguments: BracketStyleTests.all)
  func `frames are finite and not negative for all sizes`(style: BracketStyle) throws {
    let lengths: [Double] = [
      0, -0.0, 1, 9.99, 170, 1e9, 1e300, -1, -1e300, .nan, .infinity, -.infinity,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    var random = SeededRandom(seed: 19)
    for _ in 0..<Thoroughness.cases(100, thorough: 400) {
      let entry = Size(width: random.pick(lengths), height: random.pick(lengths))
      let size = Size(width: random.pick(lengths), height: random.pick(lengths))
      let layout = BracketLayout(style: style, entrySize: entry)
      for frames in [
        layout.frames(of: try random.bracket(), in: size),
        layout.frames(of: try random.binaryBracket(), in: size),
      ] {
        #expect(frames.allPoints.allSatisfy { $0.x.isFinite && $0.y.isFinite })
        #expect(frames.allRects.allSatisfy { $0.width >= 0 && $0.height >= 0 })
      }
    }
  }

  @Test(arguments: BracketStyleTests.all)
  func `entries do not overlap and their lines begin at their middles`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 23)
    for _ in 0..<Thoroughness.cases(70, thorough: 200) {
      let tree = try random.bracket()
      let layout = BracketLayout(style: style, entrySize: random.size(upTo: 90))
      let size = Size(width: random.double(in: 200...900), height: random.double(in: 200...900))
      let frames = layout.frames(of: tree, in: size)
      let sides = Dictionary(grouping: frames.entries) { $0.frame.min(style.roundAxis) }
      for entries in sides.values {
        for (first, second) in zip(entries, entries.dropFirst()) {
          #expect(
            first.frame.max(style.entryAxis) <= second.frame.min(style.entryAxis) + 1e-9
          )
        }
      }
      let starts = frames.allLines.map { $0.start[style.entryAxis] }
      for entry in frames.entries {
        let middle = entry.frame.mid(style.entryAxis)
        #expect(starts.contains { abs($0 - middle) < 1e-9 })
      }
    }
  }
}

private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 }
}

extension BracketFrames {
  var allLines: [Line] { lines + winnerLines }

  var allRects: [Rect] {
    [firstEntries, drawing, secondEntries] + entries.map(\.frame) + matches.map(\.frame)
  }

  var allPoints: [Point] {
    let corners = allRects.flatMap { [$0.origin, Point(x: $0.maxX, y: $0.maxY)] }
    let lines = allLines.flatMap { [$0.start, $0.end] }
    let matches = matches.flatMap { [$0.imageCenter] + Array(points(of: $0)) }
    return corners + lines + matches
  }

  /// The coordinates of the lines in the drawing area.
  var localLines: [Double] {
    allLines.flatMap { ($0.start - drawing.origin).numbers + ($0.end - drawing.origin).numbers }
  }
}

extension Point {
  var transposed: Point { Point(x: y, y: x) }
}

extension Size {
  var transposed: Size { Size(width: height, height: width) }
  var doubled: Size { Size(width: 2 * width, height: 2 * height) }
}

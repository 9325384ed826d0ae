import TatamiBracket
import TatamiGeometry
import TestSupport
import Testing

@Suite struct BracketGoldenTests {
  @Test(arguments: try BracketGolden.all())
  func `frames and lines match the golden case`(golden: BracketGolden) throws {
    let differences = golden.expect.differences(from: try golden.scene.picture())
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }
}

extension BracketGolden.Scene {
  /// Lays the scene out through the public API.
  func picture() throws -> BracketGolden.Picture {
    let style = try #require(BracketStyle(self.style))
    var layout = BracketLayout(style: style)
    if let entrySize {
      layout.entrySize = Size(width: entrySize[0], height: entrySize[1])
    }
    let size = Size(width: size[0], height: size[1])
    guard api == "structure" else {
      return layout.frames(of: try binaryBracket(), in: size).picture(withPoints: false)
    }
    return layout.frames(of: try bracket(), in: size).picture(withPoints: true)
  }

  func binaryBracket() throws -> BinaryBracket {
    var sides: [MatchPath: BinaryBracket.Side] = [:]
    for (path, side) in preferred ?? [:] {
      sides[try #require(MatchPath(text: path))] = BinaryBracket.Side(rawValue: side)
    }
    return try BinaryBracket(
      numberOfRounds: #require(layers),
      missing: missing ?? [],
      winningSides: sides
    )
  }

  func bracket() throws -> Bracket {
    if let symmetric { return try symmetric.bracket() }
    guard case .match(let children, let winners, let won) = try #require(structure) else {
      return try BracketBuilder().build()
    }
    return try Bracket(numberOfWinners: winners, winnerIndexes: won) { builder in
      children.forEach { $0.add(to: &builder) }
    }
  }
}

extension BracketGolden.Symmetric {
  func bracket() throws -> Bracket {
    try Bracket.symmetric(
      numberOfRounds: layers,
      entriesPerBracket: entries ?? 2,
      numberOfWinners: winners ?? 1
    ) { path in
      wonAll ?? won?["\(path.round)-\(path.item)"] ?? []
    }
  }
}

extension BracketGolden.Node {
  func add(to builder: inout BracketBuilder) {
    switch self {
    case .entries(let count):
      builder.addEntries(count)
    case .match(let children, let winners, let won):
      builder.addBracket(numberOfWinners: winners, winnerIndexes: won) { builder in
        children.forEach { $0.add(to: &builder) }
      }
    }
  }
}

extension MatchPath {
  init?(text: String) {
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(round: numbers[0], item: numbers[1])
  }
}

extension BracketFrames {
  /// The frames in the form of the golden file.
  func picture(withPoints: Bool) -> BracketGolden.Picture {
    BracketGolden.Picture(
      areas: (firstEntries.numbers, drawing.numbers, secondEntries.numbers),
      entries: entries.map(\.frame.numbers),
      matches: matches.map { match in
        BracketGolden.Match(
          path: (match.path.round, match.path.item),
          index: match.index,
          frame: match.frame.numbers,
          image: match.imageCenter.numbers,
          points: withPoints ? points(of: match).map(\.numbers) : nil
        )
      },
      lines: lines.map { $0.start.numbers + $0.end.numbers },
      winnerLines: winnerLines.map { $0.start.numbers + $0.end.numbers }
    )
  }
}

extension Rect {
  var numbers: [Double] { [minX, minY, width, height] }
}

extension Point {
  var numbers: [Double] { [x, y] }
}

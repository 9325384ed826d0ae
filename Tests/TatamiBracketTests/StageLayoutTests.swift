import TatamiBracket
import TatamiGeometry
import Testing

/// Layouts of eliminations with condensed rows and a champion.
@Suite struct StageLayoutTests {
  static let styles: [BracketStyle] = [
    .left, .right, .top, .bottom, .leftRight(direction: .top), .leftRight(direction: .bottom),
    .topBottom(direction: .left), .topBottom(direction: .right),
  ]

  /// The brackets of a single elimination.
  ///
  /// - Parameter byes: The numbers of the matches of the first round that have a bye.
  private func brackets(rounds: Int, byes: Set<Int> = []) -> StageBrackets {
    var brackets = StageBrackets()
    brackets.upperRounds = rounds
    var start = 0
    for round in 1...rounds {
      let count = 1 << (rounds - round)
      for number in 1...count {
        brackets.matches.append(
          StageBrackets.Match(
            index: start + number - 1,
            at: (.upper, round, number),
            next: round == rounds ? nil : start + count + (number - 1) / 2,
            hasBye: round == 1 && byes.contains(number)
          )
        )
      }
      brackets.rounds.append(StageBrackets.Round(index: round - 1, part: .upper, number: round))
      start += count
    }
    brackets.deciding = start - 1
    return brackets
  }

  private func layout(
    _ brackets: StageBrackets,
    _ style: BracketStyle = .left,
    condenses: Bool = true
  ) -> StageLayout {
    var options = StageLayoutStyle()
    options.style = style
    options.boxSize = Size(width: 100, height: 40)
    options.columnGap = 20
    options.rowPitch = options.boxSize[style.entryAxis] + 10
    options.condensesRows = condenses
    options.championSize = Size(width: 90, height: 30)
    return StageLayout(brackets, style: options)
  }

  @Test func `condensed rows of a full bracket are plain rows`() {
    let brackets = brackets(rounds: 4)
    #expect(layout(brackets) == layout(brackets, condenses: false))
  }

  @Test func `hidden matches take no rows`() {
    let condensed = layout(brackets(rounds: 3, byes: [1, 2, 3]))
    #expect(condensed.size.height == 95)
    #expect(condensed.boxes.map(\.center) == [75, 25, 75, 50])
  }

  @Test func `lines pass over hidden matches`() {
    var brackets = brackets(rounds: 3, byes: [2, 3, 4])
    let hidden = brackets.matches[4]
    brackets.matches[4] = StageBrackets.Match(
      index: 4,
      at: (hidden.part, hidden.round, hidden.number),
      next: hidden.next,
      hasBye: true
    )
    let line = layout(brackets).lines.first { $0.start == 0 }
    #expect(line?.end == 6)
    #expect(layout(brackets, condenses: false).lines.allSatisfy { $0.start != 0 })
  }

  @Test func `a chain has one row`() {
    var chain = StageBrackets()
    chain.upperRounds = 17
    for round in 1...17 {
      let next = round == 17 ? nil : round
      chain.matches.append(
        StageBrackets.Match(index: round, at: (.upper, round, 1), next: next, hasBye: false)
      )
    }
    chain.deciding = 16
    #expect(layout(chain).size.height == 45)
    #expect(layout(chain).lines.allSatisfy { $0.points.count == 2 })
  }

  @Test(arguments: styles)
  func `the champion's line joins its card and the final`(style: BracketStyle) throws {
    let layout = layout(brackets(rounds: 3), style)
    let final = try #require(layout.boxes.last).frame
    let champion = try #require(layout.champion)
    let ends = champion.line.map { Rect(center: $0, size: Size(width: 0.01, height: 0.01)) }
    #expect(ends[0].intersects(final))
    #expect(ends[1].intersects(champion.frame))
    #expect(champion.line[0].distance(to: champion.line[1]) == 28)
  }

  @Test(arguments: styles.filter(\.isTwoSided))
  func `a champion between halves is in the direction of the style`(style: BracketStyle) throws {
    let layout = layout(brackets(rounds: 2), style)
    let final = try #require(layout.boxes.last).frame
    let champion = try #require(layout.champion).frame
    let distance = champion.center[style.entryAxis] - final.center[style.entryAxis]
    #expect(distance * style.championDirection > 0)
  }

  @Test(arguments: [(BracketStyle.left, BracketStyle.top), (.right, .bottom)])
  func `styles along the other axis have transposed boxes`(
    style: BracketStyle,
    other: BracketStyle
  ) {
    var options = StageLayoutStyle()
    options.boxSize = Size(width: 40, height: 40)
    options.headerLength = 20
    let brackets = brackets(rounds: 3)
    options.style = style
    let first = StageLayout(brackets, style: options).boxes.map(\.frame.center)
    options.style = other
    let second = StageLayout(brackets, style: options).boxes.map(\.frame.center)
    #expect(first == second.map { Point(x: $0.y, y: $0.x) })
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -1, 1e300])
  func `lengths that are not finite or negative are clamped`(length: Double) {
    var style = StageLayoutStyle()
    style.boxSize = Size(width: length, height: length)
    (style.columnGap, style.rowPitch, style.headerLength) = (length, length, length)
    (style.championSize, style.championGap) = (style.boxSize, length)
    let layout = StageLayout(brackets(rounds: 3), style: style)
    let numbers = layout.boxes.flatMap { [$0.frame.minX, $0.frame.minY, $0.frame.maxX] }
    #expect(numbers.allSatisfy { $0.isFinite })
    #expect(layout.size.width.isFinite)
    #expect(layout.size.height >= 0)
  }
}

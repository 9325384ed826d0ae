import TatamiBracket
import Testing

@Suite struct MatchPathTests {
  @Test(arguments: 1...10)
  func `serial indexes and paths convert in both directions`(numberOfRounds: Int) {
    var index = 0
    for round in 1...numberOfRounds {
      for item in 0..<(1 << (numberOfRounds - round)) {
        let path = MatchPath(round: round, item: item)
        #expect(path.serialIndex(numberOfRounds: numberOfRounds) == index)
        #expect(MatchPath(serialIndex: index, numberOfRounds: numberOfRounds) == path)
        index += 1
      }
    }
    #expect(MatchPath(serialIndex: index, numberOfRounds: numberOfRounds) == nil)
    #expect(MatchPath(serialIndex: -1, numberOfRounds: numberOfRounds) == nil)
  }

  @Test func `paths outside the bracket have serial indexes`() {
    #expect(MatchPath(round: 9, item: 70).serialIndex(numberOfRounds: 3) == 77)
    #expect(MatchPath(round: 0, item: 0).serialIndex(numberOfRounds: 3) == -8)
    #expect(MatchPath(round: 1, item: 0).serialIndex(numberOfRounds: 0) == nil)
  }

  @Test func `extreme numbers do not trap`() {
    let extremes = [Int.min, Int.min + 1, -1, 0, 1, 61, 62, 63, 64, Int.max - 1, Int.max]
    for rounds in extremes {
      for number in extremes {
        let path = MatchPath(serialIndex: number, numberOfRounds: rounds)
        #expect(path == nil || path?.serialIndex(numberOfRounds: rounds) == number)
        for item in extremes {
          let index = MatchPath(round: number, item: item).serialIndex(numberOfRounds: rounds)
          #expect(index == nil || (1...61).contains(rounds))
        }
      }
    }
    let last = (1 << 61) - 2
    #expect(MatchPath(serialIndex: last, numberOfRounds: 61) == MatchPath(round: 61, item: 0))
  }
}

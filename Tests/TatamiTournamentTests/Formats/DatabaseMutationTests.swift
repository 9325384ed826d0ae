import TatamiJSON
import TatamiTournament
import TestSupport
import Testing

/// Mutated databases are read or refused; what is read is laid out, ranked and changed, all without
/// a crash.
@Suite struct DatabaseMutationTests {
  private static let smallest = Result {
    try FormatsGolden.all("cases").map { $0["expect"] }
      .filter { JSONWriter.text(of: $0).utf8.count < 5_000 }
  }

  @Test func `F1: mutated databases do no harm`() throws {
    let databases = try Self.smallest.get()
    var read = 0
    var random = SeededRandom(seed: 14)
    for _ in 0..<Thoroughness.cases(500, thorough: 100_000) {
      var value = random.pick(databases)
      for _ in 0...random.int(in: 0...1) { mutate(&value, using: &random) }
      guard let tournament = try? Tournament(bracketsModel: value) else { continue }
      read += 1
      if let difference = tournament.bracketsModel().difference(from: value) {
        Issue.record("\(difference) in \(JSONWriter.text(of: value))")
      }
      exercise(tournament, using: &random)
    }
    #expect(read > 40)
  }

  @Test func `F1: databases are read from text, and written as text, as values are`() throws {
    let databases = try Self.smallest.get()
    var (read, refused) = (0, 0)
    var random = SeededRandom(seed: 15)
    for _ in 0..<Thoroughness.cases(500, thorough: 20_000) {
      var value = random.pick(databases)
      for _ in 0...random.int(in: 0...1) { mutate(&value, using: &random) }
      let text = Array(JSONWriter.text(of: value).utf8)
      do throws(BracketsModelError) {
        let tournament = try Tournament(bracketsModel: text)
        read += 1
        #expect(throws: Never.self) {
          try #expect(Tournament(bracketsModel: value) == tournament)
        }
        let written = tournament.bracketsModel()
        #expect(tournament.bracketsModelText() == JSONWriter.text(of: written))
      } catch {
        refused += 1
        #expect(throws: error) { try Tournament(bracketsModel: value) }
      }
    }
    #expect(read > 40)
    #expect(refused > 40)
  }

  private func exercise(_ tournament: Tournament, using random: inout SeededRandom) {
    for stage in tournament.stages.indices {
      _ = try? tournament.standings(ofStage: stage)
      _ = tournament.outline(ofStage: stage)
      _ = tournament.layout(ofStage: stage)
      _ = try? tournament.qualifiers(ofStage: stage, perGroup: 2, order: .crossed)
      _ = try? tournament.qualifierLabels(ofStage: stage, perGroup: 2)
    }
    var tournament = tournament
    for _ in 0..<6 where !tournament.matches.isEmpty {
      let match = random.pick(tournament.matches).id
      _ = try? tournament.update(match: match, RandomTournament.result(using: &random))
      _ = try? tournament.reset(match: match)
    }
    if let game = tournament.games.first?.id {
      _ = try? tournament.update(game: game, RandomTournament.result(using: &random))
    }
    if let round = tournament.rounds.last?.id {
      _ = try? tournament.setChildCount(random.int(in: -1...4), of: .round, round)
    }
    _ = try? tournament.seed([.entrant(name: "A"), .entrant(name: "B"), .bye, .bye])
    _ = try? tournament.add(StageDefinition(.singleElimination, name: "X", entrants: ["A", "B"]))
  }

  /// Replaces, removes or repeats a random value.
  private func mutate(_ value: inout JSONValue, using random: inout SeededRandom) {
    switch value {
    case .object(var members) where !members.isEmpty && random.chance(0.93):
      let key = random.pick(Array(members.keys))
      if random.chance(0.04) {
        members[key] = nil
      } else {
        var member = members[key] ?? .null
        mutate(&member, using: &random)
        members[key] = member
      }
      value = .object(members)
    case .array(var values) where !values.isEmpty && random.chance(0.95):
      let index = random.int(in: 0...(values.count - 1))
      switch random.int(in: 0...20) {
      case 0: values.remove(at: index)
      case 1: values.append(values[index])
      case 2: values.swapAt(index, 0)
      default: mutate(&values[index], using: &random)
      }
      value = .array(values)
    default:
      value = random.pick([
        .null, .bool(true), .number(0), .number(1), .number(2), .number(3), .number(5),
        .number(-1), .number(0x1p53), .number(-0x1p53), .number(1e300), .number(0.5),
        .string("win"), .string("double_elimination"), .string("x"), .array([]), .object([:]),
      ])
    }
  }
}

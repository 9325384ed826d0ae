import TatamiJSON
import TatamiTournament
import TestSupport
import Testing

/// The golden cases of tournament formats through the public API.
@Suite struct FormatsGoldenTests {
  @Test(arguments: try FormatsGolden.all("cases").filter { $0["results"].elements.isEmpty })
  func `F1, F11, F25: a stage is created as the brackets model has it`(
    _ golden: FormatsGolden
  ) throws {
    var tournament = Tournament()
    try tournament.add(StageDefinition(golden["input"]))
    #expect(tournament.bracketsModel().difference(from: golden["expect"]) == nil)
  }

  @Test(arguments: try FormatsGolden.all("cases"))
  func `F1: reading and writing a database leaves it unchanged`(_ golden: FormatsGolden) throws {
    let tournament = try Tournament(bracketsModel: golden["expect"])
    #expect(tournament.bracketsModel().difference(from: golden["expect"]) == nil)
  }
}

extension FormatsGoldenTests {
  @Test(arguments: try FormatsGolden.all("cases"))
  func `F44, F57, F65: results lead to the database of the brackets model`(
    _ golden: FormatsGolden
  ) throws {
    var tournament = Tournament()
    try tournament.add(StageDefinition(golden["input"]))
    for (index, value) in golden["results"].elements.enumerated() {
      let operation = try TournamentOperation(value)
      let before = tournament
      do throws(UpdateError) {
        try tournament.apply(operation)
        if value["refused"] != nil { Issue.record("operation \(index) is not refused") }
      } catch {
        if value["refused"] == nil { Issue.record("operation \(index): \(error)") }
        if tournament != before { Issue.record("operation \(index) has changed the tournament") }
      }
    }
    #expect(tournament.bracketsModel().difference(from: golden["expect"]) == nil)
  }
}

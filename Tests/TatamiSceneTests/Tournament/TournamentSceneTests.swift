import TatamiScene
import TestSupport
import Testing

/// The golden cases of tournament formats through documents.
@Suite struct TournamentSceneTests {
  private func frames(_ members: KeyValuePairs<String, SceneValue>) throws -> SceneValue {
    try SceneLayout.read(.object(.init(uniqueKeysWithValues: Array(members)))).frames()
  }

  @Test func `F44, F68, F73: every golden stage has its database, standings and view`() throws {
    let cases = try FormatsGolden.all("cases")
    #expect(cases.count >= 46)
    for golden in cases {
      let results = golden["results"]
      let answer = try frames([
        "layout": .string("tournament"), "input": golden["input"], "results": results,
      ])
      #expect(answer["database"]?.difference(from: golden["expect"]) == nil, "\(golden.name)")
      let refused = results.elements.indices.filter { results.elements[$0]["refused"] != nil }
      #expect(answer["refused"] == .array(refused.map { .number(Double($0)) }), "\(golden.name)")
      expectTexts(of: answer, golden)
    }
  }

  @Test func `F68, F73: a golden database alone has its standings and view`() throws {
    for golden in try FormatsGolden.all("cases") {
      let database = golden["expect"]
      let answer = try frames(["layout": .string("tournament"), "database": database])
      #expect(answer["database"]?.difference(from: database) == nil, "\(golden.name)")
      expectTexts(of: answer, golden)
    }
  }

  private func expectTexts(of answer: SceneValue, _ golden: FormatsGolden) {
    #expect(answer["view"]?.difference(from: golden["view"]) == nil, "\(golden.name)")
    if golden["standings"] != .null {
      #expect(answer["standings"]?.difference(from: golden["standings"]) == nil, "\(golden.name)")
    }
  }

  @Test func `F80, F85, F86: every golden layout has its boxes, lines and size`() throws {
    let stages = try FormatsGolden.all("cases")
    let cases = try FormatsGolden.all("geometry")
    #expect(cases.count >= 8)
    for golden in cases {
      let stage = try #require(stages.first { $0.name == golden.name })
      let geometry = SceneValue.object([
        "style": golden["style"], "hideByes": golden["hideByes"],
      ])
      let answer = try frames([
        "layout": .string("tournament"), "database": stage["expect"], "geometry": geometry,
      ])
      for key in ["boxes", "lines", "size"] {
        #expect(answer[key]?.difference(from: golden[key]) == nil, "\(golden.name)")
      }
    }
  }

  @Test func `F92, F101: every golden Swiss tournament has its rounds and its table`() throws {
    let cases = try FormatsGolden.all("swiss")
    #expect(cases.count >= 14)
    for golden in cases {
      let rounds = golden["rounds"]
      let answer = try frames([
        "layout": .string("swiss"), "players": golden["players"], "rounds": rounds,
      ])
      for (found, round) in zip(answer["rounds"]?.elements ?? [], rounds.elements) {
        let key = round["error"] == nil ? "pairs" : "error"
        #expect(found[key]?.difference(from: round[key] ?? .null) == nil, "\(golden.name)")
      }
      #expect(answer["rounds"]?.elements.count == rounds.elements.count, "\(golden.name)")
      #expect(answer["table"]?.difference(from: golden["table"]) == nil, "\(golden.name)")
    }
  }
}

import TatamiScene
import TestSupport

/// The answer of a document with one stage, in short texts.
struct TournamentAnswer {
  let value: SceneValue

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - input: The JSON of the stage, see `single(_:_:)` and its siblings.
  ///   - changes: The JSON of the changes.
  ///   - members: Further members of the document as JSON.
  init(_ input: String, _ changes: String..., members: String = "") throws {
    let results = changes.joined(separator: ", ")
    let text = #"{"layout": "tournament", "input": \#(input), "results": [\#(results)]\#(members)}"#
    value = try SceneLayout.read(JSONReader.value(of: Array(text.utf8))).frames()
  }

  /// Returns a stage with the entrants T1, T2 and so on, whose ids count from 0.
  private static func stage(_ type: String, _ count: Int, _ settings: String) -> String {
    let names = (1...count).map { #""T\#($0)""# }.joined(separator: ", ")
    return
      #"{"name": "Cup", "type": "\#(type)", "seeding": [\#(names)], "settings": {\#(settings)}}"#
  }

  static func single(_ count: Int, _ settings: String = "") -> String {
    stage("single_elimination", count, settings)
  }

  static func double(_ count: Int, _ settings: String = "") -> String {
    stage("double_elimination", count, settings)
  }

  static func pools(_ count: Int, _ settings: String) -> String {
    stage("round_robin", count, settings)
  }

  /// Returns a change that lets a side win with 2 to 1.
  static func win(_ match: Int, side: Int = 1) -> String {
    let scores = #""opponent\#(side)": {"score": 2, "result": "win"}"#
    return #"{"match": \#(match), \#(scores), "opponent\#(3 - side)": {"score": 1}}"#
  }

  /// Returns changes that let the first side of every match up to one win.
  static func wins(upTo end: Int) -> String {
    (0..<end).map { win($0) }.joined(separator: ", ")
  }

  /// The records of a list of the database.
  func records(_ list: String) -> [SceneValue] { value["database"]?[list]?.elements ?? [] }

  /// The settings of the first stage.
  var settings: SceneValue? { records("stage").first?["settings"] }

  /// The status and the sides of the matches: `4: 0@1 2 win | 3@4 loss`, `0: bye | open@2`.
  ///
  /// A side is an id with its position, its score and its result.
  var matches: [String] { records("match").map { Self.summary(of: $0) } }

  /// The same of the games.
  var games: [String] { records("match_game").map { Self.summary(of: $0) } }

  /// The numbers of matches of each group.
  var matchCounts: [Int] {
    records("group").map { group in
      records("match").count { $0["group_id"] == group["id"] }
    }
  }

  /// The reasons for refusing changes.
  var refusals: [String] { (value["reasons"]?.elements ?? []).compactMap(\.text) }

  /// The ranking of the stage: `1 T1`.
  var ranking: [String] {
    (value["standings"]?.elements.first?["ranking"]?.elements ?? []).map { row in
      "\(Self.number(row["rank"])) \(row["name"]?.text ?? "")"
    }
  }

  /// The rounds of the shown stage, those of the brackets one after the other.
  var rounds: [SceneValue] {
    let brackets = value["view"]?.elements.first?["brackets"]?.elements ?? []
    return brackets.flatMap { $0["rounds"]?.elements ?? [] }
  }

  /// The names of the rounds.
  var roundNames: [String] { rounds.compactMap { $0["name"]?.text } }

  /// The labels of the matches.
  var labels: [String] {
    rounds.flatMap { $0["matches"]?.elements ?? [] }.compactMap { $0["label"]?.text }
  }

  /// The texts of the sides of the shown matches with their results: `#1 T1: 2`.
  var sides: [String] {
    rounds.flatMap { $0["matches"]?.elements ?? [] }
      .flatMap { $0["opponents"]?.elements ?? [] }
      .map { "\($0["text"]?.text ?? ""): \($0["result"]?.text ?? "")" }
  }

  /// The left edge and the center of a match's box.
  func box(_ match: Int) -> [Double] {
    value["boxes"]?["\(match)"]?.elements.compactMap(\.number) ?? []
  }

  /// The width and the height of the layout.
  var size: [Double] { value["size"]?.elements.compactMap(\.number) ?? [] }

  private static func summary(of match: SceneValue) -> String {
    let sides = ["opponent1", "opponent2"].map { summary(ofSide: match[$0] ?? .null) }
    return "\(number(match["status"])): \(sides[0]) | \(sides[1])"
  }

  private static func summary(ofSide side: SceneValue) -> String {
    guard side != .null else { return "bye" }
    var text = side["id"] == .null ? "open" : number(side["id"])
    if side["position"] != nil { text += "@" + number(side["position"]) }
    if side["score"] != nil { text += " " + number(side["score"]) }
    if let result = side["result"]?.text { text += " " + result }
    if side["forfeit"] != nil { text += " forfeit" }
    return text
  }

  private static func number(_ value: SceneValue?) -> String {
    value?.number.map { "\(Int($0))" } ?? ""
  }
}

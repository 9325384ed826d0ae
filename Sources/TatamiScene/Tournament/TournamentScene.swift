import OrderedCollections
import TatamiDocuments
import TatamiTournament

/// A tournament document: a database, or a stage with the changes that follow
/// (Specification/formats.md §15).
struct TournamentScene: SceneFamily {
  static let layoutName = "tournament"

  /// A change that the tournament has rejected.
  private struct Refusal {
    /// The index of the change.
    let index: Int
    /// The message of the error.
    let reason: String
  }

  private let tournament: Tournament
  private let refusals: [Refusal]
  private let layout: StageLayout
  private let isGeometryRequested: Bool

  init(_ document: SceneReader) throws(SceneError) {
    let object = try document.object(["layout", "input", "results", "database", "geometry"])
    isGeometryRequested = object["geometry"] != nil
    (tournament, refusals) = try Self.tournament(object)
    var style = StageLayoutStyle()
    if let geometry = object["geometry"] { style = try StageLayoutStyle(geometry) }
    // The last elimination follows the pools.
    let stage = tournament.stages.lastIndex { $0.format.isElimination }
    layout = tournament.layout(ofStage: stage ?? 0, style: style)
    try spend(at: document.path)
  }

  /// Reads a database, or creates a stage and applies the changes.
  private static func tournament(
    _ object: SceneObject
  ) throws(SceneError) -> (Tournament, [Refusal]) {
    if let database = object["database"] {
      guard object["input"] == nil, object["results"] == nil else {
        throw database.impossible("'database' excludes 'input' and 'results'")
      }
      let tournament = try reading(at: database.path) { path throws(BracketsModelError) in
        try Tournament(bracketsModel: database.value, at: path)
      }
      return (tournament, [])
    }
    var tournament = try created(object.required("input"))
    var refusals: [Refusal] = []
    guard let results = object["results"] else { return (tournament, []) }
    for (index, change) in try results.array().enumerated() {
      if let refusal = try apply(change, index: index, to: &tournament) { refusals.append(refusal) }
    }
    return (tournament, refusals)
  }

  /// Creates the tournament of a stage.
  private static func created(_ input: SceneReader) throws(SceneError) -> Tournament {
    let definition = try reading(at: input.path) { path throws(BracketsModelError) in
      try StageDefinition(input.value, at: path)
    }
    var tournament = Tournament()
    try SceneError.rethrowing(at: input.path) { () throws(StageError) in
      _ = try tournament.add(definition)
    }
    return tournament
  }

  private static func reading<Result>(
    at path: DocumentPath,
    _ read: (DocumentPath) throws(BracketsModelError) -> Result
  ) throws(SceneError) -> Result {
    do throws(BracketsModelError) {
      return try read(path)
    } catch {
      throw .tournament(error, at: path)
    }
  }

  /// Applies a change; returns the refusal if the tournament rejects it.
  private static func apply(
    _ change: SceneReader,
    index: Int,
    to tournament: inout Tournament
  ) throws(SceneError) -> Refusal? {
    let operation = try reading(at: change.path) { path throws(BracketsModelError) in
      try TournamentOperation(change.value, at: path)
    }
    do throws(UpdateError) {
      try tournament.apply(operation)
      return nil
    } catch {
      return Refusal(index: index, reason: error.description)
    }
  }

  /// Charges the records and their names, which the database and the view list, to the answer
  /// budget.
  private func spend(at path: DocumentPath) throws(SceneError) {
    var budget = AnswerBudget()
    let participants = tournament.participants
    try budget.spend(participants.count, numbers: 12, text: 400, at: path)
    try budget.spend(tournament.matches.count, numbers: 20, text: 600, at: path)
    try budget.spend(tournament.games.count, numbers: 10, text: 200, at: path)
    for match in tournament.matches {
      for side in Tournament.Side.allCases {
        guard let participant = match.results[side]?.participant else { continue }
        try budget.spend(bytes: participants[participant].name.utf8.count, at: path)
      }
    }
  }

  func frames() -> SceneValue {
    var answer: OrderedDictionary<String, SceneValue> = [
      "database": tournament.bracketsModel(),
      "refused": .array(refusals.map { .number($0.index) }),
      "reasons": .array(refusals.map { .string($0.reason) }),
      "standings": .array(tournament.stages.indices.compactMap(tournament.standingsJSON)),
      "view": .array(tournament.stages.indices.compactMap(tournament.viewJSON)),
    ]
    if isGeometryRequested {
      for (key, value) in tournament.layoutJSON(layout) { answer[key] = value }
    }
    return .object(answer)
  }

  func drawing() -> SceneDrawing {
    var drawing = SceneDrawing(size: layout.size)
    for header in layout.headers { drawing.add(header.frame, role: .supplementary) }
    for box in layout.boxes {
      drawing.add(box.frame, tournament.matches[box.match].id.text, role: .match)
    }
    for line in layout.lines {
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        drawing.lines.append(SceneDrawing.Line(start: start, end: end, isWinner: true))
      }
    }
    return drawing
  }
}

extension StageLayoutStyle {
  private static let lengths = 0...1_000_000.0

  /// Reads the lengths, which have short names in `style`, and the options.
  fileprivate init(_ document: SceneReader) throws(SceneError) {
    self.init()
    let object = try document.object(["style", "hideByes", "compact", "rightToLeft"])
    hidesByes = try object["hideByes"]?.bool() ?? true
    isCompact = try object["compact"]?.bool() ?? false
    if try object["rightToLeft"]?.bool() ?? false { self.style = .right }
    guard let style = try object["style"]?.object(["w", "h", "g", "p", "H", "s"]) else { return }
    if let width = try style["w"]?.number(in: Self.lengths) { boxSize.width = width }
    if let height = try style["h"]?.number(in: Self.lengths) { boxSize.height = height }
    if let gap = try style["g"]?.number(in: Self.lengths) { columnGap = gap }
    if let pitch = try style["p"]?.number(in: Self.lengths) { rowPitch = pitch }
    if let length = try style["H"]?.number(in: Self.lengths) { headerLength = length }
    if let gap = try style["s"]?.number(in: Self.lengths) { sectionGap = gap }
  }
}

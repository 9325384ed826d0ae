import TatamiBracket
import TatamiDocuments

/// Reads tournaments from documents (Specification/bracket.md §6).
enum BracketSceneReader {
  /// The range of slots; slots that do not exist are allowed and never win.
  private static let anyInteger = -Int(Int32.max)...Int(Int32.max)
  private static let slotCounts = 1...entryLimit
  private static let layerCounts = 1...17

  /// The maximum number of entries, 2^17; the frames contain every entry, match and line.
  static let entryLimit = 1 << 17

  /// Reads a binary tournament: `layers`, `missing` and `preferred`.
  static func layers(_ object: SceneObject) throws(SceneError) -> BinaryBracket {
    let layers = try object.required("layers").integer(in: layerCounts)
    let missing = try object["missing"].map(integers) ?? []
    var preferred: [MatchPath: BinaryBracket.Side] = [:]
    for (path, side) in try paths(object["preferred"]) {
      preferred[path] = try side.choice(["home": .home, "away": .away])
    }
    return try SceneError.rethrowing(at: object.path) { () throws(BracketError) in
      try BinaryBracket(numberOfRounds: layers, missing: missing, winningSides: preferred)
    }
  }

  /// Reads a tournament tree: `structure` or `symmetric`.
  static func bracket(_ object: SceneObject) throws(SceneError) -> Bracket {
    let bracket = try tree(object)
    guard bracket.numberOfEntries <= entryLimit else {
      throw tooManyEntries(bracket.numberOfEntries, at: object.path)
    }
    return bracket
  }

  private static func tree(_ object: SceneObject) throws(SceneError) -> Bracket {
    guard let symmetric = object["symmetric"] else {
      return try structure(object.required("structure"))
    }
    guard object["structure"] == nil else {
      throw symmetric.impossible("'structure' and 'symmetric' cannot be combined")
    }
    return try self.symmetric(symmetric)
  }

  private static func symmetric(_ reader: SceneReader) throws(SceneError) -> Bracket {
    let object = try reader.object(["layers", "entries", "winners", "wonAll", "won"])
    let layers = try object.required("layers").integer(in: layerCounts)
    let entries = try object["entries"]?.integer(in: slotCounts) ?? 2
    let winners = try object["winners"]?.integer(in: slotCounts) ?? 1
    try validateSize(layers: layers, entries: entries, winners: winners, at: reader.path)
    let wonAll = try object["wonAll"].map(integers).map { relevant($0, entries: entries) }
    var won: [MatchPath: [Int]] = [:]
    for (path, slots) in try paths(object["won"]) {
      won[path] = try integers(slots)
    }
    return try SceneError.rethrowing(at: reader.path) { () throws(BracketError) in
      try Bracket.symmetric(
        numberOfRounds: layers,
        entriesPerBracket: entries,
        numberOfWinners: winners
      ) { won[$0] ?? wonAll ?? [] }
    }
  }

  /// Rejects a tree with too many entries before it is built; the builder rejects even larger ones.
  private static func validateSize(
    layers: Int,
    entries: Int,
    winners: Int,
    at path: DocumentPath
  ) throws(SceneError) {
    var total = entries
    for _ in 1..<max(layers, 1) where total <= Bracket.mostSlots { total *= entries / winners }
    guard total <= entryLimit || total > Bracket.mostSlots else {
      throw tooManyEntries(total, at: path)
    }
  }

  private static func tooManyEntries(_ count: Int, at path: DocumentPath) -> SceneError {
    .impossible(reason: "\(count) entries; allowed are up to \(entryLimit)", at: path)
  }

  /// Returns the distinct slots of a bracket among winner indexes, and one of the other indexes,
  /// all of which have the same effect: the list is stored for every match.
  private static func relevant(_ winners: [Int], entries: Int) -> [Int] {
    var seen: Set<Int> = []
    return winners.filter { seen.insert((0..<entries).contains($0) ? $0 : -1).inserted }
  }

  /// Reads an object whose keys are matches such as `1-0`.
  private static func paths(
    _ reader: SceneReader?
  ) throws(SceneError) -> [(MatchPath, SceneReader)] {
    guard let reader else { return [] }
    var paths: [(MatchPath, SceneReader)] = []
    for (key, value) in try reader.members() {
      guard let path = MatchPath(key: key) else {
        throw .document(
          .unexpected(
            found: "the key \(quoted: key)",
            expected: "a layer and a number, such as '1-0'",
            at: value.path
          )
        )
      }
      paths.append((path, value))
    }
    return paths
  }

  private static func integers(_ reader: SceneReader) throws(SceneError) -> [Int] {
    var integers: [Int] = []
    for element in try reader.array() {
      integers.append(try element.integer(in: anyInteger))
    }
    return integers
  }
}

extension BracketSceneReader {
  /// A part of a tree that remains to be read; a list of steps replaces recursion.
  private enum Step {
    case child(SceneReader)
    case end
  }

  private static func structure(_ root: SceneReader) throws(SceneError) -> Bracket {
    let match = try match(root)
    var builder = BracketBuilder(numberOfWinners: match.winners, winnerIndexes: match.won)
    var steps = match.children.reversed().map(Step.child)
    var slots = AnswerBudget()
    while let step = steps.popLast() {
      switch step {
      case .end: builder.endBracket()
      case .child(let child): try read(child, into: &builder, steps: &steps, slots: &slots)
      }
    }
    return try SceneError.rethrowing(at: root.path) { () throws(BracketError) in try builder.build()
    }
  }

  private static func read(
    _ child: SceneReader,
    into builder: inout BracketBuilder,
    steps: inout [Step],
    slots: inout AnswerBudget
  ) throws(SceneError) {
    if case .string = child.value {
      return builder.addEntries(try child.choice(["entry": 1]))
    }
    if case .object(let members) = child.value, members["entries"] != nil {
      let entries = try child.object(["entries"]).required("entries")
      let count = try entries.integer(in: 0...entryLimit)
      try slots.spend(count, numbers: 4, at: entries.path)
      return builder.addEntries(count)
    }
    let match = try match(child)
    // Each winner adds a line and a point.
    try slots.spend(2 * match.winners, numbers: 4, at: child.path)
    builder.beginBracket(numberOfWinners: match.winners, winnerIndexes: match.won)
    steps.append(.end)
    steps += match.children.reversed().map(Step.child)
  }

  private static func match(
    _ reader: SceneReader
  ) throws(SceneError) -> (children: [SceneReader], winners: Int, won: [Int]) {
    let object = try reader.object(["match", "winners", "won"])
    let list = try object.required("match")
    let children = try list.array()
    guard !children.isEmpty else { throw list.unexpected("at least one entry or match") }
    let winners = try object["winners"]?.integer(in: slotCounts) ?? 1
    return (children, winners, try object["won"].map(integers) ?? [])
  }
}

extension MatchPath {
  /// Parses a path such as `1-0`; nil if the text has another form.
  fileprivate init?(key: String) {
    let parts = key.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let round = Int(parts[0]), let item = Int(parts[1]) else { return nil }
    self.init(round: round, item: item)
  }
}

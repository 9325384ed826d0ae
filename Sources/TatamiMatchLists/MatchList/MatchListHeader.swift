import TatamiDocuments

/// The columns of a match list and the fields that contain them.
struct MatchListHeader {
  /// The header's names, one for every field of a row.
  let names: [String]
  /// Whether the file lists the winner and the loser instead of the home and the away side.
  var listsWinnerFirst = false
  /// Whether the file lists a player and an opponent, and the results of the player.
  private(set) var listsOpponents = false
  /// The fields of the sets, each with the games of both sides: "Set 1", "Set 2".
  var sets: [Int] = []
  /// The fields of the sets' games where each side has its own.
  var setPairs: [(home: Int, away: Int)] = []
  /// The fields whose cells name the teams of a row that have a bonus point.
  var bonusTeams: [Int] = []
  /// The number of rows of a match: two in a file with a row for each side.
  var rowsPerMatch = 1
  /// The fields whose empty cells repeat the cell above, as merged cells of a spreadsheet do.
  var mergedFields: [Int] = []
  /// The round of all rows of a file without a column of rounds.
  var round: String?
  /// The names in the column of rounds that denote groups.
  var groupRounds: Set<String> = []
  /// The side of each text in the winner's column that is not a team's name.
  var winnerWords: [String: MatchRecord.Slot] = [:]
  /// Whether the columns of the score have the places of both sides, of which the first has won.
  var listsPlaces = false
  /// Whether each match has a second row with its sides exchanged.
  var listsBothViews = false
  /// Whether the rounds follow from the matches because the file has no column of rounds.
  var derivesRounds = false
  /// The field of each column by the column's raw value, nil for a column that the file lacks.
  private var fields: [Int?] = Array(repeating: nil, count: MatchListColumn.allCases.count)
  /// The rank of a field's name by its resemblance to the column's preferred name, 0 for the name
  /// itself.
  private var preferences: [MatchListColumn: Int] = [:]

  /// Creates a header whose columns are assigned afterwards.
  init(names: [String]) {
    self.names = names
  }

  /// Finds the columns by their names, after those that options name.
  init(
    names: [String],
    options: MatchListOptions = MatchListOptions(),
    at location: SourceLocation
  ) throws(MatchListError) {
    self.names = names
    round = options.round
    let chosen = try assign(options.columns, at: location)
    var letters: [(content: HeaderName.Content, index: Int)] = []
    for (index, name) in names.enumerated() where !chosen.contains(index) {
      if let (column, preference) = MatchListHeader.knownNames[MatchListHeader.key(name)] {
        try assign(column, to: index, preference: preference, at: location)
      } else if MatchListHeader.isSet(name) {
        sets.append(index)
      } else if let meaning = HeaderName(name) {
        guard meaning.side != .letterA else {
          letters.append((meaning.content, index))
          continue
        }
        guard let column = MatchListHeader.column(of: meaning) else { continue }
        let preference = meaning.isVague ? 101 : 100
        try assign(column, to: index, preference: preference, at: location)
      }
    }
    for letter in letters { assignLetter(letter.content, to: letter.index) }
    readWinnerFirst()
    readPlayerFirst()
    readPartnersOfSides()
    if let home = self[.home], !chosen.contains(home) { try checkPairs(at: location) }
  }

  /// The field of a column, nil if the file has none.
  subscript(column: MatchListColumn) -> Int? {
    get { fields[column.rawValue] }
    set { fields[column.rawValue] = newValue }
  }

  /// Whether the headers of both sides are the colors of chess.
  var listsColors: Bool {
    [MatchListColumn.home, .away].allSatisfy { column in
      guard let field = self[column] else { return false }
      return Self.isColor(names[field % fieldsPerRow])
    }
  }

  /// Whether the header of the rounds is that of leagues: "Matchday", "Spieltag".
  var namesMatchdays: Bool {
    guard let round = self[.round] else { return false }
    return FoldedText.words(of: names[round % fieldsPerRow])
      .contains(where: RoundWords.matchdays.contains)
  }

  /// Whether a header has the name of a color of chess.
  static func isColor(_ name: String) -> Bool {
    !colors.isDisjoint(with: FoldedText.words(of: name))
  }

  private static let colors: Set<String> = [
    "white", "black", "weiß", "weiss", "schwarz", "blanc", "blancs", "noir", "noirs", "blancas",
    "negras", "bianco", "nero", "wit", "zwart", "brancas", "pretas", "vit", "svart",
  ]

  /// The number of fields of a row.
  var fieldsPerRow: Int { names.count / rowsPerMatch }

  /// Whether the file has a column for results of any kind.
  var hasResults: Bool {
    let columns: [MatchListColumn] = [.result, .homeScore, .aggregate, .firstLeg, .winner]
    return !sets.isEmpty || !setPairs.isEmpty || columns.contains { self[$0] != nil }
  }

  /// The fields of results of any kind.
  var resultFields: Set<Int> {
    let columns: [MatchListColumn] = [
      .result, .homeScore, .awayScore, .aggregate, .firstLeg, .secondLeg, .winner,
    ]
    return Set(columns.compactMap { self[$0] } + sets)
  }

  /// The names of the fields that are not columns.
  var unusedNames: [String] {
    let used = usedFields
    return names.indices.filter { !used.contains($0) && !names[$0].isEmpty }.map { names[$0] }
  }

  /// The fields that are columns.
  var usedFields: Set<Int> {
    Set(fields.compactMap(\.self) + sets + bonusTeams + setPairs.flatMap { [$0.home, $0.away] })
  }

  /// Whether a text is the name of the round's column.
  func isRound(_ text: String) -> Bool { self[.round].map { names[$0] == text } ?? false }

  /// Whether a row repeats the header.
  func isRepeated(in texts: [String]) -> Bool { texts == names }

  /// Assigns the columns that options name, and returns their fields.
  private mutating func assign(
    _ choices: [ColumnChoice],
    at location: SourceLocation
  ) throws(MatchListError) -> Set<Int> {
    var chosen: Set<Int> = []
    for choice in choices {
      guard let index = choice.field(in: names, except: chosen) else {
        throw .unknownColumn(location, choice: choice, found: names)
      }
      chosen.insert(index)
      if let column = choice.column {
        (self[column], preferences[column]) = (index, -1)
      } else {
        sets.append(index)
      }
    }
    return chosen
  }

  private mutating func assign(
    _ column: MatchListColumn,
    to index: Int,
    preference: Int,
    at location: SourceLocation
  ) throws(MatchListError) {
    if let first = self[column], preferences[column] == preference {
      throw .duplicateColumn(
        location,
        column: column.name,
        names: [names[first], names[index]],
        first: first + 1,
        second: index + 1
      )
    }
    if preference < preferences[column] ?? .max {
      (self[column], preferences[column]) = (index, preference)
    }
  }

  /// Reads the letter A: the home side beside B, the away side beside H.
  private mutating func assignLetter(_ content: HeaderName.Content, to index: Int) {
    let home = MatchListColumn(content, .home)
    let away = MatchListColumn(content, .away)
    if self[home] == nil, self[away] != nil { self[home] = index }
    if self[home] != nil, self[away] == nil { self[away] = index }
  }

  /// The column that a name denotes, nil for an unknown name.
  static func column(named name: String) -> MatchListColumn? {
    knownNames[key(name)]?.0 ?? HeaderName(name).flatMap(column)
  }

  /// Whether a name is that of a numbered set.
  static func isSet(_ name: String) -> Bool {
    let words = FoldedText.words(of: name)
    return words.count == 2 && ["set", "satz", "manche"].contains(words[0]) && Int(words[1]) != nil
  }

  /// The column of a name with a side; nil if the side cannot have the column.
  private static func column(of meaning: HeaderName) -> MatchListColumn? {
    switch (meaning.side, meaning.content) {
    case (.home, let content): MatchListColumn(content, .home)
    case (.away, let content): MatchListColumn(content, .away)
    case (.winner, .team): .winner
    case (.loser, .team): .loser
    case (.winner, .seed): .winnerSeed
    case (.loser, .seed): .loserSeed
    case (.winner, .partner): .winnerPartner
    case (.loser, .partner): .loserPartner
    default: nil
    }
  }

  /// Reads the winner as the home side of a file that names no other sides.
  private mutating func readWinnerFirst() {
    guard let winner = self[.winner], let loser = self[.loser], self[.home] == nil,
      self[.away] == nil
    else { return }
    listsWinnerFirst = true
    (self[.home], self[.away]) = (winner, loser)
    (self[.winner], self[.loser]) = (nil, nil)
    (self[.homeSeed], self[.awaySeed]) = (self[.winnerSeed], self[.loserSeed])
    (self[.homePartner], self[.awayPartner]) = (self[.winnerPartner], self[.loserPartner])
    (self[.winnerPartner], self[.loserPartner]) = (nil, nil)
  }

  /// Reads the player as the home side of a file that names an opponent and no home side.
  private mutating func readPlayerFirst() {
    guard let opponent = self[.away], self[.home] == nil,
      HeaderName.words(of: names[opponent]).contains(where: HeaderName.opponents.contains)
    else { return }
    let used = Set(fields.compactMap(\.self))
    let free = names.indices.filter { !used.contains($0) }
    self[.home] = free.first { HeaderName.isContent(names[$0], .team) }
    listsOpponents = self[.home] != nil
    guard listsOpponents, self[.result] == nil, self[.homeScore] == nil else { return }
    self[.result] = free.first { HeaderName.isContent(names[$0], .score) }
  }

  /// Reads the columns of partners whose headers name no side, such as two columns "Partner", as
  /// those of the side before them, if both sides get one.
  private mutating func readPartnersOfSides() {
    guard let home = self[.home], let away = self[.away] else { return }
    let used = usedFields
    var partners: [MatchListColumn: Int] = [:]
    for column in [MatchListColumn.homePartner, .awayPartner] { partners[column] = self[column] }
    for index in names.indices where !used.contains(index) && HeaderName.isPartner(names[index]) {
      let sides = [(home, MatchListColumn.homePartner), (away, .awayPartner)].filter {
        $0.0 < index
      }
      guard let column = sides.max(by: { $0.0 < $1.0 })?.1, partners[column] == nil else {
        continue
      }
      partners[column] = index
    }
    guard partners.count == 2 else { return }
    for (column, index) in partners { self[column] = index }
  }

  /// Rejects numbered sides from 1 to 4, such as "Player 1" to "Player 4", which can be two pairs.
  private func checkPairs(at location: SourceLocation) throws(MatchListError) {
    guard let home = self[.home], let away = self[.away], self[.homePartner] == nil else { return }
    let used = usedFields
    let stem = Self.key(names[home]).dropLast()
    let fields =
      [home, away]
      + (3...4).compactMap { number in
        names.indices.first { !used.contains($0) && Self.key(names[$0]) == "\(stem)\(number)" }
      }
    guard fields.count == 4, !stem.isEmpty, Self.key(names[home]) == "\(stem)1",
      Self.key(names[away]) == "\(stem)2"
    else { return }
    throw .unclearPairs(location, headers: fields.map { names[$0] })
  }

  /// The column of each known name, and the name's preference: 0 is preferred to 1.
  private static let knownNames: [String: (MatchListColumn, Int)] = {
    var knownNames: [String: (MatchListColumn, Int)] = [:]
    for column in MatchListColumn.allCases where column != .group {
      for (preference, name) in column.names.enumerated() {
        knownNames[key(name)] = (column, preference)
      }
    }
    return knownNames
  }()

  /// A name's letters and digits in lower case without accents.
  static func key(_ name: String) -> String {
    FoldedText.lettersAndDigits(of: name)
  }
}

extension MatchListHeader {
  /// The columns without which the rows cannot be read: a round, both sides, and what belongs to the
  /// columns that exist.
  ///
  /// - Complexity: O(*n*) in the names; in a header without results, compares all names.
  func missingColumns() -> [MatchListColumn] {
    var needed: [MatchListColumn] = (round == nil ? [.round] : []) + [.home, .away]
    needed += partners(.homeScore, .awayScore) + partners(.homePenalties, .awayPenalties)
    needed += partners(.firstLeg, .secondLeg) + partners(.homePartner, .awayPartner)
    let missing = needed.filter { self[$0] == nil }
    guard missing.isEmpty, !hasResults else { return missing }
    // Without any result the list is one of fixtures, unless a name is misspelt.
    let sides: [MatchListColumn] = [.homeScore, .awayScore]
    if sides.contains(where: { nearest(to: $0) != nil }) { return sides }
    return nearest(to: .result) == nil ? [] : [.result]
  }

  /// The error of a header that lacks columns.
  func error(missing columns: [MatchListColumn], at location: SourceLocation) -> MatchListError {
    let missing = columns.map { column in
      MatchListError.MissingColumn(
        name: column.name,
        nearest: nearest(to: column),
        allowed: column.examples
      )
    }
    return .missingColumns(location, missing, found: names)
  }

  /// Both columns of a pair if the file has one of them.
  private func partners(
    _ first: MatchListColumn,
    _ second: MatchListColumn
  ) -> [MatchListColumn] {
    self[first] == nil && self[second] == nil ? [] : [first, second]
  }

  /// The unused name most similar to one of a column's names, which never names the other side.
  private func nearest(to column: MatchListColumn) -> String? {
    let allowed = unusedNames.filter { !column.contradicts(HeaderName.sides(in: $0)) }
    let keys = allowed.map(MatchListHeader.key)
    for name in column.names + column.examples {
      if let key = SpellingSuggestion.nearest(to: MatchListHeader.key(name), among: keys),
        let index = keys.firstIndex(of: key)
      {
        return allowed[index]
      }
    }
    guard let content = column.content else { return nil }
    return allowed.first { HeaderName.isMisspelt($0, content) && !HeaderName.sides(in: $0).isEmpty }
  }
}

extension MatchListColumn {
  /// Whether a header that names some sides cannot mean this column.
  fileprivate func contradicts(_ sides: Set<HeaderName.Side>) -> Bool {
    if sides.contains(.letterA) { return true }
    switch self {
    case .home, .homeScore, .homePenalties, .homeSeed, .homePartner:
      return !sides.isSubset(of: [.home])
    case .away, .awayScore, .awayPenalties, .awaySeed, .awayPartner:
      return !sides.isSubset(of: [.away])
    default: return false
    }
  }
}

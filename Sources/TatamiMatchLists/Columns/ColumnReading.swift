import TatamiDocuments

/// A choice of columns, and how well the cells fit it.
struct ColumnReading {
  var header: MatchListHeader
  let sides: SidePair
  let round: RoundColumn?
  let results: ResultColumns
  /// The quality of the cells' fit; higher is better.
  var score: Double

  /// The columns that the reading assigns, for messages.
  var columns: [AssumedColumn] {
    let roles = MatchListColumn.allCases.filter { header[$0] != nil }
    let order: [MatchListColumn] = [.home, .away, .round]
    let sorted = order.filter(roles.contains) + roles.filter { !order.contains($0) }
    let single = sorted.compactMap { role in
      header[role].map { AssumedColumn(column: noun(of: role), header: name(of: $0)) }
    }
    let sets = header.sets + header.setPairs.flatMap { [$0.home, $0.away] }
    return single + sets.map { AssumedColumn(column: "set", header: name(of: $0)) }
  }

  /// The name of a column, or that of the place of a side.
  private func noun(of role: MatchListColumn) -> String {
    guard header.listsPlaces, role == .homeScore || role == .awayScore else { return role.name }
    return role == .homeScore ? "home_place" : "away_place"
  }

  /// The headers of the columns that are not used.
  var unusedNames: [String] {
    let used = Set(header.usedFields.map { $0 % header.fieldsPerRow })
    return header.names.prefix(header.fieldsPerRow).enumerated()
      .filter { !used.contains($0.offset) && !$0.element.isEmpty }.map(\.element)
  }

  /// The header of a field, or its number if it has none or shares it.
  func name(of field: Int) -> String {
    let (names, field) = (header.names.prefix(header.fieldsPerRow), field % header.fieldsPerRow)
    return names[field].isEmpty || names.count { $0 == names[field] } > 1
      ? "\(field + 1)" : names[field]
  }

  /// Whether the sides are those of another reading.
  func hasSides(of other: ColumnReading) -> Bool {
    sides.home == other.sides.home && sides.away == other.sides.away
  }

  /// Whether the columns of the sides and of the round are beyond doubt.
  var isStrong: Bool {
    sides.score >= 4 && !header.derivesRounds && (round.map { $0.isClear || $0.score >= 5 } ?? true)
  }
}

extension ColumnSample {
  /// The readings of the table, the best ones first.
  ///
  /// - Parameter fixed: The columns that options or the header determine.
  func readings(
    _ fixed: [MatchListColumn: Int],
    options: MatchListOptions
  ) -> [ColumnReading] {
    var readings: [ColumnReading] = []
    let pairs = sidePairs(fixed)
    for sides in pairs {
      let columns = options.round == nil ? roundColumns(sides, fixed) : []
      let isDerived = fixed[.round] == nil && !columns.contains(where: \.hasNames)
      let rounds: [RoundColumn?] = columns + (isDerived ? [nil] : [])
      let scores = scoreCandidates(sides)
      let partners = partners(of: sides, among: pairs)
      for round in rounds {
        var header = header(sides, round, fixed, options)
        if let partners, fixed[.homePartner] == nil, fixed[.awayPartner] == nil {
          (header[.homePartner], header[.awayPartner]) = (partners.home, partners.away)
        }
        readings.append(reading(header, sides, round, among: scores))
      }
    }
    return readings.sorted { $0.score > $1.score }
  }

  /// The columns of the sides, the round and the groups.
  private func header(
    _ sides: SidePair,
    _ round: RoundColumn?,
    _ fixed: [MatchListColumn: Int],
    _ options: MatchListOptions
  ) -> MatchListHeader {
    var header = MatchListHeader(names: names)
    header.rowsPerMatch = rowsPerMatch
    header.mergedFields = mergedFields
    for (column, field) in fixed { header[column] = field }
    (header[.home], header[.away], header[.round]) = (sides.home, sides.away, round?.field)
    header.round = options.round
    header.derivesRounds = round == nil && options.round == nil
    if header.derivesRounds { header.round = "Round" }
    header[.group] =
      fixed[.group] ?? groupColumn(sides, round: round?.field, taken: header.usedFields)
    if header[.group] != nil, header.derivesRounds { header.derivesRounds = false }
    if let round { header.groupRounds = groupRounds(round.field, sides) }
    return header
  }

  /// A reading with the results that fit its other columns best.
  private func reading(
    _ start: MatchListHeader,
    _ sides: SidePair,
    _ round: RoundColumn?,
    among scores: [ScoreSeries]
  ) -> ColumnReading {
    var header = start
    let bonus = header[.homePartner] == nil ? 0.0 : 2
    assignDetails(to: &header)
    let results = resultColumns(sides, among: scores, taken: header.usedFields)
    assign(results, of: sides, to: &header)
    return ColumnReading(
      header: header,
      sides: sides,
      round: round,
      results: results,
      score: sides.score + (round?.score ?? 2) + results.score + bonus
    )
  }

  private func assign(
    _ results: ResultColumns,
    of sides: SidePair,
    to header: inout MatchListHeader
  ) {
    for (column, field) in results.fields where header[column] == nil { header[column] = field }
    (header.sets, header.setPairs) = (results.sets, results.setPairs)
    header.listsWinnerFirst = results.listsWinnerFirst
    header.listsPlaces = results.listsPlaces
    header.winnerWords = results.winnerWords
    if let home = results.fields[.homeScore], let away = results.fields[.awayScore] {
      header.listsBothViews = isExchanged(home, away, sides)
    }
  }

  /// Assigns the columns that the header names and that do not contradict their cells, and a column
  /// of dates and of links.
  private func assignDetails(to header: inout MatchListHeader) {
    let named: [MatchListColumn] = [
      .date, .homePartner, .awayPartner, .homeSeed, .awaySeed, .homePenalties, .awayPenalties,
      .extraTime, .penalties,
      .aggregate, .firstLeg, .secondLeg, .remark, .region, .venue, .link,
    ]
    for field in names.indices where !header.usedFields.contains(field) {
      guard let column = meanings[field], named.contains(column),
        header[column] == nil, fits(field, column)
      else { continue }
      header[column] = field
    }
    for (column, kind) in [(MatchListColumn.date, CellKind.date), (.link, .link)]
    where header[column] == nil {
      header[column] = names.indices.first { field in
        !header.usedFields.contains(field) && share(of: kind, in: field) >= 0.8
      }
    }
    dropIncompletePairs(of: &header)
  }

  private func dropIncompletePairs(of header: inout MatchListHeader) {
    for (first, second) in [
      (MatchListColumn.homePenalties, MatchListColumn.awayPenalties), (.firstLeg, .secondLeg),
      (.homePartner, .awayPartner),
    ] where header[first] == nil || header[second] == nil {
      (header[first], header[second]) = (nil, nil)
    }
  }

  /// Whether the cells of a column can be what its header names.
  private func fits(_ field: Int, _ column: MatchListColumn) -> Bool {
    switch column {
    case .date: share(of: .date, in: field) >= 0.5 || share(of: .text, in: field) >= 0.9
    case .homePenalties, .awayPenalties: share(of: .number, in: field) >= 0.8
    case .extraTime, .penalties, .aggregate, .firstLeg, .secondLeg:
      share(of: .pair, in: field) + share(of: .time, in: field) >= 0.8
    default: true
    }
  }

  private func share(of kind: CellKind, in field: Int) -> Double {
    let kinds = kinds(in: field)
    return kinds.isEmpty ? 0 : Double(kinds.count { $0 == kind }) / Double(kinds.count)
  }
}

extension MatchList {
  /// Determines what unclear numbers after draws are, and returns notices of what was assumed.
  ///
  /// They are shoot-outs if no decided match has numbers in brackets or if they are too large
  /// for earlier scores; otherwise they are those, such as the score at half-time.
  ///
  /// - Throws: The error of a row whose result other rows do not explain.
  mutating func resolveUnclearScores() throws(MatchListError) -> [MatchListNotice] {
    var words: [String] = []
    var unclear: [Int] = []
    var first: MatchRecord?
    for (index, record) in records.enumerated() {
      let result = record.result
      if result.unclear != nil { unclear.append(index) }
      guard !result.unknownWords.isEmpty else { continue }
      if result.score == nil, result.winner == nil { throw .unclearResult(of: record) }
      first = first ?? record
      if !words.contains(result.unknownWords) { words.append(result.unknownWords) }
    }
    try resolve(unclear)
    var notices = first.map { [MatchListNotice.unknownWords($0.location, words: words)] } ?? []
    if let index = unclear.first, records[index].result.penalties != nil {
      notices.append(.assumedShootouts(records[index].location))
    }
    return notices
  }

  private mutating func resolve(_ unclear: [Int]) throws(MatchListError) {
    guard let first = unclear.first else { return }
    let decided = records.filter { $0.result.score?.leader != nil }
    guard !decided.isEmpty else { throw .unclearResult(of: records[first]) }
    let areEarlier = decided.contains { $0.result.listsEarlierScore }
    for index in unclear {
      let result = records[index].result
      guard let pair = result.unclear, let score = result.score else { continue }
      let isEarlier = areEarlier && pair.home <= score.home && pair.away <= score.away
      if !isEarlier { records[index].result.penalties = pair }
      records[index].result.unclear = nil
    }
  }
}

extension MatchListError {
  /// The error of a result that can have several meanings.
  fileprivate static func unclearResult(of record: MatchRecord) -> MatchListError {
    let result = record.result
    let pair = result.unclear.map { " (\($0))" } ?? ""
    let found = result.note.isEmpty ? "\(result.score?.description ?? "")\(pair)" : result.note
    return .invalidResult(record.location, column: MatchListColumn.result.name, found: found)
  }
}

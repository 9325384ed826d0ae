import TatamiMatchLists

extension Tournament {
  /// The earliest and the latest date, nil if no match has one.
  ///
  /// Dates of one form with separators are given as written, without a time; others as year, month
  /// and day. Dates of an unknown form are ignored; if no date has a known form, the dates of the
  /// first and the last match of the first stage count.
  ///
  /// - Complexity: O(*n*) in the matches.
  public var dates: (first: String, last: String)? { dates(in: .english) }

  /// Returns the earliest and the latest date like ``dates``, in the form of a language.
  ///
  /// - Complexity: O(*n*) in the matches.
  package func dates(in language: TournamentLanguage) -> (first: String, last: String)? {
    let all = writtenDates(of: matches.indices)
    if let range = ShownDates(all, language: language).range(of: all) { return range }
    let stage = matches.indices.filter {
      matches[$0].stage == 0 && bracketPosition(ofMatch: $0)?.bracket != .thirdPlace
    }
    let written = writtenDates(of: stage)
    guard let first = written.first, let last = written.last else { return nil }
    return (first, last)
  }

  /// Returns the dates of all matches in the form in which they are shown.
  ///
  /// - Complexity: O(*n*) in the matches.
  package func shownDates(in language: TournamentLanguage = .english) -> ShownDates {
    ShownDates(writtenDates(of: matches.indices), language: language)
  }

  /// Returns the dates of matches and their legs as written.
  private func writtenDates(of indexes: some Sequence<Int>) -> [String] {
    var dates: [String] = []
    for index in indexes {
      for leg in matches[index].legs where !leg.date.isEmpty { dates.append(leg.date) }
      if !matches[index].date.isEmpty { dates.append(matches[index].date) }
    }
    return dates
  }
}

extension Knockout {
  /// The earliest and the latest date, nil if no match has one.
  ///
  /// Dates of one form with separators are given as written, without a time; others as year, month
  /// and day. Dates of an unknown form are ignored; if no date has a known form, the dates of the
  /// first and the last match of the tree count.
  ///
  /// - Complexity: O(*n*) in the matches.
  public var dates: (first: String, last: String)? {
    let all = writtenDates
    if let range = ShownDates(all).range(of: all) { return range }
    let tree = matches.lazy.flatMap(\.legs).map(\.date).filter { !$0.isEmpty }
    guard let first = tree.first, let last = tree.last else { return nil }
    return (first, last)
  }

  /// The dates of all matches in the form in which they are shown.
  ///
  /// - Complexity: O(*n*) in the matches.
  package var shownDates: ShownDates { ShownDates(writtenDates) }

  /// The dates of all matches as written.
  private var writtenDates: [String] {
    let placements = [thirdPlaceMatch].compactMap(\.self) + placementMatches
    var dates: [String] = []
    for match in [matches, placements].lazy.joined() {
      for leg in match.legs where !leg.date.isEmpty { dates.append(leg.date) }
    }
    return dates
  }
}

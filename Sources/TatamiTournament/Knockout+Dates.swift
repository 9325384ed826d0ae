extension Knockout {
  /// The earliest and the latest date, nil if no match has one.
  ///
  /// Dates of one form are given as written, without a time; dates of several forms as year, month
  /// and day. Dates of an unknown form are ignored; if no date has a known form, the dates of the
  /// first and the last match of the tree count.
  ///
  /// - Complexity: O(*n*) in the matches.
  public var dates: (first: String, last: String)? {
    let placements = [thirdPlaceMatch].compactMap(\.self) + placementMatches
    let all = (matches + placements).flatMap(\.legs).map(\.date).filter { !$0.isEmpty }
    let parser = DateParser(all)
    let known = all.compactMap { text in parser.day(of: text).map { (day: $0, text: text) } }
    if let first = known.min(by: Knockout.isEarlier), let last = known.max(by: Knockout.isEarlier) {
      // A text with a time, "13 Jul 1930 - 15:00", is no date to be shown.
      let isUniform =
        Set(known.map(\.day.form)).count == 1 && !known.contains { $0.text.contains(":") }
      return isUniform ? (first.text, last.text) : (first.day.text, last.day.text)
    }
    let tree = matches.flatMap(\.legs).map(\.date).filter { !$0.isEmpty }
    guard let first = tree.first, let last = tree.last else { return nil }
    return (first, last)
  }

  private static func isEarlier(
    _ left: (day: DateParser.Day, text: String),
    than right: (day: DateParser.Day, text: String)
  ) -> Bool {
    (left.day.number, left.text) < (right.day.number, right.text)
  }
}

extension Knockout {
  /// The first and the last date as written, nil if no match has one.
  ///
  /// Dates of an unknown form are not compared: then the dates of the first and the last match of
  /// the tree that have one count.
  public var dates: (first: String, last: String)? {
    let placements = [thirdPlaceMatch].compactMap(\.self) + placementMatches
    let all = (matches + placements).flatMap(\.legs).map(\.date).filter { !$0.isEmpty }
    let days = all.compactMap { date in DateParser.day(of: date).map { (day: $0, text: date) } }
    if days.count == all.count, let first = days.min(by: <), let last = days.max(by: <) {
      return (first.text, last.text)
    }
    let tree = matches.flatMap(\.legs).map(\.date).filter { !$0.isEmpty }
    guard let first = tree.first, let last = tree.last else { return nil }
    return (first, last)
  }
}

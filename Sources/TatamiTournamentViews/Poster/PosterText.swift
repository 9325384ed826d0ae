import TatamiTournament
import TatamiUIKit

/// The texts of a poster and their widths.
enum PosterText {
  /// Returns a side's score, penalties in parentheses: `2 (4)`; nil before the match.
  static func score(of side: Knockout.Side) -> String? {
    guard let score = side.score else { return nil }
    return side.penalties.map { "\(score) (\($0))" } ?? "\(score)"
  }

  /// Returns a side's name behind its seed: `[1] Petra Holm`.
  static func name(of side: Knockout.Side) -> String {
    side.seed.isEmpty ? side.label : "[\(side.seed)] \(side.label)"
  }

  /// Returns the accessibility label of a match: its round, sides and result.
  static func label(of match: Knockout.Match, dates: ShownDates) -> String {
    var label = match.round.isEmpty ? "" : "\(match.round): "
    add(match.home, to: &label)
    label += " \u{2013} "
    add(match.away, to: &label)
    if let mark = PosterMark(match) { label += ", \(mark.meaning)" }
    let details = [dates.text(of: match.date), match.venue].filter { !$0.isEmpty }
    if !details.isEmpty { label += " (\(details.joined(separator: ", ")))" }
    return label
  }

  /// Appends a side's name and its score.
  private static func add(_ side: Knockout.Side, to label: inout String) {
    label += side.label.isEmpty ? "?" : side.label
    guard let score = score(of: side) else { return }
    label += " "
    label += score
  }

  /// Returns the first and the last date of the tournament.
  static func dates(of tournament: Knockout) -> String {
    guard let (first, last) = tournament.dates else { return "" }
    return first == last ? first : "\(first) – \(last)"
  }

  /// Returns the width of the widest round title.
  static func titleWidth(of tournament: Knockout) -> Double {
    let titles = tournament.layers.indices.map { title(ofLayer: $0 + 1, in: tournament) }
    return (titles.map { width(of: $0, PosterMetrics.roundFont) }.max() ?? 0).rounded(.up)
  }

  /// Returns the title of a layer, counted from 1.
  static func title(ofLayer layer: Int, in tournament: Knockout) -> String {
    guard tournament.layers.indices.contains(layer - 1) else { return "" }
    let title = tournament.layers[layer - 1].title
    // The file has no row of the last rounds while they are to come.
    return title.isEmpty
      ? Knockout.roundName(roundsAfter: tournament.layers.count - layer) : title
  }

  /// Returns the width of a text in one line.
  static func width(of text: String, _ font: UIFont) -> Double {
    text.isEmpty ? 0 : Double(text.singleLine.size(withAttributes: [.font: font]).width)
  }
}

extension String {
  /// The text with a space for every line separator: the texts of a poster have one line each.
  var singleLine: String {
    // Most texts have no byte with which a separator begins, and bytes are compared much faster.
    guard utf8.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else {
      return self
    }
    return contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}

extension Knockout {
  /// All placement matches, the third-place match first.
  var matchesOutsideTree: [Match] {
    (thirdPlaceMatch.map { [$0] } ?? []) + placementMatches
  }

  /// The matches of the tree and the placement matches.
  var allMatches: some Sequence<Match> { [matches, matchesOutsideTree].lazy.joined() }
}

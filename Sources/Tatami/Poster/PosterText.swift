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
  static func label(of match: Knockout.Match) -> String {
    let sides = [match.home, match.away].map { side in
      [side.label.isEmpty ? "?" : side.label, score(of: side)].compactMap(\.self)
        .joined(separator: " ")
    }
    let meeting = sides.joined(separator: " – ")
    let round = match.round.isEmpty ? meeting : "\(match.round): \(meeting)"
    return match.date.isEmpty ? round : "\(round) (\(match.date))"
  }

  /// Returns the first and the last date of the tournament, as written in its file.
  static func dates(of tournament: Knockout) -> String {
    guard let (first, last) = tournament.dates else { return "" }
    return first == last ? first : "\(first) – \(last)"
  }

  /// Returns the card width that shows every name, score and title of a placement match untruncated.
  static func cardWidth(of tournament: Knockout) -> Double {
    var widest = 0.0
    for match in tournament.matches + tournament.matchesOutsideTree {
      for side in [match.home, match.away] {
        let score = score(of: side).map { width(of: $0, PosterMetrics.winnerScoreFont) + 8 } ?? 0
        widest = max(widest, width(of: name(of: side), PosterMetrics.winnerFont) + score)
      }
    }
    for match in tournament.matchesOutsideTree {
      widest = max(widest, width(of: match.round, PosterMetrics.roundFont))
    }
    let champion = tournament.champion.map { width(of: $0, PosterMetrics.championFont) + 26 } ?? 0
    let natural = (max(widest, champion) + 2 * PosterMetrics.cardPadding + 2).rounded(.up)
    return max(natural, PosterMetrics.shortestCardWidth)
  }

  /// Returns the width of the widest round title.
  static func titleWidth(of tournament: Knockout, tree: PosterTree) -> Double {
    let titles = tree.samples.map { title(of: tournament.matches[$0], in: tournament) }
    return (titles.map { width(of: $0, PosterMetrics.roundFont) }.max() ?? 0).rounded(.up)
  }

  /// Returns the title of a match's layer.
  static func title(of match: Knockout.Match, in tournament: Knockout) -> String {
    let layers = tournament.layers
    guard layers.indices.contains(match.layer - 1) else { return match.round }
    let title = layers[match.layer - 1].title
    // The file has no row of the last rounds while they are to come.
    return title.isEmpty ? Knockout.roundName(roundsAfter: layers.count - match.layer) : title
  }

  /// Returns the width of a text in one line.
  static func width(of text: String, _ font: UIFont) -> Double {
    text.isEmpty ? 0 : Double(text.singleLine.size(withAttributes: [.font: font]).width)
  }
}

extension String {
  /// The text with a space for every line separator: the texts of a poster have one line each.
  var singleLine: String {
    contains(where: \.isNewline) ? String(map { $0.isNewline ? " " : $0 }) : self
  }
}

extension Knockout {
  /// All placement matches, the third-place match first.
  var matchesOutsideTree: [Match] {
    (thirdPlaceMatch.map { [$0] } ?? []) + placementMatches
  }
}

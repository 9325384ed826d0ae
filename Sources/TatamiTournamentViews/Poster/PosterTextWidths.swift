import TatamiTournament

/// The widths that a poster's texts need, in points.
struct PosterTextWidths {
  /// The width of a card that shows every name and score.
  let card: Double
  /// The width of the widest round title.
  let roundTitle: Double
  /// The width of the headline and of the line below it.
  let header: Double
  /// The width of the legend, 0 without marks.
  let legend: Double

  /// The smallest widths of any tournament.
  static let smallest = PosterTextWidths(
    card: PosterMetrics.shortestCardWidth,
    roundTitle: 0,
    header: 0,
    legend: 0
  )

  /// The widths of the tournament whose narrow posters are scaled down the most.
  static let largest = PosterTextWidths(
    card: PosterMetrics.smallestCardWidth,
    roundTitle: PosterMetrics.roundTitleWidth,
    header: 0,
    legend: 0
  )

  /// The width of a column of round titles, spacing included.
  ///
  /// - Parameter isLimited: Whether long titles are truncated.
  func roundTitleColumn(isLimited: Bool) -> Double {
    guard roundTitle > 0 else { return 0 }
    let width = isLimited ? min(PosterMetrics.roundTitleWidth, roundTitle) : roundTitle
    return width + PosterMetrics.roundTitleSpacing
  }
}

extension PosterTextWidths {
  /// Measures the texts of a tournament.
  init(measuring tournament: Knockout, title: String?) {
    card = Self.cardWidth(of: tournament)
    roundTitle = PosterText.titleWidth(of: tournament)
    let texts = title.map { [($0, PosterMetrics.titleFont)] } ?? []
    let dates = title.map { _ in (PosterText.dates(of: tournament), PosterMetrics.subtitleFont) }
    let widths = (texts + [dates].compactMap(\.self)).map { PosterText.width(of: $0, $1) }
    header = (widths.max() ?? 0).rounded(.up) + 2
    let legend = PosterText.width(of: PosterMark.legend(of: tournament), PosterMetrics.markFont)
    self.legend = legend.rounded(.up)
  }

  /// Returns the card width that shows every name, score and title of a placement match
  /// untruncated.
  private static func cardWidth(of tournament: Knockout) -> Double {
    var names = WidestName()
    var results: [String: Double] = ["": 0]
    for (index, reference) in MatchReferences.names(in: tournament) {
      let width = PosterText.width(of: reference, PosterMetrics.markFont) + 8
      names.add(PosterText.name(of: tournament.matches[index].home), besides: width)
    }
    for match in tournament.allMatches {
      for slot in [Knockout.Slot.home, .away] {
        let result = PosterMark.result(of: slot, in: match)
        let width =
          results[result] ?? PosterText.width(of: result, PosterMetrics.winnerScoreFont) + 8
        results[result] = width
        names.add(PosterText.name(of: match[slot]), besides: width)
      }
    }
    if tournament.entries.contains(where: { $0.byes > 0 }) {
      let bye = PosterText.width(of: PosterMark.bye.rawValue, PosterMetrics.markFont) + 8
      for entry in tournament.entries where entry.byes > 0 { names.add(entry.label, besides: bye) }
    }
    var widest = names.width
    for match in tournament.matchesOutsideTree {
      widest = max(widest, PosterText.width(of: match.round, PosterMetrics.roundFont))
    }
    let champion = tournament.champion.map {
      PosterText.width(of: $0, PosterMetrics.championFont) + 26
    }
    let natural = max(widest, champion ?? 0) + 2 * PosterMetrics.cardPadding + 2
    return max(natural.rounded(.up), PosterMetrics.shortestCardWidth)
  }
}

/// The widest of many names.
///
/// Only names with a large sum of letter widths are measured: the sum is fast to compute, and
/// kerning changes it by far less than 5 %. If there are too many such names, the largest sum is
/// used.
private struct WidestName {
  private var names: [(text: String, sum: Double, other: Double)] = []
  private var letters: [Double?] = Array(repeating: nil, count: 128)
  /// The width of the widest name that is not ASCII and is therefore measured at once.
  private var measured = 0.0
  private var known: Set<String> = []

  /// The share of the largest sum from which names are measured, and the maximum number of them.
  private static let share = 0.95
  private static let limit = 256

  mutating func add(_ name: String, besides other: Double) {
    if let sum = sum(of: name) {
      names.append((name, sum, other))
    } else if known.insert("\(name) \(other)").inserted {
      measured = max(measured, PosterText.width(of: name, PosterMetrics.winnerFont) + other)
    }
  }

  /// The width of the widest name together with the space beside it, in points.
  var width: Double {
    let largest = names.reduce(0) { max($0, $1.sum + $1.other) }
    var candidates: Set<String> = []
    var width = measured
    for name in names where name.sum + name.other >= largest * Self.share {
      guard candidates.insert("\(name.text) \(name.other)").inserted else { continue }
      guard candidates.count <= Self.limit else { return max(width, largest * 1.01) }
      width = max(width, PosterText.width(of: name.text, PosterMetrics.winnerFont) + name.other)
    }
    return width
  }

  /// Returns the sum of the widths of ASCII letters; nil for other texts.
  private mutating func sum(of name: String) -> Double? {
    var sum = 0.0
    for byte in name.utf8 {
      guard byte < 128 else { return nil }
      if let known = letters[Int(byte)] {
        sum += known
      } else {
        let text = String(UnicodeScalar(byte))
        let width = PosterText.width(of: text, PosterMetrics.winnerFont)
        letters[Int(byte)] = width
        sum += width
      }
    }
    return sum
  }
}

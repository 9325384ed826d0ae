/// The columns of a card for the scores of sets, games, maps or legs, before that of the match.
struct PartColumns {
  /// The widths of the columns.
  let widths: [Double]
  /// The width of the match's score, equal in both rows.
  let scoreWidth: Double

  /// Measures the columns of a match.
  ///
  /// - Parameter width: Returns the width of a score in the font of the match's score.
  init(of content: MatchContent, width: (String) -> Double) {
    let sides = [content.first, content.second]
    scoreWidth = sides.map { width($0.score) }.max() ?? 0
    widths = zip(sides[0].parts, sides[1].parts).map { first, second in
      max(width(first.text), width(second.text), PosterMetrics.smallestPartWidth)
    }
  }

  /// The width of all columns with the gaps between them, without that after the last one.
  var width: Double {
    let gaps = Double(max(0, widths.count - 1)) * PosterMetrics.partGap
    return widths.reduce(gaps, +)
  }

  /// The width that the results need beside a name, with the gap before them.
  var totalWidth: Double {
    guard !widths.isEmpty else { return scoreWidth > 0 ? scoreWidth + PosterMetrics.scoreGap : 0 }
    let score = scoreWidth > 0 ? scoreWidth + PosterMetrics.scoreGap : 0
    return width + score + PosterMetrics.scoreGap
  }
}

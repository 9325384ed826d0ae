import TatamiBracket
import TatamiTournament
import TatamiUIKit

/// The texts of the brackets of an elimination and the lengths that they need, in points.
struct BracketTexts {
  /// The texts of the matches by index, without matches with a bye.
  private(set) var contents: [Int: SharedMatchContent] = [:]
  /// The names of the rounds by index.
  private(set) var titles: [Int: String] = [:]
  /// The name of the winner of the deciding match, nil while there is none.
  private(set) var champion: String?
  /// The height of a caption, 0 if no match has one.
  private(set) var captionHeight = 0.0
  /// The width of the widest title of a round.
  private(set) var titleWidth = 0.0
  /// The width of the champion's card.
  private(set) var championWidth = 0.0
  private var captionWidth = 0.0
  private var sideTitleWidth = 0.0
  /// The sizes of the names with the scores beside them.
  private var names = NameSizes(WidestName())

  init(_ brackets: StageBrackets, of context: MatchContext) {
    var context = context
    context.referenced = Self.references(in: brackets, of: context.tournament)
    contents.reserveCapacity(brackets.matches.count)
    for match in brackets.matches where !match.hasBye {
      contents[match.index] = SharedMatchContent(
        MatchContent(ofMatch: match.index, in: context)
      )
    }
    let deciding = brackets.deciding.flatMap { contents[brackets.matches[$0].index]?.content }
    champion =
      [deciding?.first, deciding?.second].compactMap(\.self).first(where: \.isWinner)?.shownName
    for round in brackets.rounds {
      let title = context.name(ofRound: round.index).singleLine
      titles[round.index] = title
      let width = PosterText.width(of: title, .round)
      titleWidth = max(titleWidth, width)
      if round.part == .besideFinal { sideTitleWidth = max(sideTitleWidth, width) }
    }
    measureCards()
    championWidth =
      championNameWidth + PosterMetrics.trophySide + 8 + 2 * PosterMetrics.cardPadding + 12
  }

  /// The width of the champion's name; a long one has two lines.
  private var championNameWidth: Double {
    let natural = PosterText.width(of: champion ?? "", .champion)
    guard let champion, natural > PosterMetrics.usualNameWidth else { return natural }
    var names = WidestName()
    names.add(champion, besides: 0)
    // The champion's font is bold and larger.
    let smallest = names.wrappedWidth(scale: PosterSheet.Text.wrappedName) * 1.15
    return min(natural, max(smallest, PosterMetrics.usualNameWidth))
  }

  /// Returns the labels in texts of sides that are not known, such as `WB 1.2` of `Loser of WB
  /// 1.2`.
  private static func references(
    in brackets: StageBrackets,
    of tournament: Tournament
  ) -> Set<String> {
    var labels: Set<String> = []
    for match in brackets.matches where !match.hasBye {
      let results = tournament.matches[match.index].results
      guard results.first?.participant == nil || results.second?.participant == nil else {
        continue
      }
      for opponent in tournament.shownMatch(match.index).opponents where opponent.kind == .hint {
        let words = opponent.text.split(separator: " ")
        labels.insert(words.dropFirst(2).joined(separator: " "))
      }
    }
    return labels
  }

  private mutating func measureCards() {
    var names = WidestName()
    var scores: [String: Double] = [:]
    var captions: Set<String> = []
    for content in contents.values.lazy.map(\.content) {
      if !content.caption.isEmpty { captions.insert(content.caption) }
      let columns = PartColumns(of: content) { score in
        let width = scores[score] ?? PosterText.width(of: score, .winnerScore)
        scores[score] = width
        return width
      }
      for side in [content.first, content.second] {
        names.add(side.text, besides: columns.totalWidth + side.logo.width)
      }
    }
    captionHeight = captions.isEmpty ? 0 : PosterMetrics.captionHeight
    captionWidth = captions.map { PosterText.width(of: $0, .caption) }.max() ?? 0
    self.names = NameSizes(names)
  }

  /// The space beside a name and its scores.
  private static let padding = 2 * PosterMetrics.cardPadding + 2

  /// Returns the size of names and the height of rows in cards of a width.
  func nameSize(inCardsOf width: Double) -> NameSizes.Choice {
    names.choice(inRowsOf: width - Self.padding)
  }

  /// The texts without the scores of sets, legs and games; nil if there are none.
  func withoutParts() -> BracketTexts? {
    guard contents.values.contains(where: { !$0.content.first.parts.isEmpty }) else { return nil }
    var copy = self
    copy.contents = contents.mapValues { SharedMatchContent($0.content.withoutParts) }
    copy.measureCards()
    return copy
  }

  /// Returns the width of a card that shows every text untruncated.
  ///
  /// - Parameters:
  ///   - isSmallest: Whether names are smaller or have two lines where that saves width.
  ///   - hasCaptionInside: Whether captions are inside of cards.
  ///   - hasTitleAbove: Whether the titles of rounds are above the cards.
  func cardWidth(isSmallest: Bool, hasCaptionInside: Bool, hasTitleAbove: Bool) -> Double {
    let rowWidth = (isSmallest ? names.smallestWidth : names.usualWidth) + Self.padding
    let caption = captionWidth + (hasCaptionInside ? 2 * PosterMetrics.cardPadding : 6)
    let title = hasTitleAbove ? titleWidth : sideTitleWidth
    return max(rowWidth, caption, title, PosterMetrics.shortestCardWidth).rounded(.up)
  }
}

import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// The frames and texts of a poster's parts, computed before drawing.
///
/// A plan has no colors and no shapes: stages are moved one below the other, and pages are cut from
/// plans before a ``PosterSheet`` is created, so that the size of a poster is known before drawing.
struct PosterPlan: Sendable {
  /// A text in one line.
  struct Label: Equatable {
    /// The appearance of a text.
    enum Style {
      case headline, subtitle, stage, pool, half, round, caption, legend
    }

    var frame: Rect
    let text: String
    let style: Style
    var isCentered = false
  }

  /// A match with two rows, or in one line between its two sides.
  struct Card {
    var frame: Rect
    /// The frame of the caption above the card or inside of it, nil without one.
    var caption: Rect?
    /// The texts, which copies of the card share: plans are cut into pages by copying.
    let texts: SharedMatchContent
    /// The height of a row of a match with two rows.
    var rowHeight = PosterMetrics.rowHeight

    var content: MatchContent { texts.content }

    /// The rectangle around the card and its caption.
    var bounds: Rect { caption.map(frame.union) ?? frame }
  }

  /// The path of a winner to the next match.
  struct Line {
    var points: [Point]
    /// Whether the line has the winner's color.
    let isWinner: Bool
  }

  /// The card of a stage's winner.
  struct Champion {
    var frame: Rect
    let name: String?
  }

  /// The size of the whole poster.
  var size = Size.zero
  /// The scale of the finished poster, below 1 if the smallest cards do not fit its width; that of
  /// the composition on a canvas.
  private(set) var scale = 1.0
  /// The position of the parts on a canvas.
  private var origin = Point.zero
  /// The factor of the font of all names.
  var nameScale = 1.0
  /// The texts outside of cards and tables.
  var labels: [Label] = []
  /// The matches of brackets.
  var cards: [Card] = []
  /// The matches of pools.
  var fixtures: [Card] = []
  /// The lines of brackets.
  var lines: [Line] = []
  /// The cards of the winners.
  var champions: [Champion] = []
  /// The tables of pools.
  var tables: [PosterTable] = []

  /// Creates an empty plan with its origin at zero.
  init(size: Size = .zero) {
    self.size = size
  }

  /// Adds a part at an origin.
  mutating func add(_ part: consuming PosterPlan, at origin: Point) {
    part.move(by: origin)
    nameScale = min(nameScale, part.nameScale)
    labels.take(part.labels)
    cards.take(part.cards)
    fixtures.take(part.fixtures)
    lines.take(part.lines)
    champions.take(part.champions)
    tables.take(part.tables)
  }

  /// Moves all parts; the size does not change.
  private mutating func move(by origin: Point) {
    guard origin != .zero else { return }
    for index in labels.indices { labels[index].frame.origin = labels[index].frame.origin + origin }
    for index in cards.indices { cards[index].move(by: origin) }
    for index in fixtures.indices { fixtures[index].move(by: origin) }
    for index in lines.indices { lines[index].move(by: origin) }
    for index in champions.indices {
      champions[index].frame = champions[index].frame.offset(by: origin)
    }
    tables = tables.map { $0.moved(by: origin) }
  }

  /// Enlarges the plan so that it contains a rectangle.
  mutating func include(_ frame: Rect) {
    size.width = max(size.width, frame.maxX)
    size.height = max(size.height, frame.maxY)
  }

  /// Moves all parts so that the titles begin at positive coordinates, and includes them.
  mutating func includeTitles() {
    let left = labels.reduce(0) { min($0, $1.frame.minX) }
    let top = labels.reduce(0) { min($0, $1.frame.minY) }
    move(by: Point(x: -left, y: -top))
    size = Size(width: size.width - left, height: size.height - top)
    for label in labels { include(label.frame) }
  }
}

extension Array {
  /// Appends elements; an empty array shares those of the other one.
  fileprivate mutating func take(_ elements: [Element]) {
    if isEmpty { self = elements } else { self += elements }
  }
}

extension PosterPlan.Line {
  /// Moves the line.
  mutating func move(by origin: Point) {
    guard origin != .zero else { return }
    for index in points.indices { points[index] = points[index] + origin }
  }
}

extension PosterPlan.Card {
  fileprivate mutating func move(by origin: Point) {
    frame = frame.offset(by: origin)
    caption = caption?.offset(by: origin)
  }
}

// MARK: - Poster

extension PosterPlan {
  /// Places parts one below the other, with a headline above them and a margin around them.
  init(_ parts: [PosterPlan], of poster: TournamentPoster) {
    let margin = PosterMetrics.margin
    let top = margin + poster.headlineHeight
    let content = parts.map(\.size.width).max() ?? 0
    var y = top
    for part in parts {
      let x = margin + (content - part.size.width) * poster.anchor
      add(part, at: Point(x: x, y: y))
      y += part.size.height + PosterMetrics.stageSpacing
    }
    size = Size(
      width: content + 2 * margin,
      height: y - PosterMetrics.stageSpacing + margin
    )
    addLegend(isLimited: poster.width != nil, poster.language)
    if let width = poster.clampedWidth { fit(width, anchor: poster.anchor) }
    addHeadline(of: poster)
    // In whole points, so that no pixel at the edges is partially transparent.
    if poster.width == nil { size.width = size.width.rounded(.up) }
    size.height = (size.height * scale).rounded(.up) / scale
  }

  /// Widens the poster to a width, or scales it down.
  private mutating func fit(_ width: Double, anchor: Double) {
    scale = min(1, width / size.width)
    let free = width / scale - size.width
    move(by: Point(x: free * anchor, y: 0))
    size.width = width / scale
  }

  /// Moves all parts to the middle of a canvas.
  ///
  /// - Parameter scale: The scale of the finished poster.
  mutating func center(on canvas: Size, scale: Double) {
    origin = Point(
      x: max(0, canvas.width - size.width) / 2,
      y: max(0, canvas.height - size.height) / 2
    )
    move(by: origin)
    (size, self.scale) = (canvas, scale)
  }

  /// The plan without its scale, in a size of whole points.
  var unscaled: PosterPlan {
    var copy = self
    copy.scale = 1
    copy.size = Size(width: size.width.rounded(), height: size.height.rounded())
    return copy
  }

  /// The final size, in points.
  var scaledSize: Size {
    // A factor and its reciprocal leave an error in the last digits.
    func rounded(_ length: Double) -> Double { (length * scale * 4_096).rounded() / 4_096 }
    return Size(width: rounded(size.width), height: rounded(size.height))
  }

  /// Adds the title and the dates at the top, in the middle if the poster has a canvas.
  mutating func addHeadline(of poster: TournamentPoster, isCentered: Bool = false) {
    guard let title = poster.title?.singleLine else { return }
    let (x, y) = (PosterMetrics.margin, origin.y + PosterMetrics.margin - 4)
    let lines: [(String, PosterSheet.Font, Label.Style, y: Double, height: Double)] = [
      (title, .title, .headline, y, PosterMetrics.titleHeight),
      (
        poster.dates, .subtitle, .subtitle, y + PosterMetrics.titleHeight,
        PosterMetrics.subtitleHeight
      ),
    ]
    for line in lines where !line.0.isEmpty {
      let natural = PosterText.width(of: line.0, line.1).rounded(.up) + 2
      if poster.width == nil, !isCentered { size.width = max(size.width, natural + 2 * x) }
      let width = max(0, min(natural, size.width - 2 * x))
      let left = isCentered ? (size.width - width) / 2 : x
      let frame = Rect(x: left, y: line.y, width: width, height: line.height)
      labels.append(Label(frame: frame, text: line.0, style: line.2))
    }
  }

  /// Adds the meanings of the marks in all matches below the parts.
  mutating func addLegend(isLimited: Bool, _ language: TournamentLanguage) {
    let text = PosterMark.legend(marks, in: language)
    guard !text.isEmpty else { return }
    let margin = PosterMetrics.margin
    let natural = PosterText.width(of: text, .legend) + 2
    let frame = Rect(
      x: margin,
      y: size.height - margin + PosterMetrics.legendSpacing,
      width: isLimited ? max(0, min(natural, size.width - 2 * margin)) : natural,
      height: PosterMetrics.captionHeight
    )
    labels.append(Label(frame: frame, text: text, style: .legend))
    size.width = max(size.width, frame.maxX + margin)
    size.height += PosterMetrics.legendSpacing + PosterMetrics.captionHeight
  }

  /// The marks in all matches.
  var marks: Set<PosterMark> {
    var marks: Set<PosterMark> = []
    for cards in [cards, fixtures] {
      for card in cards where !card.content.marks.isEmpty { marks.formUnion(card.content.marks) }
    }
    return marks
  }

  /// The size of the smallest text, in points of the unscaled poster.
  var smallestType: Double {
    typealias Font = PosterSheet.Font
    var fonts: Set<Font> = cards.isEmpty && fixtures.isEmpty ? [] : [.name, .hint]
    if cards.contains(where: { !$0.content.caption.isEmpty }) { fonts.insert(.caption) }
    if !tables.isEmpty { fonts.insert(.tableTitle) }
    let names = Font.name.pointSize * nameScale
    let labels = labels.map(\.style.font.pointSize).min() ?? names
    return min(names, labels, fonts.map(\.pointSize).min() ?? names)
  }
}

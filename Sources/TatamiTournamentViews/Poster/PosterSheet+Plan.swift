import TatamiGeometry
import TatamiThemes
import TatamiUIKit

extension PosterSheet {
  /// Creates the drawing of a poster.
  ///
  /// - Complexity: O(*n*) in the matches.
  init(_ poster: TournamentPoster, plan: PosterPlan) {
    self.init(empty: plan, of: poster)
    items.reserveCapacity(9 * plan.cards.count)
    plan.forEachPart(of: poster) { items += $0 }
  }

  /// Creates the drawing of a poster without its shapes and texts.
  init(empty plan: PosterPlan, of poster: TournamentPoster) {
    self.init(of: plan, background: poster.isTransparent ? nil : poster.palette.page)
  }
}

extension PosterPlan {
  /// Returns the titles of the poster, its stages, pools and rounds.
  func headings(of poster: TournamentPoster) -> [PosterSheet.Text] {
    var builder = PosterSheetBuilder(poster, nameScale: nameScale)
    for label in labels where label.style.font.headingLevel != nil { builder.add(label) }
    var headings: [PosterSheet.Text] = []
    builder.takeItems { items in
      for case .text(let text) in items { headings.append(text) }
    }
    return headings
  }

  /// Calls a closure with the shapes and texts of each match, table or other part, in drawing order.
  ///
  /// - Complexity: O(*n*) in the matches.
  func forEachPart<Failure: Error>(
    of poster: TournamentPoster,
    _ body: ([PosterSheet.Item]) throws(Failure) -> Void
  ) throws(Failure) {
    var builder = PosterSheetBuilder(poster, nameScale: nameScale)
    builder.addLines(lines)
    for label in labels { builder.add(label) }
    try builder.takeItems(body)
    for table in tables {
      builder.add(table)
      try builder.takeItems(body)
    }
    for card in cards {
      builder.addCard(card)
      try builder.takeItems(body)
    }
    for fixture in fixtures {
      builder.addFixture(fixture)
      try builder.takeItems(body)
    }
    for champion in champions {
      try body(PosterSheet.championCard(of: champion.name, in: champion.frame, poster.palette))
    }
  }
}

/// The shapes and texts of a poster, added part by part.
private struct PosterSheetBuilder {
  let palette: ThemePalette
  /// The logos by path.
  private let logos: [String: UIImage]
  /// The factor of the font of all names.
  let nameScale: Double
  private var items: [PosterSheet.Item] = []
  /// The widths of scores that were measured.
  private var scoreWidths: [String: Double] = ["": 0]

  init(_ poster: TournamentPoster, nameScale: Double) {
    (palette, logos, self.nameScale) = (poster.palette, poster.logos, nameScale)
  }

  /// Calls a closure with the shapes and texts added since the last call.
  mutating func takeItems<Failure: Error>(
    _ body: ([PosterSheet.Item]) throws(Failure) -> Void
  ) throws(Failure) {
    try body(items)
    items.removeAll(keepingCapacity: true)
  }

  /// Returns the width of a score, measured once.
  private mutating func scoreWidth(_ score: String) -> Double {
    if let known = scoreWidths[score] { return known }
    let width = PosterText.width(of: score, .winnerScore)
    scoreWidths[score] = width
    return width
  }

  private mutating func add(
    _ text: String,
    _ font: PosterSheet.Font,
    _ color: ThemeColor,
    in frame: Rect,
    _ alignment: PosterSheet.Text.Alignment = .left
  ) {
    let line = text.singleLine
    add(.init(text: line, frame: frame, font: font, color: color, alignment: alignment))
  }

  /// Adds a text in one line, unless it has no characters or no room.
  private mutating func add(_ text: PosterSheet.Text) {
    if !text.text.isEmpty, text.frame.width > 0 { items.append(.text(text)) }
  }

  /// Adds the logo of a participant at the side of a frame at which the name is drawn; returns the
  /// rest of the frame.
  private mutating func addLogo(
    _ logo: ParticipantLogo,
    in frame: Rect,
    _ alignment: PosterSheet.Text.Alignment = .left
  ) -> Rect {
    guard logo != .none, frame.width > logo.width else { return frame }
    let isRight = alignment == .right
    if case .file(let path) = logo, let image = logos[path] {
      let side = ParticipantLogo.side
      let length = max(Double(image.size.width), Double(image.size.height), 1)
      let size = Size(
        width: Double(image.size.width) * side / length,
        height: Double(image.size.height) * side / length
      )
      let x = isRight ? frame.maxX - side / 2 : frame.minX + side / 2
      items.append(.image(image, Rect(center: Point(x: x, y: frame.midY), size: size)))
    }
    var rest = frame
    rest.size.width -= logo.width
    if !isRight { rest.origin.x += logo.width }
    return rest
  }

  /// Adds the name of a participant, in two lines if it is too long for one.
  private mutating func addName(
    _ name: String,
    _ font: PosterSheet.Font,
    _ color: ThemeColor,
    in frame: Rect,
    _ alignment: PosterSheet.Text.Alignment = .left
  ) {
    var text = PosterSheet.Text(text: name.singleLine, frame: frame, font: font, color: color)
    text.alignment = alignment
    text.wraps = true
    text.scale = nameScale
    add(text)
  }

  private mutating func addBox(
    _ frame: Rect,
    radius: Double,
    _ fill: ThemeColor,
    border: ThemeColor? = nil
  ) {
    items.append(
      .box(PosterSheet.Box(frame: frame, radius: radius, fill: fill, border: border))
    )
  }

  /// Adds the lines of all brackets; those of winners who win again stand out.
  mutating func addLines(_ lines: [PosterPlan.Line]) {
    for (isWinner, color, width) in [
      (false, palette.line, PosterMetrics.lineWidth),
      (true, palette.accent, PosterMetrics.winnerLineWidth),
    ] {
      let paths = lines.filter { $0.isWinner == isWinner }.map(\.points)
      guard !paths.isEmpty else { continue }
      let lines = PosterSheet.Lines(paths: paths, color: color, width: width)
      items.append(.lines(lines))
    }
  }

  mutating func add(_ label: PosterPlan.Label) {
    let isMuted = [.subtitle, .round, .caption, .legend].contains(label.style)
    let (font, color) = (label.style.font, isMuted ? palette.muted : palette.text)
    let alignment: PosterSheet.Text.Alignment = label.isCentered ? .center : .left
    let text = label.text.singleLine
    add(
      .init(
        text: text,
        frame: label.frame,
        font: font,
        color: color,
        alignment: alignment,
        shrinks: true
      )
    )
  }
}

// MARK: - Matches

extension PosterSheetBuilder {
  private mutating func begin(_ card: PosterPlan.Card) {
    let content = card.content
    let element = PosterSheet.Element(
      kind: .match(isDecided: content.isDecided),
      id: content.id,
      label: content.sentence,
      link: content.link,
      frame: card.bounds
    )
    items.append(.beginElement(element))
  }

  /// Adds a match of a bracket: a card with a row for each side.
  mutating func addCard(_ card: PosterPlan.Card) {
    begin(card)
    let frame = card.frame
    addBox(frame, radius: PosterMetrics.cardRadius, palette.card, border: palette.border)
    if let caption = card.caption {
      let text = card.content.caption.singleLine
      add(.init(text: text, frame: caption, font: .caption, color: palette.muted, shrinks: true))
    }
    let height = card.rowHeight
    let middle = frame.maxY - height
    let divider = Rect(x: frame.minX, y: middle - 0.5, width: frame.width, height: 1)
    addBox(divider, radius: 0, palette.border ?? palette.page)
    let columns = PartColumns(of: card.content) { scoreWidth($0) }
    for (side, y) in [(card.content.first, middle - height), (card.content.second, middle)] {
      addRow(side, columns, in: Rect(x: frame.minX, y: y, width: frame.width, height: height))
    }
    items.append(.endElement)
  }

  private mutating func addRow(_ side: MatchContent.Side, _ columns: PartColumns, in row: Rect) {
    let padding = min(PosterMetrics.cardPadding, row.width / 8)
    let hasParts = !columns.widths.isEmpty
    let width = hasParts ? columns.scoreWidth : scoreWidth(side.score)
    let scoreX = row.maxX - padding - width - 1
    var right = width > 0 ? scoreX - PosterMetrics.scoreGap + 2 : row.maxX - padding
    if hasParts {
      right -= columns.width
      addParts(side, columns, in: Rect(x: right, y: row.minY, width: 0, height: row.height))
      right -= PosterMetrics.scoreGap - 2
    }
    let left = row.minX + padding
    let name = Rect(x: left, y: row.minY, width: max(0, right - left), height: row.height)
    addName(side.text, side.font, side.textColor(palette), in: addLogo(side.logo, in: name))
    let score = Rect(x: scoreX, y: row.minY, width: width + 1, height: row.height)
    add(side.score, side.scoreFont, side.textColor(palette), in: score, .right)
  }

  /// Adds the scores of sets, games or legs from the left edge of a frame; those won stand out.
  private mutating func addParts(
    _ side: MatchContent.Side,
    _ columns: PartColumns,
    in frame: Rect
  ) {
    var x = frame.minX
    for (part, width) in zip(side.parts, columns.widths) {
      let cell = Rect(x: x - 1, y: frame.minY, width: width + 1, height: frame.height)
      let color = part.isWon ? palette.text : palette.muted
      add(part.text, part.isWon ? .wonPart : .part, color, in: cell, .right)
      x += width + PosterMetrics.partGap
    }
  }

  /// Adds a match of a pool in one line: the first side, the scores, the second side.
  mutating func addFixture(_ card: PosterPlan.Card) {
    begin(card)
    let frame = card.frame
    addBox(frame, radius: PosterMetrics.cardRadius, palette.card, border: palette.border)
    addFixtureSide(card.content.first, in: frame, isFirst: true)
    addFixtureSide(card.content.second, in: frame, isFirst: false)
    let hasScore = !card.content.first.score.isEmpty || !card.content.second.score.isEmpty
    let dash = Rect(x: frame.midX - 8, y: frame.minY, width: 16, height: frame.height)
    add(hasScore ? "–" : "v", .score, palette.muted, in: dash, .center)
    items.append(.endElement)
  }

  private mutating func addFixtureSide(_ side: MatchContent.Side, in frame: Rect, isFirst: Bool) {
    let scoreWidth = max(scoreWidth(side.score), 14) + 1
    let score = Rect(
      x: isFirst ? frame.midX - 8 - scoreWidth : frame.midX + 8,
      y: frame.minY,
      width: scoreWidth,
      height: frame.height
    )
    let gap = PosterMetrics.scoreGap
    let left = isFirst ? frame.minX + PosterMetrics.fixturePadding : score.maxX + gap
    let right = isFirst ? score.minX - gap : frame.maxX - PosterMetrics.fixturePadding
    let name = Rect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
    let color = side.textColor(palette)
    let alignment: PosterSheet.Text.Alignment = isFirst ? .right : .left
    let rest = addLogo(side.logo, in: name, alignment)
    addName(side.shownName, side.font, color, in: rest, alignment)
    add(side.score, side.scoreFont, color, in: score, alignment)
  }
}

// MARK: - Tables

extension PosterSheetBuilder {
  mutating func add(_ table: PosterTable) {
    let titles = Rect(
      x: table.frame.minX,
      y: table.frame.minY,
      width: table.frame.width,
      height: PosterMetrics.tableHeaderHeight
    )
    for (column, title) in table.titles.enumerated() {
      add(title, .tableTitle, palette.muted, in: table.cell(ofColumn: column, in: titles), .right)
    }
    for index in table.rows.indices { addRow(index, of: table) }
    guard let row = table.lastQualifiedRow.map({ table.frame(ofRow: $0) }) else { return }
    let line = Rect(x: row.minX, y: row.maxY - 0.75, width: row.width, height: 1.5)
    addBox(line, radius: 0, palette.line)
  }

  private mutating func addRow(_ index: Int, of table: PosterTable) {
    let row = table.rows[index]
    let frame = table.frame(ofRow: index)
    let points = row.numbers.last ?? ""
    let label = "\(row.rank). \(row.name), \(points) \(points == "1" ? "point" : "points")"
    items.append(
      .beginElement(PosterSheet.Element(kind: .row, id: nil, label: label, frame: frame))
    )
    if (table.firstRow + index) % 2 == 0 { addBox(frame, radius: 4, palette.card) }
    let rank = Rect(
      x: frame.minX,
      y: frame.minY,
      width: table.nameX - 10,
      height: frame.height
    )
    add(row.rank, .tableNumber, palette.muted, in: rank, .right)
    let name = Rect(
      x: frame.minX + table.nameX,
      y: frame.minY,
      width: table.rightEdge(ofColumn: 0) - table.numberWidth - table.nameX,
      height: frame.height
    )
    let isFirst = table.firstRow + index == 0
    addName(
      row.shownName,
      isFirst ? .winner : .name,
      palette.text,
      in: addLogo(row.logo, in: name)
    )
    for (column, text) in row.numbers.enumerated() {
      let isLast = column == row.numbers.count - 1
      let font = isLast ? PosterSheet.Font.tablePoints : .tableNumber
      let cell = table.cell(ofColumn: column, in: frame)
      add(text, font, isLast ? palette.text : palette.muted, in: cell, .right)
    }
    items.append(.endElement)
  }
}

extension MatchContent.Side {
  fileprivate var font: PosterSheet.Font { isHint ? .hint : isWinner ? .winner : .name }

  fileprivate var scoreFont: PosterSheet.Font { isWinner ? .winnerScore : .score }

  fileprivate func textColor(_ palette: ThemePalette) -> ThemeColor {
    isHint || isLoser ? palette.muted : palette.text
  }
}

extension PosterPlan.Label.Style {
  /// The font of a text.
  var font: PosterSheet.Font {
    switch self {
    case .headline: .title
    case .subtitle: .subtitle
    case .stage: .stageTitle
    case .pool, .half: .poolTitle
    case .round: .round
    case .caption: .caption
    case .legend: .legend
    }
  }
}

import TatamiGeometry

extension PosterSheet {
  /// Creates the drawing of stages.
  ///
  /// - Complexity: O(*n*) in the matches.
  init(_ poster: StagesPoster, plan: StagesPlan) {
    let palette = poster.palette
    self.init(
      size: plan.size,
      scale: 1,
      background: poster.isTransparent ? nil : palette.page
    )
    var builder = StagesSheetBuilder(palette: palette)
    builder.addLines(plan.lines)
    for label in plan.labels { builder.add(label) }
    for table in plan.tables { builder.add(table) }
    for card in plan.cards { builder.addCard(card) }
    for fixture in plan.fixtures { builder.addFixture(fixture) }
    for champion in plan.champions {
      builder.items += PosterSheet.championCard(of: champion.name, in: champion.frame, palette)
    }
    items = builder.items
  }
}

/// The shapes and texts of a poster of stages, added part by part.
private struct StagesSheetBuilder {
  let palette: PosterPalette
  var items: [PosterSheet.Item] = []

  private mutating func add(
    _ text: String,
    _ font: PosterSheet.Font,
    _ color: PosterColor,
    in frame: Rect,
    _ alignment: PosterSheet.Text.Alignment = .left
  ) {
    guard !text.isEmpty else { return }
    let text = PosterSheet.Text(
      text: text.singleLine,
      frame: frame,
      font: font,
      color: color,
      alignment: alignment
    )
    items.append(.text(text))
  }

  private mutating func addBox(
    _ frame: Rect,
    radius: Double,
    _ fill: PosterColor,
    border: PosterColor? = nil
  ) {
    items.append(
      .box(PosterSheet.Box(frame: frame, radius: radius, fill: fill, border: border))
    )
  }

  /// Adds the lines of all brackets; those of winners who win again stand out.
  mutating func addLines(_ lines: [StagesPlan.Line]) {
    for (isWinner, color, width) in [
      (false, palette.line, PosterMetrics.lineWidth),
      (true, palette.accent, PosterMetrics.winnerLineWidth),
    ] {
      let paths = lines.filter { $0.isWinner == isWinner }.map(\.points)
      guard !paths.isEmpty else { continue }
      let lines = PosterSheet.Lines(paths: paths, color: color, width: width, hasRoundJoins: true)
      items.append(.lines(lines))
    }
  }

  mutating func add(_ label: StagesPlan.Label) {
    let (font, color): (PosterSheet.Font, PosterColor) =
      switch label.style {
      case .headline: (.title, palette.text)
      case .subtitle: (.subtitle, palette.muted)
      case .stage: (.stageTitle, palette.text)
      case .pool, .half: (.poolTitle, palette.text)
      case .round: (.round, palette.muted)
      case .caption: (.caption, palette.muted)
      }
    add(label.text, font, color, in: label.frame, label.isCentered ? .center : .left)
  }
}

// MARK: - Matches

extension StagesSheetBuilder {
  private mutating func begin(_ card: StagesPlan.Card) {
    let content = card.content
    let element = PosterSheet.Element(
      kind: .match(isDecided: content.first.isWinner || content.second.isWinner),
      id: card.id,
      label: content.accessibilityLabel,
      link: content.link,
      frame: card.frame
    )
    items.append(.beginElement(element))
  }

  /// Adds a match of a bracket: a card with a row for each side.
  mutating func addCard(_ card: StagesPlan.Card) {
    begin(card)
    let frame = card.frame
    addBox(frame, radius: StagesMetrics.boxRadius, palette.card, border: palette.border)
    let divider = Rect(x: frame.minX, y: frame.midY - 0.5, width: frame.width, height: 1)
    addBox(divider, radius: 0, palette.border ?? palette.page)
    for (index, side) in [card.content.first, card.content.second].enumerated() {
      let y = frame.minY + Double(index) * StagesMetrics.rowHeight
      addRow(
        side,
        in: Rect(x: frame.minX, y: y, width: frame.width, height: StagesMetrics.rowHeight)
      )
    }
    items.append(.endElement)
  }

  private mutating func addRow(_ side: MatchContent.Side, in row: Rect) {
    let padding = StagesMetrics.boxPadding
    let width = PosterText.width(of: side.score, PosterMetrics.winnerScoreFont)
    let scoreX = row.maxX - padding - width - 1
    let right = width > 0 ? scoreX - StagesMetrics.scoreGap + 2 : row.maxX - padding
    let left = row.minX + padding
    let name = Rect(x: left, y: row.minY, width: max(0, right - left), height: row.height)
    add(side.text, side.font, side.textColor(palette), in: name)
    let score = Rect(x: scoreX, y: row.minY, width: width + 1, height: row.height)
    add(side.score, side.scoreFont, side.textColor(palette), in: score, .right)
  }

  /// Adds a match of a pool in one line: the first side, the scores, the second side.
  mutating func addFixture(_ card: StagesPlan.Card) {
    begin(card)
    let frame = card.frame
    addBox(frame, radius: StagesMetrics.boxRadius, palette.card, border: palette.border)
    addFixtureSide(card.content.first, in: frame, isFirst: true)
    addFixtureSide(card.content.second, in: frame, isFirst: false)
    let hasScore = !card.content.first.score.isEmpty || !card.content.second.score.isEmpty
    let dash = Rect(x: frame.midX - 8, y: frame.minY, width: 16, height: frame.height)
    add(hasScore ? "–" : "v", .score, palette.muted, in: dash, .center)
    items.append(.endElement)
  }

  private mutating func addFixtureSide(_ side: MatchContent.Side, in frame: Rect, isFirst: Bool) {
    let scoreWidth = max(PosterText.width(of: side.score, PosterMetrics.winnerScoreFont), 14) + 1
    let score = Rect(
      x: isFirst ? frame.midX - 8 - scoreWidth : frame.midX + 8,
      y: frame.minY,
      width: scoreWidth,
      height: frame.height
    )
    let gap = StagesMetrics.scoreGap
    let left = isFirst ? frame.minX + StagesMetrics.fixturePadding : score.maxX + gap
    let right = isFirst ? score.minX - gap : frame.maxX - StagesMetrics.fixturePadding
    let name = Rect(x: left, y: frame.minY, width: max(0, right - left), height: frame.height)
    let color = side.textColor(palette)
    add(side.name, side.font, color, in: name, isFirst ? .right : .left)
    add(side.score, side.scoreFont, color, in: score, isFirst ? .right : .left)
  }
}

// MARK: - Tables

extension StagesSheetBuilder {
  mutating func add(_ table: PoolTablePlan) {
    let titles = Rect(
      x: table.frame.minX,
      y: table.frame.minY,
      width: table.frame.width,
      height: StagesMetrics.tableHeaderHeight
    )
    for (column, title) in table.titles.enumerated() {
      add(title, .tableTitle, palette.muted, in: table.cell(ofColumn: column, in: titles), .right)
    }
    for index in table.rows.indices { addRow(index, of: table) }
  }

  private mutating func addRow(_ index: Int, of table: PoolTablePlan) {
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
    add(row.name, isFirst ? .winner : .name, palette.text, in: name)
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

  fileprivate func textColor(_ palette: PosterPalette) -> PosterColor {
    isHint || isLoser ? palette.muted : palette.text
  }
}

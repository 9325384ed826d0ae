import TatamiGeometry
import TatamiUIKit

/// The view of a poster of stages: lines below cards, tables and texts.
final class StagesPosterView: UIView {
  private let plan: StagesPlan
  private let palette: PosterPalette

  init(_ poster: StagesPoster, plan: StagesPlan) {
    self.plan = plan
    palette = poster.theme.palette(accent: poster.accent)
    super.init(frame: CGRect(origin: .zero, size: CGSize(plan.size)))
    backgroundColor = palette.page.uiColor
    let lines = StageLinesView(plan.lines, palette)
    lines.frame = bounds
    addSubview(lines)
    for label in plan.labels { add(label) }
    for table in plan.tables { addSubview(PoolTableView(table, palette)) }
    for card in plan.cards { addSubview(MatchCardView(card, palette)) }
    for card in plan.fixtures { addSubview(FixtureView(card, palette)) }
    for champion in plan.champions {
      let card = ChampionCard(champion: champion.name, palette: palette)
      card.frame = CGRect(champion.frame)
      addSubview(card)
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func add(_ label: StagesPlan.Label) {
    let view = UILabel(frame: CGRect(label.frame))
    view.text = label.text
    view.textAlignment = label.isCentered ? .center : .left
    (view.font, view.textColor) =
      switch label.style {
      case .headline: (PosterMetrics.titleFont, palette.text.uiColor)
      case .subtitle: (PosterMetrics.subtitleFont, palette.muted.uiColor)
      case .stage: (StagesMetrics.stageTitleFont, palette.text.uiColor)
      case .pool, .half: (StagesMetrics.poolTitleFont, palette.text.uiColor)
      case .round: (PosterMetrics.roundFont, palette.muted.uiColor)
      case .caption: (StagesMetrics.captionFont, palette.muted.uiColor)
      }
    addSubview(view)
  }
}

/// The lines of all brackets; those of winners who win again stand out.
final class StageLinesView: UIView {
  private let lines: [StagesPlan.Line]
  private let palette: PosterPalette

  init(_ lines: [StagesPlan.Line], _ palette: PosterPalette) {
    self.lines = lines
    self.palette = palette
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    draw(winners: false, color: palette.line.uiColor, width: PosterMetrics.lineWidth)
    draw(winners: true, color: palette.accent.uiColor, width: PosterMetrics.winnerLineWidth)
  }

  private func draw(winners: Bool, color: UIColor, width: Double) {
    let path = UIBezierPath()
    for line in lines where line.isWinner == winners {
      for (index, point) in line.points.enumerated() {
        let point = CGPoint(x: point.x, y: point.y)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.lineWidth = width
    path.lineJoinStyle = .round
    color.setStroke()
    path.stroke()
  }
}

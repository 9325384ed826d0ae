import TatamiGeometry
import TatamiUIKit

/// The view of a poster of stages: lines below cards, tables and texts.
final class StagesPosterView: UIView {
  private let plan: StagesPlan

  init(_ poster: StagesPoster, plan: StagesPlan) {
    self.plan = plan
    super.init(frame: CGRect(origin: .zero, size: CGSize(plan.size)))
    backgroundColor = .systemBackground
    let lines = StageLinesView(plan.lines)
    lines.frame = bounds
    addSubview(lines)
    for label in plan.labels { add(label) }
    for table in plan.tables { addSubview(PoolTableView(table)) }
    for card in plan.cards { addSubview(MatchCardView(card)) }
    for card in plan.fixtures { addSubview(FixtureView(card)) }
    for champion in plan.champions {
      let card = ChampionCard(champion: champion.name)
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
      case .headline: (PosterMetrics.titleFont, .label)
      case .subtitle: (PosterMetrics.subtitleFont, PosterMetrics.mutedColor)
      case .stage: (StagesMetrics.stageTitleFont, .label)
      case .pool, .half: (StagesMetrics.poolTitleFont, .label)
      case .round: (PosterMetrics.roundFont, PosterMetrics.mutedColor)
      case .caption: (StagesMetrics.captionFont, PosterMetrics.mutedColor)
      }
    addSubview(view)
  }
}

/// The lines of all brackets; those of winners who win again stand out.
final class StageLinesView: UIView {
  private let lines: [StagesPlan.Line]

  init(_ lines: [StagesPlan.Line]) {
    self.lines = lines
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    draw(winners: false, color: PosterMetrics.lineColor, width: PosterMetrics.lineWidth)
    draw(winners: true, color: PosterMetrics.accentColor, width: PosterMetrics.winnerLineWidth)
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

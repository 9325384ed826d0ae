import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// The view of a poster: headline, round titles, bracket, placement matches.
final class PosterView: UIView, TournamentViewDataSource, TournamentViewDelegate {
  private let tournament: Knockout
  private let tree: PosterTree
  private let plan: PosterPlan

  init(_ tournament: Knockout, tree: PosterTree, plan: PosterPlan, title: String?) {
    self.tournament = tournament
    self.tree = tree
    self.plan = plan
    super.init(frame: CGRect(origin: .zero, size: CGSize(plan.size)))
    backgroundColor = plan.palette.page.uiColor
    addHeader(title)
    addRoundTitles()
    addTournament()
    addPlacements()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func addHeader(_ title: String?) {
    guard let title else { return }
    let header = plan.header
    add(title, font: PosterMetrics.titleFont, color: plan.palette.text.uiColor, in: header.title)
    let dates = PosterText.dates(of: tournament)
    add(
      dates,
      font: PosterMetrics.subtitleFont,
      color: plan.palette.muted.uiColor,
      in: header.subtitle
    )
  }

  private func addRoundTitles() {
    for (index, sample) in tree.samples.enumerated() {
      let title = PosterText.title(of: tournament.matches[sample], in: tournament)
      for frame in plan.roundTitles(ofLayer: index + 1) {
        let label = add(
          title,
          font: PosterMetrics.roundFont,
          color: plan.palette.muted.uiColor,
          in: frame
        )
        label.textAlignment = plan.isHorizontal ? .center : .left
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.7
      }
    }
  }

  private func addTournament() {
    let view = TournamentView(frame: CGRect(plan.bracket))
    view.style = plan.style
    view.lineColor = plan.palette.line.uiColor
    view.preferredLineColor = plan.palette.accent.uiColor
    view.lineWidth = PosterMetrics.lineWidth
    view.preferredLineWidth = PosterMetrics.winnerLineWidth
    view.winnerLineExtent = .half
    view.dataSource = self
    view.delegate = self
    addSubview(view)
  }

  private func addPlacements() {
    for (match, frame) in zip(tournament.matchesOutsideTree, plan.placements) {
      let group = UIView(frame: CGRect(frame))
      group.isAccessibilityElement = true
      group.accessibilityLabel = PosterText.label(of: match)
      addSubview(group)
      let width = frame.width
      let title = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 16))
      title.text = match.round.singleLine
      title.font = PosterMetrics.roundFont
      title.textColor = plan.palette.muted.uiColor
      title.textAlignment = .center
      group.addSubview(title)
      let height = PosterMetrics.cardHeight
      for (side, bottom) in [(match.home, frame.height - height - 4), (match.away, frame.height)] {
        let card = SideCard(side, isDecided: match.winner != nil, palette: plan.palette)
        card.frame = CGRect(x: 0, y: bottom - height, width: width, height: height)
        group.addSubview(card)
      }
    }
  }

  @discardableResult
  private func add(_ text: String, font: UIFont, color: UIColor, in frame: Rect) -> UILabel {
    let label = UILabel(frame: CGRect(frame))
    label.text = text.singleLine
    label.font = font
    label.textColor = color
    addSubview(label)
    return label
  }

  // MARK: TournamentViewDataSource

  func structure(of tournamentView: TournamentView) -> Bracket? { tree.bracket }

  func tournamentView(
    _ tournamentView: TournamentView,
    entryAt index: Int
  ) -> TournamentEntryView? {
    guard tree.entryLayers[index] > 1 else { return TournamentEntryView() }
    let isAtEnd =
      switch plan.style {
      case .left, .top: false
      case .right, .bottom: true
      case .leftRight, .topBottom: index >= tree.entriesPerSide.first
      }
    return ByeEntryView(tournament.entries[index].label, isAtEnd: isAtEnd, plan: plan)
  }

  func tournamentView(
    _ tournamentView: TournamentView,
    matchAt path: MatchPath
  ) -> TournamentMatchView {
    guard let location = tree.locations[path] else { return TournamentMatchView() }
    let isFinal = location.match == tournament.matches.count - 1
    return MatchCardsView(
      tournament.matches[location.match],
      champion: tournament.champion,
      location: location,
      isFinal: isFinal,
      plan: plan
    )
  }

  // MARK: TournamentViewDelegate

  /// Returns entries without extent along the layer axis: cards cover the start of their lines.
  func entrySize(in tournamentView: TournamentView) -> CGSize {
    CGSize(plan.layout.entrySize)
  }
}

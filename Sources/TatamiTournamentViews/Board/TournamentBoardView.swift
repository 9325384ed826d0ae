import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TatamiUIKit

/// The scrolling and zooming board of a tournament view.
final class TournamentBoardView: UIView {
  /// The duration of animated changes, in seconds.
  static let animationDuration = 0.35

  /// The tournament that is shown.
  private(set) var source: BoardSource
  var options = TournamentViewOptions() {
    didSet { if options != oldValue { setNeedsPlan() } }
  }
  var image: ((Int) -> UIImage?)? { didSet { setNeedsPlan() } }

  let scrollView = UIScrollView()
  let canvas = BoardCanvas()
  private(set) var index = BoardIndex(BoardPlan())
  /// The direction of the rounds, and the colors and widths of lines.
  var appearance = TournamentAppearance() {
    didSet { appearanceDidChange(from: oldValue) }
  }
  /// Called with a match and a participant when they are selected.
  var didSelect: (_ match: Int, _ participant: Int?) -> Void = { _, _ in }
  /// Called when the size of the board can have changed.
  var sizeDidChange: () -> Void = {}
  private var hasPlan = false
  private var animatesPlan = false
  private var hasScrolledToStart = false
  /// The participant whose way is highlighted while the pointer is over it.
  var hoveredParticipant: Int? { didSet { applyHighlight() } }
  /// The participant whose way is highlighted.
  var selectedParticipant: Int? { didSet { applyHighlight() } }

  init(_ source: BoardSource) {
    self.source = source
    super.init(frame: .zero)
    scrollView.delegate = self
    scrollView.minimumZoomScale = 0.25
    scrollView.maximumZoomScale = 2
    scrollView.addSubview(canvas)
    addSubview(scrollView)
    addInteractions()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isHandled = presses.contains { press in press.key.map { handle($0.keyCode) } ?? false }
    if !isHandled { super.pressesBegan(presses, with: event) }
  }

  /// Shows another tournament.
  func show(_ source: BoardSource, animated: Bool) {
    self.source = source
    (canvas.selectedMatch, hoveredParticipant, selectedParticipant) = (nil, nil, nil)
    setNeedsPlan(animated: animated)
  }

  /// Shows a later state of the tournament; matches are laid out again only if parts were added or
  /// removed, or a table changes.
  func update(to tournament: Tournament, _ changes: TournamentChanges, animated: Bool) {
    guard case .tournament(_, let seeds, let dates) = source, !changes.includesStructure, hasPlan
    else {
      source = BoardSource(tournament)
      return setNeedsPlan(animated: animated)
    }
    source = .tournament(tournament, seeds: seeds, dates: dates)
    let needsPlan = changes.matches.contains { tournament.changesLayout(ofMatch: $0) }
    guard !needsPlan else { return setNeedsPlan(animated: animated) }
    canvas.update(source, matches: changes.matches, animated: animated)
  }

  /// Plans the board again in the next layout pass.
  func setNeedsPlan(animated: Bool = false) {
    hasPlan = false
    animatesPlan = animated
    setNeedsLayout()
    sizeDidChange()
  }

  /// The size of the whole board.
  var contentSize: CGSize {
    planIfNeeded()
    return CGSize(index.plan.size)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    planIfNeeded()
    scrollToStart()
    canvas.show(area: visibleArea)
  }

  /// Scrolls to the right end once if the board is mirrored.
  private func scrollToStart() {
    guard !hasScrolledToStart, !bounds.isEmpty else { return }
    hasScrolledToStart = true
    guard canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    scrollView.contentOffset.x = max(scrollView.contentSize.width - bounds.width, 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyLineAppearance()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLineAppearance()
  }

  private func appearanceDidChange(from old: TournamentAppearance) {
    if appearance.style != old.style || appearance.winnerLineExtent != old.winnerLineExtent {
      setNeedsPlan(animated: true)
    } else {
      applyLineAppearance()
    }
  }

  private func applyLineAppearance() { canvas.applyLineAppearance(lineAppearance) }

  private func planIfNeeded() {
    guard !hasPlan else { return }
    hasPlan = true
    // Semantic content attributes are not inherited.
    canvas.semanticContentAttribute = superview?.semanticContentAttribute ?? .unspecified
    let hasDetails = options.showsDetails && source.hasDetails
    let planner = BoardPlanner(
      options: options,
      style: appearance.style,
      isRightToLeft: canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      cardHeight: 2 * BoardMetrics.rowHeight + (hasDetails ? BoardMetrics.detailHeight : 0)
    )
    index = BoardIndex(source.plan(planner))
    let scale = scrollView.zoomScale
    let size = CGSize(index.plan.size)
    canvas.bounds = CGRect(origin: .zero, size: size)
    canvas.center = CGPoint(x: size.width * scale / 2, y: size.height * scale / 2)
    scrollView.contentSize = CGSize(width: size.width * scale, height: size.height * scale)
    canvas.show(index, of: source, in: visibleArea, canvasStyle, animated: animatesPlan)
    animatesPlan = false
  }

  private var canvasStyle: BoardCanvas.Style {
    BoardCanvas.Style(
      connectors: options.connectors,
      collapsedRounds: options.collapsedRounds,
      extent: appearance.winnerLineExtent,
      line: lineAppearance,
      image: image
    )
  }

  private var lineAppearance: BoardLine.Appearance {
    func resolved(_ color: UIColor) -> CGColor {
      color.resolvedColor(with: traitCollection).cgColor
    }
    return BoardLine.Appearance(
      color: resolved(appearance.lineColor),
      winnerColor: resolved(appearance.preferredLineColor),
      highlightColor: resolved(tintColor),
      width: appearance.lineWidth,
      winnerWidth: appearance.preferredLineWidth ?? appearance.lineWidth
    )
  }

  private func applyHighlight() { canvas.highlight = hoveredParticipant ?? selectedParticipant }

  /// The visible part of the board, in the coordinates of the plan.
  private var visibleArea: Rect {
    let scale = Double(max(scrollView.zoomScale, 0.01))
    let visible = scrollView.bounds
    return Rect(
      x: Double(visible.minX) / scale,
      y: Double(visible.minY) / scale,
      width: Double(visible.width) / scale,
      height: Double(visible.height) / scale
    )
  }
}

extension TournamentBoardView: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { canvas }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if hasPlan { canvas.show(area: visibleArea) }
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if hasPlan { canvas.show(area: visibleArea) }
  }
}

extension Tournament {
  /// Whether a result of a match moves parts of a board: those of pools change tables, those of
  /// grand finals can show a second one.
  fileprivate func changesLayout(ofMatch index: Int) -> Bool {
    let match = matches[index]
    guard stages[match.stage].format.isElimination else { return true }
    return stages[match.stage].format == .doubleElimination
      && match.group.map { groups[$0].number == 3 } ?? true
  }
}

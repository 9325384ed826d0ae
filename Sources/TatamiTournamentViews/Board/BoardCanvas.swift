import TatamiGeometry
import TatamiUIKit

/// The content of a board: views and lines of the parts in the visible area.
///
/// Views that leave the area are reused for parts that enter it.
final class BoardCanvas: UIView {
  /// The values that parts of the board are configured with.
  struct Style {
    var connectors = TournamentViewOptions.Connectors.rounded
    var collapsedRounds = 0
    var strokes: LineStrokes
    var image: ((Int) -> UIImage?)?
  }

  private let lineArea = UIView()
  private let winnerLineArea = UIView()
  private var index = BoardIndex(BoardPlan())
  private var source: BoardSource?
  private var style: Style?
  private var area = Rect(x: 0, y: 0, width: 0, height: 0)
  private(set) var views: [BoardPlan.Content: UIView] = [:]
  private var lines: [Int: BoardLine] = [:]
  private var freeCards: [BoardCardView] = []
  private var freeRows: [BoardTableRowView] = []
  private var freeTitles: [BoardTitleView] = []

  /// The participant whose path is highlighted; nil for none.
  var highlight: Int? {
    didSet { if highlight != oldValue { applyHighlight() } }
  }
  /// The selected match, nil for none.
  var selectedMatch: Int? {
    didSet {
      guard selectedMatch != oldValue else { return }
      for match in [oldValue, selectedMatch].compactMap(\.self) {
        card(ofMatch: match)?.isSelected = match == selectedMatch
      }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(lineArea)
    addSubview(winnerLineArea)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The card of a match, nil outside of the visible area.
  func card(ofMatch match: Int) -> BoardCardView? { views[.match(match)] as? BoardCardView }

  /// Shows an area of another plan; parts that stay visible move to their new frames if animated.
  func show(
    _ index: BoardIndex,
    of source: BoardSource?,
    in area: Rect,
    _ style: Style,
    animated: Bool
  ) {
    let old = views.mapValues(\.frame)
    self.area = area
    self.index = index
    self.source = source
    self.style = style
    for line in lines.values { line.remove() }
    lines = [:]
    removeViews { _ in false }
    showVisible(reconfigures: true)
    if animated { move(from: old) }
  }

  /// Moves the parts from earlier frames to those of the plan; parts without one fade in.
  private func move(from old: [BoardPlan.Content: CGRect]) {
    for (content, view) in views { view.frame = old[content] ?? view.frame }
    let added = views.filter { old[$0.key] == nil }.map(\.value)
    let opacities = added.map(\.alpha)
    let lineAreas = [lineArea, winnerLineArea]
    for view in added + lineAreas { view.alpha = 0 }
    UIView.animate(withDuration: TournamentView.animationDuration) {
      for item in self.index.items(in: self.area) {
        self.views[item.content]?.frame = CGRect(item.frame)
      }
      for (view, opacity) in zip(added, opacities) { view.alpha = opacity }
      for view in lineAreas { view.alpha = 1 }
    }
  }

  /// Shows the parts in an area, in the coordinates of the plan.
  func show(area: Rect) {
    self.area = area
    showVisible(reconfigures: false)
  }

  /// Applies changed matches of the same plan: only their cards and lines are drawn again.
  func update(_ source: BoardSource, matches: [Int], animated: Bool) {
    self.source = source
    let changed = Set(matches)
    for match in matches {
      guard let card = card(ofMatch: match), let content = source.card(.match(match)),
        content != card.content
      else { continue }
      let change = { self.configure(card, content, of: .match(match)) }
      guard animated else {
        change()
        continue
      }
      UIView.transition(
        with: card,
        duration: TournamentView.animationDuration,
        options: .transitionCrossDissolve,
        animations: change
      )
    }
    for line in index.lines(in: area)
    where changed.contains(line.start) || changed.contains(line.end) {
      applyState(of: line, animated: animated)
    }
  }

  /// Applies changed colors and widths of lines.
  func apply(_ strokes: LineStrokes) {
    style?.strokes = strokes
    for line in index.lines(in: area) { applyState(of: line, animated: false) }
  }
}

extension BoardCanvas {
  private func showVisible(reconfigures: Bool) {
    guard source != nil, style != nil else { return }
    let items = index.items(in: area)
    let visible = Set(items.map(\.content))
    removeViews { visible.contains($0) }
    for item in items {
      let isNew = views[item.content] == nil
      guard isNew || reconfigures, let view = views[item.content] ?? makeView(item.content) else {
        continue
      }
      views[item.content] = view
      view.frame = CGRect(item.frame)
      configure(view, of: item.content)
    }
    showVisibleLines()
  }

  private func showVisibleLines() {
    let visible = index.lines(in: area)
    let starts = Set(visible.map(\.start))
    for (start, line) in lines where !starts.contains(start) {
      line.remove()
      lines[start] = nil
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for line in visible where lines[line.start] == nil {
      let shape = BoardLine(ordinaryIn: lineArea.layer, winnerIn: winnerLineArea.layer)
      lines[line.start] = shape
      shape.show(line.points, style?.connectors ?? .rounded)
      applyState(of: line, animated: false)
    }
    CATransaction.commit()
  }

  private func removeViews(where isKept: (BoardPlan.Content) -> Bool) {
    for (content, view) in views where !isKept(content) {
      view.removeFromSuperview()
      views[content] = nil
      switch view {
      case let card as BoardCardView: freeCards.append(card)
      case let row as BoardTableRowView: freeRows.append(row)
      case let title as BoardTitleView: freeTitles.append(title)
      default: break
      }
    }
  }

  private func makeView(_ content: BoardPlan.Content) -> UIView? {
    let view: UIView
    switch content {
    case .match: view = freeCards.popLast() ?? BoardCardView()
    case .tableRow: view = freeRows.popLast() ?? BoardTableRowView()
    case .stageTitle, .groupTitle, .roundTitle, .swissRound:
      view = freeTitles.popLast() ?? BoardTitleView()
    }
    view.alpha = 1
    view.semanticContentAttribute = semanticContentAttribute
    addSubview(view)
    return view
  }

  private func configure(_ view: UIView, of content: BoardPlan.Content) {
    switch view {
    case let card as BoardCardView:
      if let texts = source?.card(content) { configure(card, texts, of: content) }
    case let row as BoardTableRowView:
      guard case .tableRow(let group, let number) = content, let table = index.plan.tables[group]
      else { return }
      guard let number else { return row.showTitles(of: table) }
      row.show(table.rows[number], of: table, at: number)
      row.apply(highlight: highlight)
    case let title as BoardTitleView:
      title.show(source?.title(content) ?? "", of: content, hidesRounds: hidesRounds(content))
    default: break
    }
  }

  private func configure(
    _ card: BoardCardView,
    _ texts: MatchContent,
    of content: BoardPlan.Content
  ) {
    card.show(texts) { style?.image?($0) }
    card.isSelected = content == selectedMatch.map { .match($0) }
    card.apply(emphasis(of: texts))
  }

  private func hidesRounds(_ content: BoardPlan.Content) -> Bool {
    guard case .roundTitle(let round, _) = content, let style, style.collapsedRounds > 0 else {
      return false
    }
    return source?.collapsedRounds(before: round) == style.collapsedRounds
  }

  private func emphasis(of card: MatchContent) -> BoardCardView.Emphasis {
    guard let highlight else { return .none }
    return card.contains(highlight) ? .highlighted(participant: highlight) : .dimmed
  }

  private func applyHighlight() {
    for view in views.values {
      switch view {
      case let card as BoardCardView:
        if let content = card.content { card.apply(emphasis(of: content)) }
      case let row as BoardTableRowView: row.apply(highlight: highlight)
      default: break
      }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for line in index.lines(in: area) { applyState(of: line, animated: false) }
    CATransaction.commit()
  }

  /// Applies the winner and the highlight to a visible line.
  private func applyState(of line: BoardPlan.Line, animated: Bool) {
    guard let shape = lines[line.start], let style else { return }
    let winner = source?.winner(ofMatch: line.start)
    let emphasis: LineStrokes.Emphasis =
      highlight == nil ? .none : winner == highlight ? .highlighted : .dimmed
    let share = WinnerLine(from: winner, to: source?.winner(ofMatch: line.end)).share(
      emphasis == .highlighted ? .full : style.strokes.winnerExtent,
      half: style.connectors == .straight ? 0.5 : line.shareToCorner
    )
    shape.apply(style.strokes, emphasis, winnerShare: share, animated: animated)
  }
}

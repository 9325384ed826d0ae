public import TatamiBracket
public import TatamiTournament
public import TatamiUIKit

/// A tournament on a board that scrolls and zooms: a card for each match, a table for each pool.
///
/// ```swift
/// let view = TournamentView()
/// view.content = .tournament(cup)
/// ```
///
/// Only visible matches have views. A tap on a side of a match selects the match and highlights the
/// participant's path; arrow keys move the selection, and a tap on a round's title collapses the
/// rounds before it. For views of your own on a bracket, use ``BracketView``.
open class TournamentView: UIView, OrientationFixing {
  /// The duration of animated changes, in seconds.
  static let animationDuration = 0.35

  /// The tournament on the board, nil for an empty board.
  ///
  /// A Swiss tournament is shown as its table with the boards of each round next to it.
  ///
  /// Setting it removes the selection and lays out all matches. For a later state of the same
  /// tournament, use ``show(_:after:animated:)``.
  public var content: TournamentDocument? {
    get { source?.content }
    set {
      source = newValue.map { BoardSource($0) }
      (canvas.selectedMatch, hoveredParticipant, selectedParticipant) = (nil, nil, nil)
      setNeedsPlan()
    }
  }
  /// The delegate, held weakly.
  open weak var delegate: (any TournamentViewDelegate)?

  // MARK: Appearance

  /// The edge at which brackets begin.
  ///
  /// Two-sided styles apply to single eliminations; other stages begin at the first edge.
  open var style: BracketStyle {
    get { storedStyle }
    set {
      let old = storedStyle
      storedStyle = newValue
      if old != newValue { setNeedsPlan(animated: true) }
    }
  }
  /// The colors and widths of lines; by default ordinary lines are paler than those of a
  /// ``BracketView``.
  open var lineAppearance: BracketLineAppearance {
    get { storedLineAppearance }
    set {
      storedLineAppearance = newValue
      applyLineAppearance()
    }
  }
  /// The form of the board.
  public var options: TournamentViewOptions {
    get { storedOptions }
    set {
      let old = storedOptions
      storedOptions = newValue
      if old != newValue { setNeedsPlan() }
    }
  }
  /// The image of a participant such as a flag or a logo, by index; called for visible matches only.
  public var participantImage: ((Int) -> UIImage?)? {
    get { storedImage }
    set {
      storedImage = newValue
      setNeedsPlan()
    }
  }
  /// The index of the participant whose path through the tournament is highlighted, nil for none.
  public var selectedParticipant: Int? {
    get { storedParticipant }
    set {
      storedParticipant = newValue
      applyHighlight()
    }
  }
  /// Whether the style follows the device's orientation, so that brackets begin at the same edge of
  /// the device.
  open var fixOrientation = false

  /// The scroll view of the board.
  ///
  /// Its zoom scale is limited to 0.25 to 2, and its delegate belongs to the board.
  public var scrollView: UIScrollView { board }

  // Convenience initializers in extensions do not call the observers of stored properties.
  private var storedStyle = BracketStyle.left
  private var storedLineAppearance = BoardMetrics.lineAppearance
  private var storedOptions = TournamentViewOptions()
  private var storedImage: ((Int) -> UIImage?)?

  private var storedParticipant: Int?

  /// The scroll view of the board.
  let board = BoardScrollView()
  /// The canvas of the board.
  var canvas: BoardCanvas { board.canvas }
  /// The tournament with the values that its cards share.
  private(set) var source: BoardSource?
  /// The plan of the board.
  private(set) var index = BoardIndex(BoardPlan())
  private var hasPlan = false
  private var animatesPlan = false
  /// The participant whose path is highlighted while the pointer is over it.
  var hoveredParticipant: Int? { didSet { applyHighlight() } }
  private var orientationObserver: OrientationObserver?

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view from an archive, on systems that support archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    addSubview(board)
    board.areaDidChange = { [weak self] in self?.showVisibleArea() }
    addInteractions()
    orientationObserver = OrientationObserver(self)
  }

  // MARK: Changes

  /// Shows a later state of the tournament after an update.
  ///
  /// Only the cards and lines of the changed matches are drawn again, unless the update adds or
  /// removes parts or changes a table. Animated, new texts fade in and the lines of new winners grow.
  ///
  /// ```swift
  /// let changes = try cup.update(match: 3, MatchUpdate(first: .init(score: 2, result: .win)))
  /// view.show(cup, after: changes, animated: true)
  /// ```
  public func show(_ tournament: Tournament, after changes: TournamentChanges, animated: Bool) {
    let isEmpty = source == nil
    let later = source?.updated(to: tournament, changes)
    let shown = later ?? BoardSource(.tournament(tournament))
    source = shown
    guard hasPlan, later != nil, !changes.matches.contains(where: shown.changesLayout) else {
      return setNeedsPlan(animated: animated && !isEmpty)
    }
    canvas.update(shown, matches: changes.matches, animated: animated)
  }

  /// Changes the form of the board; matches move to their new positions.
  public func setOptions(_ options: TournamentViewOptions, animated: Bool) {
    self.options = options
    if animated { setNeedsPlan(animated: true) }
  }

  // MARK: Events

  /// Whether the view has a tournament, in which arrow keys move from match to match.
  open override var canBecomeFirstResponder: Bool { source != nil }

  /// Moves the selection with arrow keys, reports the selected match for Return, and removes the
  /// selection for Escape.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isHandled = presses.contains { press in press.key.map { handle($0.keyCode) } ?? false }
    if !isHandled { super.pressesBegan(presses, with: event) }
  }

  // MARK: Layout

  /// Places the board, and plans it again after changes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    board.frame = bounds
    planIfNeeded()
    board.scrollToStart()
    showVisibleArea()
  }

  /// The size of the whole board; without a tournament, no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    guard source != nil else { return super.intrinsicContentSize }
    planIfNeeded()
    return CGSize(index.plan.size)
  }

  /// Resolves the colors of lines with the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyLineAppearance()
  }

  /// Resolves the color of the highlighted path.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLineAppearance()
  }

  /// Plans the board again in the next layout pass.
  private func setNeedsPlan(animated: Bool = false) {
    hasPlan = false
    animatesPlan = animated
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func planIfNeeded() {
    guard !hasPlan else { return }
    hasPlan = true
    // Semantic content attributes are not inherited.
    canvas.semanticContentAttribute = semanticContentAttribute
    index = BoardIndex(source?.plan(planner) ?? BoardPlan())
    board.boardSize = CGSize(index.plan.size)
    canvas.show(index, of: source, in: board.visibleArea, canvasStyle, animated: animatesPlan)
    animatesPlan = false
  }

  private var planner: BoardPlanner {
    let hasDetails = options.showsDetails && source?.hasDetails == true
    return BoardPlanner(
      options: options,
      style: style,
      isRightToLeft: canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      cardHeight: 2 * BoardMetrics.rowHeight + (hasDetails ? BoardMetrics.detailHeight : 0)
    )
  }

  private var canvasStyle: BoardCanvas.Style {
    BoardCanvas.Style(
      connectors: options.connectors,
      collapsedRounds: options.collapsedRounds,
      strokes: strokes,
      image: participantImage
    )
  }

  private var strokes: LineStrokes {
    LineStrokes(lineAppearance, in: traitCollection, tintColor: tintColor)
  }

  private func applyLineAppearance() { canvas.apply(strokes) }

  private func applyHighlight() { canvas.highlight = hoveredParticipant ?? selectedParticipant }

  private func showVisibleArea() {
    if hasPlan { canvas.show(area: board.visibleArea) }
  }
}

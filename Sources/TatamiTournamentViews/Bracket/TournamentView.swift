public import TatamiBracket
import TatamiGeometry
public import TatamiUIKit

/// A view of a tournament: all stages of a `Tournament` value, or a knockout whose views a data
/// source provides.
///
/// ```swift
/// let view = TournamentView()
/// view.tournament = cup
/// ```
///
/// A ``tournament`` is shown on a board that scrolls and zooms, with a card for each match and a
/// table for each pool; only visible matches have views. Without one, the view shows entries along
/// the edges, lines between them, and a view over each match: the
/// data source provides the bracket and the views. The lines that winners have traveled are
/// drawn on top in their own color. Frames and lines are those of ``BracketLayout``.
open class TournamentView: UIView {
  // MARK: Content

  /// The data source, held weakly; without one the view shows a binary bracket of four empty
  /// entries.
  open weak var dataSource: (any TournamentViewDataSource)? {
    get { heldDataSource }
    set {
      heldDataSource = newValue
      reloadData()
    }
  }
  /// The delegate, held weakly.
  open weak var delegate: (any TournamentViewDelegate)? {
    get { heldDelegate }
    set {
      heldDelegate = newValue
      setNeedsLayout()
    }
  }

  // Convenience initializers in extensions do not call the observers of stored properties.
  private weak var heldDataSource: (any TournamentViewDataSource)?
  private weak var heldDelegate: (any TournamentViewDelegate)?
  private(set) var appearance = TournamentAppearance() {
    didSet { board?.appearance = appearance }
  }
  private var content: TournamentContent?

  /// Discards the loaded content; the next layout pass loads it again.
  open func reloadData() {
    content = nil
    setNeedsLayout()
  }

  /// Returns the loaded view of an entry, or nil if there is none.
  open func entry(at index: Int) -> TournamentEntryView? { content?.entries[index] }

  /// Returns the loaded view of a match, or nil if there is none.
  open func match(at path: MatchPath) -> TournamentMatchView? { content?.matches[path] }

  /// The number of rounds of the loaded content; 2 before it is loaded.
  open var numberOfLayers: Int {
    switch content?.form {
    case .layers(let layers): layers.numberOfLayers
    case .tree(let tree): tree.numberOfLayers
    case nil: 2
    }
  }

  /// The size of entries in the last layout pass, in points.
  public private(set) var entrySize = CGSize(width: 80, height: 30)

  // MARK: Appearance

  /// The edges along which entries are placed.
  ///
  /// On the board of a ``tournament``, two-sided styles apply to single eliminations; other stages
  /// begin at the first edge.
  open var style: BracketStyle {
    get { appearance.style }
    set {
      let old = appearance.style
      appearance.style = newValue
      if old != newValue { setNeedsLayout() }
    }
  }
  /// The color of ordinary lines.
  open var lineColor: UIColor {
    get { appearance.lineColor }
    set {
      appearance.lineColor = newValue
      lines.applyColors()
    }
  }
  /// The color of winners' lines.
  open var preferredLineColor: UIColor {
    get { appearance.preferredLineColor }
    set {
      appearance.preferredLineColor = newValue
      lines.applyColors()
    }
  }
  /// The width of ordinary lines, in points.
  open var lineWidth: CGFloat {
    get { appearance.lineWidth }
    set {
      appearance.lineWidth = newValue
      lines.applyWidths()
    }
  }
  /// The width of winners' lines, in points; nil stands for `lineWidth`.
  open var preferredLineWidth: CGFloat? {
    get { appearance.preferredLineWidth }
    set {
      appearance.preferredLineWidth = newValue
      lines.applyWidths()
    }
  }
  /// The part of a winner's line to the next match that is drawn as a winner's line if the winner
  /// loses that match or it is undecided.
  open var winnerLineExtent: WinnerLineExtent {
    get { appearance.winnerLineExtent }
    set {
      let old = appearance.winnerLineExtent
      appearance.winnerLineExtent = newValue
      if old != newValue { setNeedsLayout() }
    }
  }

  /// Whether the style follows the device's orientation, so that entries stay at the same edge of
  /// the device.
  open var fixOrientation = false

  /// The board of a tournament value, nil while a data source provides the content.
  var board: TournamentBoardView? {
    didSet {
      guard board !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let board { addSubview(board) }
      for area in [drawingArea, firstEntriesArea, secondEntriesArea] {
        area.isHidden = board != nil
      }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  var storedOptions = TournamentViewOptions()
  var storedImage: ((Int) -> UIImage?)?

  private lazy var lines = TournamentLines(owner: self)
  private let drawingArea = UIView()
  private let firstEntriesArea = UIView()
  private let secondEntriesArea = UIView()
  private var turns = OrientationTurns()
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

  /// Adds the three areas, back to front (Specification/bracket.md §2.1).
  private func setUp() {
    for area in [drawingArea, firstEntriesArea, secondEntriesArea] { addSubview(area) }
    lines.attach(to: drawingArea.layer)
    addTapRecognizer()
    orientationObserver = OrientationObserver { [weak self] in self?.turn(to: $0) }
  }

  private func turn(to orientation: UIDeviceOrientation) {
    guard fixOrientation else { return }
    style = turns.style(style, after: orientation)
  }

  // MARK: Layout

  /// Loads discarded content, and places areas, entries, matches and lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let board {
      board.frame = bounds
      return
    }
    let content = loadedContent()
    entrySize = delegate?.entrySize(in: self) ?? CGSize(style.defaultEntrySize)
    let frames = frames(of: content)
    drawingArea.frame = CGRect(frames.drawing)
    firstEntriesArea.frame = CGRect(frames.firstEntries)
    secondEntriesArea.frame = CGRect(frames.secondEntries)
    place(content.entries, by: frames)
    place(content.matches, by: frames)
    lines.show(frames)
  }

  /// The size of the whole board of a tournament; without one, no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    board?.contentSize ?? super.intrinsicContentSize
  }

  /// Whether the view has a board, on which arrow keys move from match to match.
  open override var canBecomeFirstResponder: Bool { board != nil }

  /// Makes the board the first responder.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    board?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  /// Resolves the colors of lines with the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lines.applyColors()
  }

  private func loadedContent() -> TournamentContent {
    if let content { return content }
    for area in [firstEntriesArea, secondEntriesArea, drawingArea] {
      for view in area.subviews.reversed() { view.removeFromSuperview() }
    }
    let loaded = TournamentContent(from: dataSource, for: self)
    content = loaded
    return loaded
  }

  private func frames(of content: TournamentContent) -> BracketFrames {
    let layout = BracketLayout(style: style, entrySize: Size(entrySize))
    switch content.form {
    case .layers(let layers): return layout.frames(of: layers, in: Size(bounds.size))
    case .tree(let tree): return layout.frames(of: tree, in: Size(bounds.size))
    }
  }

  private func place(_ entries: [Int: TournamentEntryView], by frames: BracketFrames) {
    for (position, frame) in frames.entries.enumerated() {
      guard let view = entries[frame.index] else { continue }
      let area = position < frames.numberOfFirstEntries ? firstEntriesArea : secondEntriesArea
      if view.superview !== area { area.addSubview(view) }
      view.frame = CGRect(frame.frame).offsetBy(dx: -area.frame.minX, dy: -area.frame.minY)
    }
  }

  private func place(_ matches: [MatchPath: TournamentMatchView], by frames: BracketFrames) {
    let origin = frames.drawing.origin
    for frame in frames.matches {
      guard let view = matches[frame.path] else { continue }
      if view.superview !== drawingArea { drawingArea.addSubview(view) }
      view.frame = CGRect(frame.frame.offset(by: Point(x: -origin.x, y: -origin.y)))
      let local = { CGPoint($0 - frame.frame.origin) }
      view.imageCenter = local(frame.imageCenter)
      let points = frames.points(of: frame)
      view.winnerPoints = points.isEmpty ? [local(frame.imageCenter)] : points.map(local)
    }
  }
}

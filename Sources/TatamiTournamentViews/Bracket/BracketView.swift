public import TatamiBracket
import TatamiGeometry
public import TatamiUIKit

/// A bracket whose entries and matches are views of a data source.
///
/// ```swift
/// let view = BracketView()
/// view.style = .leftRight(direction: .top)
/// view.dataSource = source
/// ```
///
/// Entries are along the edges, lines between them, and a view over each match. The lines that
/// winners have traveled are drawn on top in their own color. Frames and lines are those of
/// `BracketLayout`. For a `Tournament` value, use ``TournamentView``.
open class BracketView: UIView, OrientationFixing {
  // MARK: Content

  /// The data source, held weakly; without one the view shows a binary bracket of four empty
  /// entries.
  open weak var dataSource: (any BracketViewDataSource)? {
    get { heldDataSource }
    set {
      heldDataSource = newValue
      reloadData()
    }
  }
  /// The delegate, held weakly.
  open weak var delegate: (any BracketViewDelegate)? {
    get { heldDelegate }
    set {
      heldDelegate = newValue
      setNeedsLayout()
    }
  }

  // Convenience initializers in extensions do not call the observers of stored properties.
  private weak var heldDataSource: (any BracketViewDataSource)?
  private weak var heldDelegate: (any BracketViewDelegate)?
  private var storedStyle = BracketStyle.left
  private var storedLineAppearance = BracketLineAppearance()
  private var content: BracketContent?

  /// Discards the loaded content; the next layout pass loads it again.
  open func reloadData() {
    content = nil
    setNeedsLayout()
  }

  /// Returns the loaded view of an entry, or nil if there is none.
  open func entry(at index: Int) -> BracketEntryView? { content?.entries[index] }

  /// Returns the loaded view of a match, or nil if there is none.
  open func match(at path: MatchPath) -> BracketMatchView? { content?.matches[path] }

  /// The number of rounds of the loaded content; 2 before it is loaded.
  open var numberOfRounds: Int { content?.numberOfRounds ?? 2 }

  /// Returns the loaded bracket as a tree; nil before it is loaded, and if it has no entries.
  open func loadedStructure() -> Bracket? { content?.tree }

  /// The size of entries in the last layout pass, in points.
  public private(set) var entrySize = CGSize(width: 80, height: 30)

  // MARK: Appearance

  /// The edges along which entries are placed.
  open var style: BracketStyle {
    get { storedStyle }
    set {
      let old = storedStyle
      storedStyle = newValue
      if old != newValue { setNeedsLayout() }
    }
  }
  /// The colors and widths of lines.
  open var lineAppearance: BracketLineAppearance {
    get { storedLineAppearance }
    set {
      let old = storedLineAppearance
      storedLineAppearance = newValue
      applyLineAppearance()
      if old.winnerExtent != newValue.winnerExtent { setNeedsLayout() }
    }
  }

  /// Whether the style follows the device's orientation, so that entries stay at the same edge of
  /// the device.
  open var fixOrientation = false

  private let drawingArea = UIView()
  private let firstEntriesArea = UIView()
  private let secondEntriesArea = UIView()
  private lazy var lines = BracketLines(in: drawingArea.layer)
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
    applyLineAppearance()
    addTapRecognizer()
    orientationObserver = OrientationObserver(self)
  }

  private func applyLineAppearance() {
    lines.apply(LineStrokes(lineAppearance, in: traitCollection, tintColor: tintColor))
  }

  // MARK: Layout

  /// Loads discarded content, and places areas, entries, matches and lines.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = loadedContent()
    entrySize = delegate?.entrySize(in: self) ?? CGSize(style.defaultEntrySize)
    guard let frames = frames(of: content) else { return lines.clear() }
    drawingArea.frame = CGRect(frames.drawing)
    firstEntriesArea.frame = CGRect(frames.firstEntries)
    secondEntriesArea.frame = CGRect(frames.secondEntries)
    place(content.entries, by: frames)
    place(content.matches, by: frames)
    lines.show(frames, winnerExtent: lineAppearance.winnerExtent)
  }

  /// Resolves the colors of lines with the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    applyLineAppearance()
  }

  private func loadedContent() -> BracketContent {
    if let content { return content }
    for area in [firstEntriesArea, secondEntriesArea, drawingArea] {
      for view in area.subviews.reversed() { view.removeFromSuperview() }
    }
    let loaded = BracketContent(from: dataSource, for: self)
    content = loaded
    return loaded
  }

  /// Returns nil if the content is empty.
  private func frames(of content: BracketContent) -> BracketFrames? {
    let layout = BracketLayout(style: style, entrySize: Size(entrySize))
    switch content.form {
    case .binary(let bracket): return layout.frames(of: bracket, in: Size(bounds.size))
    case .tree(let tree): return layout.frames(of: tree, in: Size(bounds.size))
    case .nothing: return nil
    }
  }

  private func place(_ entries: [Int: BracketEntryView], by frames: BracketFrames) {
    for (position, frame) in frames.entries.enumerated() {
      guard let view = entries[frame.index] else { continue }
      let area = position < frames.numberOfFirstEntries ? firstEntriesArea : secondEntriesArea
      if view.superview !== area { area.addSubview(view) }
      view.frame = CGRect(frame.frame).offsetBy(dx: -area.frame.minX, dy: -area.frame.minY)
    }
  }

  private func place(_ matches: [MatchPath: BracketMatchView], by frames: BracketFrames) {
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

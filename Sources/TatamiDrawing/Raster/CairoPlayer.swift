import CCairo
import TatamiGeometry

/// Plays commands on a Cairo canvas, for rasters and for PDF.
///
/// The transform is kept here, not in Cairo: what cannot be undone or is not finite hides all
/// drawing until it is restored, and path points are moved into Cairo's coordinates (±2^20 device
/// units) before Cairo sees them. On rasters, what Cairo is slow at and what is exact without it is
/// put into the pixels directly, and what misses the clip is left out.
struct CairoPlayer {
  /// What the canvas becomes.
  enum Kind {
    /// Pixels.
    case raster
    /// Pages that keep shapes and text.
    case document
  }

  /// What save and restore keep, besides Cairo's own state.
  struct State {
    var transform: Transform
    var isHidden = false
    /// Where drawing shows; kept for rasters only.
    var clip: Clip
    /// The pixels drawn on, where they can be reached; kept for rasters only.
    var target: PixelTarget?
    /// Whether Cairo has saved its state for this one, too.
    var isSavedInCairo = false
  }

  var canvas: CairoCanvas
  let kind: Kind
  var state: State
  var saved: [State] = []
  var groups: [OpenGroup] = []
  /// The groups that are open around all that is played.
  var outerGroups = 0

  /// The groups within each other at this place.
  var groupDepth: Int { outerGroups + groups.count }

  /// Cairo's context of the canvas being drawn on.
  var context: OpaquePointer? { canvas.context }

  init(_ canvas: CairoCanvas, transform: Transform, kind: Kind) {
    self.canvas = canvas
    self.kind = kind
    state = State(
      transform: transform,
      isHidden: !transform.isInvertible,
      clip: Clip(PixelRect(touchedBy: canvas.visible)),
      target: kind == .raster ? PixelTarget(canvas.surface) : nil
    )
  }

  /// Plays balanced commands.
  mutating func play(_ commands: [DisplayList.Command]) {
    play(commands[...])
  }

  /// Plays a balanced part of commands.
  mutating func play(_ commands: ArraySlice<DisplayList.Command>) {
    for index in commands.indices { play(commands[index], at: index, of: commands) }
  }

  private mutating func play(
    _ command: DisplayList.Command,
    at index: Int,
    of commands: ArraySlice<DisplayList.Command>
  ) {
    switch command {
    case .save: save()
    case .restore: restore()
    case .concat(let transform): concat(transform)
    case .clip(let path, let rule): clip(path, rule)
    case .fill(let path, let rule, let paint): fill(path, rule, paint)
    case .stroke(let path, let style, let paint): stroke(path, style, paint)
    case .text(let run, let origin): draw(run, at: origin)
    case .image(let bitmap, let rect, let source, let interpolation):
      draw(bitmap, in: rect, source: source, interpolation)
    case .beginGroup(let group): begin(group, commands[(index + 1)...])
    case .endGroup: endGroup()
    case .beginElement(let element): begin(element, commands[(index + 1)...])
    case .endElement: restore()
    }
  }

  mutating func save() {
    saved.append(state)
    state.isSavedInCairo = false
  }

  /// Has Cairo save its state before it changes; most states change nothing that Cairo keeps.
  mutating func saveInCairo() {
    guard !state.isSavedInCairo, !saved.isEmpty else { return }
    cairo_save(context)
    state.isSavedInCairo = true
  }

  mutating func restore() {
    guard let last = saved.popLast() else { return }
    if state.isSavedInCairo { cairo_restore(context) }
    state = last
  }

  /// Whether something may be seen of a rectangle in the commands' coordinates.
  func shows(_ rect: Rect) -> Bool {
    !state.isHidden && (kind == .document || state.clip.shows(state.transform.apply(rect)))
  }

  /// The pixels to draw on directly, if nothing but bounds cuts a part of them off.
  func plainTarget(for rect: PixelRect) -> PixelTarget? {
    guard let target = state.target, state.clip.isPlain(in: rect) else { return nil }
    return target
  }

  private mutating func concat(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
    if !transform.isInvertible || !state.transform.isInvertible { state.isHidden = true }
  }

  private mutating func begin(_ element: Element, _ content: ArraySlice<DisplayList.Command>) {
    if canLink, let link = element.link.flatMap(SafeLink.init),
      let extent = Extent.of(content.untilGroupEnd, transform: state.transform)
    {
      mark(extent, as: link)
    }
    save()
  }

  /// Whether a link may be marked: Cairo refuses links within collected groups.
  var canLink: Bool {
    kind == .document && !state.isHidden && outerGroups == 0
      && !groups.contains { $0.isCollected }
  }

  /// Makes an area of a page, in device units, lead to an address.
  ///
  /// The mark is closed at once: Cairo refuses a whole document when marks cross its groups.
  func mark(_ area: Rect, as link: SafeLink) {
    guard let visible = area.limited.intersection(canvas.visible), !visible.isEmpty else { return }
    let numbers = [visible.minX, visible.minY, visible.width, visible.height].map(\.svg)
    let place = "rect=[\(numbers.joined(separator: " "))]"
    cairo_identity_matrix(context)
    cairo_tag_begin(context, "Link", "\(place) uri='\(link.quoted)'")
    cairo_tag_end(context, "Link")
  }
}

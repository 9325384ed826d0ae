import CCairo
import TatamiGeometry

/// Renders commands with Cairo, into pixels and into PDF pages.
///
/// The renderer keeps the transform itself: a transform that is not finite or has no inverse would
/// put Cairo's context into an error state, so it hides all drawing until it is restored. Points
/// are clamped to ±2^20 device units before they are passed to Cairo.
///
/// On rasters, a pixel's color does not depend on which part is drawn, so that redrawn parts fit
/// the rest. Cairo's does: its coverage of a pixel depends on where a shape is cut at the left and
/// at the right. Only whole shapes of one color are therefore drawn by Cairo directly; others are
/// drawn through masks. The clip is a rectangle of whole pixels, and the edges of other clips are
/// blended when the clip ends.
struct CairoRenderer {
  /// The kind of the output.
  enum Kind {
    /// Pixels.
    case raster
    /// PDF pages, which keep shapes and text.
    case document
  }

  /// The state that save and restore keep, besides Cairo's own: plain data, because it is copied for
  /// every layer.
  struct State {
    var transform: Transform
    var isHidden = false
    /// Whether edges are antialiased; used for rasters only.
    var isAntialiased = true
    /// The pixels inside the clip, up to whole pixels; used for rasters only.
    var clip: PixelRect
    /// The bounds of the canvas, or of all that shows on it, which must not depend on the damage.
    ///
    /// Shapes with larger sides are cut into tiles.
    var limits: PixelRect
    /// The pixels of the current surface if they are accessible; used for rasters only.
    var buffer: PixelBuffer?
    /// The number of groups with shadows around the commands.
    var shadowDepth = 0
    /// Whether Cairo's state was saved with this one; used for documents only.
    var isSavedInCairo = false
  }

  var canvas: CairoCanvas
  let kind: Kind
  var state: State
  var saved: [State] = []
  var groups: [OpenGroup] = []
  /// The clips that have not ended, the innermost last, with the number of states saved when they
  /// began; used for rasters only.
  private var clips: [(depth: Int, edges: ClipEdges)] = []
  /// The structure tags that have not ended, the innermost last, with the number of states saved when
  /// they began; used for documents only.
  private var tags: [(depth: Int, name: String)] = []
  /// The number of open groups around the rendered commands.
  var outerGroupCount = 0

  /// The nesting depth of groups.
  var groupDepth: Int { outerGroupCount + groups.count }

  /// The Cairo context of the current canvas.
  var context: OpaquePointer? { canvas.context }

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - clip: The part to draw; nil for all of the canvas.
  ///   - limits: The bounds of all that shows on the canvas; nil for those of the canvas.
  init(
    _ canvas: CairoCanvas,
    transform: Transform,
    kind: Kind,
    clip: PixelRect? = nil,
    limits: PixelRect? = nil
  ) {
    self.canvas = canvas
    self.kind = kind
    let visible = PixelRect(roundingOut: canvas.visible)
    state = State(
      transform: transform,
      isHidden: !transform.isInvertible,
      clip: clip?.intersection(visible) ?? visible,
      limits: limits ?? visible,
      buffer: kind == .raster ? PixelBuffer(canvas.surface) : nil
    )
  }

  /// Renders balanced commands.
  mutating func render(_ commands: [DisplayList.Command]) {
    render(commands[...])
  }

  /// Renders a balanced slice of commands.
  mutating func render(_ commands: ArraySlice<DisplayList.Command>) {
    for index in commands.indices { render(commands[index], at: index, of: commands) }
    finishClips()
  }

  /// Renders one command of a balanced slice.
  mutating func render(
    _ command: DisplayList.Command,
    at index: Int,
    of commands: ArraySlice<DisplayList.Command>
  ) {
    switch command {
    case .save: save()
    case .restore: restore()
    case .concat(let transform): concat(transform)
    case .antialias(let isOn): setAntialias(isOn)
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

  /// Saves Cairo's state before its first change; most saved states do not change it.
  mutating func saveInCairo() {
    guard kind == .document, !state.isSavedInCairo, !saved.isEmpty else { return }
    cairo_save(context)
    state.isSavedInCairo = true
  }

  mutating func restore() {
    finishClips()
    guard !saved.isEmpty else { return }
    if state.isSavedInCairo { cairo_restore(context) }
    if let last = tags.last, last.depth == saved.count {
      cairo_tag_end(context, last.name)
      tags.removeLast()
    }
    state = saved.removeLast()
  }

  /// Whether a part of a rectangle may be visible, in the commands' coordinates.
  func isVisible(_ rect: Rect) -> Bool {
    !state.isHidden && (kind == .document || isInsideClip(state.transform.apply(rect)))
  }

  /// Whether a rectangle of device units intersects the clip's bounds.
  func isInsideClip(_ rect: Rect) -> Bool {
    // Most invisible rectangles are far from the clip; comparing edges needs no rounding.
    let isFar =
      rect.minX > Double(state.clip.right) + 1 || rect.maxX < Double(state.clip.left) - 1
      || rect.minY > Double(state.clip.bottom) + 1 || rect.maxY < Double(state.clip.top) - 1
    return !isFar && !state.clip.intersection(PixelRect(roundingOut: rect)).isEmpty
  }

  /// Adds the edges of a clip that ends with the current state.
  mutating func add(_ edges: ClipEdges) { clips.append((saved.count, edges)) }

  /// Ends the clips of the current state.
  mutating func finishClips() {
    while let last = clips.last, last.depth == saved.count {
      last.edges.finish()
      clips.removeLast()
    }
  }

  /// Passes the clip and antialiasing to Cairo before it draws on a raster.
  func prepareCairo() {
    guard kind == .raster else { return }
    canvas.clip(to: state.clip)
    context.setAntialias(state.isAntialiased)
  }

  private mutating func setAntialias(_ isOn: Bool) {
    state.isAntialiased = isOn
    guard kind == .document else { return }
    saveInCairo()
    context.setAntialias(isOn)
  }

  private mutating func concat(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
    if !transform.isInvertible || !state.transform.isInvertible { state.isHidden = true }
  }

  private mutating func begin(
    _ element: SemanticElement,
    _ content: ArraySlice<DisplayList.Command>
  ) {
    if canLink, let link = element.link.flatMap(SafeLink.init),
      let extent = BoundsCalculator.bounds(of: content.untilGroupEnd, transform: state.transform)
    {
      addLink(link, to: extent)
    }
    let tag = canLink ? element.structureTag(of: content) : nil
    if let tag { cairo_tag_begin(context, tag, nil) }
    save()
    if let tag { tags.append((saved.count, tag)) }
  }

  /// Whether links can be written here: Cairo rejects links within pushed groups.
  var canLink: Bool {
    kind == .document && !state.isHidden && outerGroupCount == 0
      && !groups.contains { $0.isPushed }
  }

  /// Adds a link to an area of a page, in device units.
  ///
  /// The tag is closed immediately: Cairo rejects the whole document if tags and groups overlap.
  func addLink(_ link: SafeLink, to area: Rect) {
    guard let visible = area.limited.intersection(canvas.visible), !visible.isEmpty else { return }
    let numbers = [visible.minX, visible.minY, visible.width, visible.height].map(\.svg)
    let attributes = "rect=[\(numbers.joined(separator: " "))] uri='\(link.quoted)'"
    cairo_identity_matrix(context)
    cairo_tag_begin(context, "Link", attributes)
    cairo_tag_end(context, "Link")
  }
}

extension SemanticElement {
  /// Returns the type of the element in the structure of a document: a heading or a paragraph; nil
  /// for an element without a meaning and around other elements or groups.
  func structureTag(of content: ArraySlice<DisplayList.Command>) -> String? {
    let level = headingLevel.map { "H\(min(max($0, 1), 6))" }
    guard let tag = level ?? (title?.isEmpty == false ? "P" : nil) else { return nil }
    for command in content {
      switch command {
      case .endElement: return tag
      case .beginElement, .beginGroup: return nil
      default: continue
      }
    }
    return nil
  }
}

extension OpaquePointer? {
  /// Sets whether a Cairo context antialiases edges.
  func setAntialias(_ isOn: Bool) {
    cairo_set_antialias(self, isOn ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }
}

import TatamiGeometry

/// The content of a page, written from balanced commands: shapes and texts in plain colors.
///
/// Coordinates are device units, with at most three decimals, from the page's upper left corner.
struct PDFContent {
  /// The state that save and restore keep.
  struct State {
    var transform = Transform.identity
    var isHidden = false
    /// The bounds of the clip.
    var clip: Rect
    /// Whether the page's state was saved with this one; most saved states change no clip.
    var isSavedOnPage = false
    /// Whether an element of the document's structure ends with the state.
    var isTagged = false
  }

  /// A part of the document's structure.
  enum Part {
    /// A tagged element of a type.
    case tag(String)
    /// A link and its area in device units.
    case link(SafeLink, Rect)
  }

  let size: Size
  let fonts: PDFFonts
  var text = PDFText()
  /// The parameters that the page's state has at the end of the text.
  var parameters = PDFParameters()
  /// The opacities that are used, in thousandths.
  private(set) var opacities: Set<Int> = []
  /// The tagged elements and links, in reading order.
  private(set) var parts: [Part] = []
  private var tagCount = 0
  var state: State
  private var saved: [State] = []
  private var savedParameters: [PDFParameters] = []

  init(size: Size, fonts: PDFFonts) {
    self.size = size
    self.fonts = fonts
    state = State(clip: Rect(size: size))
    text.append(numbers: [1, 0, 0, -1, 0, size.height])
    text.append("cm\n")
  }

  /// Writes balanced commands; returns false at the first one that is not plain.
  mutating func append(_ commands: [DisplayList.Command]) -> Bool {
    for index in commands.indices {
      guard append(commands[index], before: commands[(index + 1)...]) else { return false }
    }
    return true
  }

  private mutating func append(
    _ command: DisplayList.Command,
    before content: ArraySlice<DisplayList.Command>
  ) -> Bool {
    switch command {
    case .save: save()
    case .restore, .endGroup, .endElement: restore()
    case .concat(let transform): concat(transform)
    case .antialias: break
    case .clip(let path, let rule): clip(path, rule)
    case .fill(let path, let rule, .solid(let color)): fill(path, rule, color)
    case .stroke(let path, let style, .solid(let color)): return stroke(path, style, color)
    case .text(let run, let origin): return draw(run, at: origin)
    case .fill, .stroke, .image: return state.isHidden
    case .beginGroup(var group):
      group.rasterization = nil
      guard group == Group() || state.isHidden else { return false }
      save()
    case .beginElement(let element): begin(element, content)
    }
    return true
  }

  private mutating func save() {
    saved.append(state)
    state.isSavedOnPage = false
    state.isTagged = false
  }

  private mutating func restore() {
    guard let last = saved.popLast() else { return }
    if state.isSavedOnPage {
      text.append("Q\n")
      parameters = savedParameters.popLast() ?? PDFParameters()
    }
    if state.isTagged { text.append("EMC\n") }
    state = last
  }

  /// Saves the page's state before its first change that must end.
  mutating func saveOnPage() {
    guard !state.isSavedOnPage, !saved.isEmpty else { return }
    text.append("q\n")
    savedParameters.append(parameters)
    state.isSavedOnPage = true
  }

  private mutating func concat(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
    if !transform.isInvertible || !state.transform.isInvertible { state.isHidden = true }
  }

  private mutating func begin(
    _ element: SemanticElement,
    _ content: ArraySlice<DisplayList.Command>
  ) {
    if !state.isHidden, let link = element.link.flatMap(SafeLink.init),
      let extent = BoundsCalculator.bounds(of: content.untilGroupEnd, transform: state.transform)
    {
      add(link, to: extent)
    }
    let tag = state.isHidden ? nil : element.structureTag(of: content)
    save()
    guard let tag else { return }
    text.append("/")
    text.append(string: tag)
    text.append(" <</MCID ")
    text.append(Double(tagCount))
    text.append(">>BDC\n")
    parts.append(.tag(tag))
    tagCount += 1
    state.isTagged = true
  }

  /// Adds a link to an area in device units.
  mutating func add(_ link: SafeLink, to area: Rect) {
    guard let visible = area.limited.intersection(state.clip), !visible.isEmpty else { return }
    parts.append(.link(link, visible))
  }

  /// Sets the opacity of what is drawn next.
  mutating func setOpacity(_ opacity: Double) {
    let thousandths = Int((opacity * 1000).rounded())
    guard parameters.opacity != thousandths else { return }
    parameters.opacity = thousandths
    opacities.insert(thousandths)
    text.append("/a")
    text.append(Double(thousandths))
    text.append("gs\n")
  }
}

/// The parameters of a page's state, which are written when they change.
struct PDFParameters {
  var fill: Color?
  var stroke: Color?
  var opacity = 1000
  var line: StrokeStyle?
  var font: Int?
  var fontSize = 0.0
}

/// The text of a page's content.
struct PDFText {
  private(set) var bytes: [UInt8] = []

  /// Appends an operator or another constant.
  mutating func append(_ text: StaticString) {
    bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  mutating func append(string: String) {
    bytes += string.utf8
  }

  /// Appends a number with at most three decimals and a space.
  mutating func append(_ number: Double) {
    number.withSVGDigits { bytes += $0 }
    bytes.append(UInt8(ascii: " "))
  }

  mutating func append(_ point: Point) {
    append(point.x)
    append(point.y)
  }

  mutating func append(numbers: [Double]) {
    for number in numbers { append(number) }
  }

  /// Appends the components of a color without its opacity.
  mutating func append(_ color: Color) {
    append(component: color.red)
    append(component: color.green)
    append(component: color.blue)
  }

  /// Appends a component of a color and a space.
  ///
  /// It has four decimals, rounded up, because some programs round its byte down.
  private mutating func append(component: Double) {
    var digits = Int((component * 10_000 - 0.000_001).rounded(.up))
    guard digits > 0, digits < 10_000 else { return append(Double(digits / 10_000)) }
    bytes.append(UInt8(ascii: "."))
    var place = 1000
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digits / place))
      digits %= place
      place /= 10
    }
    bytes.append(UInt8(ascii: " "))
  }

  /// Appends a glyph's index in four hexadecimal digits.
  mutating func append(glyph: UInt16) {
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: glyph >> shift) & 15
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
    }
  }
}

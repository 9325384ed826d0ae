import Tatami
import TatamiDrawing
import TatamiGeometry

/// A poster's shapes and texts as a drawing, made without creating views.
struct PosterDrawing: DrawingParts {
  let sheet: PosterSheet

  /// Calls a closure with the background, and with each match, row or other item.
  ///
  /// - Complexity: O(*n*) in the shapes and texts.
  func forEachPart<Failure: Error>(
    _ body: (DisplayList) throws(Failure) -> Void
  ) throws(Failure) {
    var part = PosterPart()
    if sheet.scale != 1 {
      part.list.append(.concat(Transform(scaleX: sheet.scale, y: sheet.scale)))
    }
    if let background = sheet.background {
      part.fill(Rect(size: sheet.size), radius: 0, Color(background))
    }
    for item in sheet.items {
      part.draw(item)
      guard !part.isInElement else { continue }
      try body(part.list)
      part.list.commands.removeAll(keepingCapacity: true)
    }
    try body(part.list)
  }
}

/// The commands of a part of a poster.
private struct PosterPart {
  var list = DisplayList()
  private var texts = PosterTextLayouts()
  /// Whether the items belong to a match or a row.
  private(set) var isInElement = false

  mutating func draw(_ item: PosterSheet.Item) {
    switch item {
    case .beginElement(let element):
      list.append(.beginElement(SemanticElement(element)))
      isInElement = true
    case .endElement:
      list.append(.endElement)
      isInElement = false
    case .box(let box): draw(box)
    case .text(let text):
      guard !isInElement, let level = text.font.headingLevel else { return draw(text) }
      list.append(.beginElement(SemanticElement(headingLevel: level)))
      draw(text)
      list.append(.endElement)
    case .lines(let lines): draw(lines)
    case .trophy(let frame, let color): drawTrophy(in: frame, Color(color))
    }
  }

  mutating func fill(_ frame: Rect, radius: Double, _ color: Color) {
    list.append(.fill(Path(frame, radius: radius), .nonZero, .solid(color)))
  }

  private mutating func draw(_ box: PosterSheet.Box) {
    if let color = box.fill { fill(box.frame, radius: box.radius, Color(color)) }
    guard let border = box.border else { return }
    let inner = box.frame.inset(by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
    let path = Path(inner, radius: max(box.radius - 0.5, 0))
    list.append(.stroke(path, StrokeStyle(width: 1), .solid(Color(border))))
  }

  private mutating func draw(_ lines: PosterSheet.Lines) {
    var path = Path()
    for points in lines.paths {
      for (index, point) in points.enumerated() {
        if index == 0 { path.move(to: point) } else { path.line(to: point) }
      }
    }
    let style = StrokeStyle(width: lines.width, join: lines.hasRoundJoins ? .round : .miter)
    list.append(.stroke(path, style, .solid(Color(lines.color))))
  }

  private mutating func drawTrophy(in frame: Rect, _ color: Color) {
    let unit = min(frame.width, frame.height) / TrophyShape.side
    let bowl = Path(TrophyShape.bowl, origin: frame.origin, scale: unit)
    list.append(.fill(bowl, .nonZero, .solid(color)))
    for handle in TrophyShape.handles {
      let path = Path(handle, origin: frame.origin, scale: unit)
      let style = StrokeStyle(width: TrophyShape.handleWidth * unit)
      list.append(.stroke(path, style, .solid(color)))
    }
  }

  private mutating func draw(_ text: PosterSheet.Text) {
    guard text.frame.width > 0 else { return }
    let layout = texts.layout(text)
    let free = text.frame.width - layout.size.width
    let share =
      switch text.alignment {
      case .left: 0.0
      case .center: 0.5
      case .right: 1.0
      }
    let origin = Point(
      x: text.frame.minX + free * share,
      y: text.frame.midY - layout.size.height / 2
    )
    list.append(layout, at: origin)
  }
}

extension SemanticElement {
  fileprivate init(_ element: PosterSheet.Element) {
    let classes =
      switch element.kind {
      case .match(let isDecided): isDecided ? "match decided" : "match"
      case .row: "row"
      }
    self.init(id: element.id, title: element.label, classes: classes, link: element.link)
  }
}

extension Color {
  init(_ color: PosterColor) {
    let parts = color.components
    self.init(
      red: Double(parts[0]) / 255,
      green: Double(parts[1]) / 255,
      blue: Double(parts[2]) / 255
    )
  }
}

extension Path {
  /// Creates a rectangle, with rounded corners above a radius of zero.
  fileprivate init(_ frame: Rect, radius: Double) {
    self.init()
    if radius > 0 {
      addRoundedRect(frame, radii: CornerRadii(radius))
    } else {
      addRect(frame)
    }
  }

  fileprivate init(_ elements: [TrophyShape.Element], origin: Point, scale: Double) {
    self.init()
    func placed(_ point: Point) -> Point {
      Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }
    for element in elements {
      switch element {
      case .move(let point): move(to: placed(point))
      case .line(let point): line(to: placed(point))
      case .curve(let point, let first, let second):
        curve(to: placed(point), control1: placed(first), control2: placed(second))
      case .close: close()
      }
    }
  }
}

import TatamiGeometry
import TatamiThemes
import TatamiUIKit

/// Draws the texts of a poster; a value may keep what it has computed for earlier texts.
package protocol PosterTextDrawing {
  /// Draws a text in one line in the middle of its frame's height: smaller or truncated if it is
  /// wider than its frame.
  mutating func draw(_ text: PosterSheet.Text, in context: CGContext)
}

extension PosterSheet {
  /// Draws an item in the coordinates of the unscaled poster, for views and files alike.
  ///
  /// - Parameters:
  ///   - context: The context; one that records for files also gets the elements and headings.
  ///   - texts: The layouts of earlier texts.
  package static func draw(
    _ item: Item,
    in context: CGContext,
    _ texts: inout some PosterTextDrawing
  ) {
    switch item {
    case .beginElement(let element): context.begin(element)
    case .endElement: context.endElement()
    case .box(let box): context.draw(box)
    case .lines(let lines): context.draw(lines)
    case .trophy(let frame, let color): context.drawTrophy(in: frame, color)
    case .image(let image, let frame):
      UIGraphicsPushContext(context)
      image.draw(in: CGRect(frame))
      UIGraphicsPopContext()
    case .text(let text): texts.draw(text, in: context)
    }
  }

  /// Draws the background.
  package func drawBackground(in context: CGContext) {
    guard let background else { return }
    context.setFillColor(background.cgColor)
    context.fill(CGRect(origin: .zero, size: CGSize(size)))
  }
}

extension CGContext {
  fileprivate func draw(_ box: PosterSheet.Box) {
    if let color = box.fill {
      setFillColor(color.cgColor)
      guard box.radius > 0 else { return fill(CGRect(box.frame)) }
      addPath(CGPath(box.frame, radius: box.radius))
      fillPath()
    }
    guard let border = box.border else { return }
    setStrokeColor(border.cgColor)
    setLineWidth(1)
    let inner = box.frame.inset(by: Insets(top: 0.5, left: 0.5, bottom: 0.5, right: 0.5))
    addPath(CGPath(inner, radius: max(box.radius - 0.5, 0)))
    strokePath()
  }

  fileprivate func draw(_ lines: PosterSheet.Lines) {
    setStrokeColor(lines.color.cgColor)
    setLineWidth(lines.width)
    setLineJoin(.round)
    for points in lines.paths { addLines(between: points.map { CGPoint($0) }) }
    strokePath()
  }

  fileprivate func drawTrophy(in frame: Rect, _ color: ThemeColor) {
    let unit = min(frame.width, frame.height) / TrophyShape.side
    setFillColor(color.cgColor)
    add(TrophyShape.bowl, origin: frame.origin, unit: unit)
    fillPath()
    setStrokeColor(color.cgColor)
    setLineWidth(TrophyShape.handleWidth * unit)
    for handle in TrophyShape.handles {
      add(handle, origin: frame.origin, unit: unit)
      strokePath()
    }
  }

  private func add(_ elements: [TrophyShape.Element], origin: Point, unit: Double) {
    func placed(_ point: Point) -> CGPoint { CGPoint(origin + point * unit) }
    for element in elements {
      switch element {
      case .move(let point): move(to: placed(point))
      case .line(let point): addLine(to: placed(point))
      case .curve(let point, let first, let second):
        addCurve(to: placed(point), control1: placed(first), control2: placed(second))
      case .close: closePath()
      }
    }
  }
}

extension CGPath {
  /// Creates a rounded rectangle.
  fileprivate convenience init(_ frame: Rect, radius: Double) {
    let radius = max(0, min(radius, frame.width / 2, frame.height / 2))
    self.init(
      roundedRect: CGRect(frame),
      cornerWidth: radius,
      cornerHeight: radius,
      transform: nil
    )
  }
}

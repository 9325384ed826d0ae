import TatamiGeometry
import TatamiUIKit

/// The view of a poster in its final size; each match and each row of a table is an accessible
/// subview that draws its own shapes and texts.
final class PosterSheetView: UIView {
  /// Creates the views of a sheet.
  init(_ sheet: PosterSheet) {
    let texts = PosterTextBox()
    super.init(frame: CGRect(origin: .zero, size: CGSize(sheet.scaledSize)))
    backgroundColor = sheet.background?.uiColor
    var outside: [PosterSheet.Item] = []
    var inside: [PosterSheet.Item]?
    var elements: [PosterPartView] = []
    for item in sheet.items {
      switch item {
      case .beginElement(let element):
        elements.append(PosterPartView(element, texts))
        inside = []
      case .endElement:
        elements.last?.items = inside ?? []
        inside = nil
      default:
        if inside == nil { outside.append(item) } else { inside?.append(item) }
      }
    }
    let rest = PosterPartView(frame: Rect(size: sheet.size), texts)
    rest.items = outside
    let content = sheet.scale != 1 ? addScaledView(of: sheet) : self
    for view in [rest] + elements { content.addSubview(view) }
  }

  /// Adds a view of the unscaled size that is drawn in the final size.
  private func addScaledView(of sheet: PosterSheet) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: CGSize(sheet.size)))
    view.transform = CGAffineTransform(scaleX: sheet.scale, y: sheet.scale)
    view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    addSubview(view)
    return view
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

/// The text layouts that the parts of a poster share.
///
/// A class, because every part adds layouts while it is drawn.
@MainActor
final class PosterTextBox {
  var texts: any PosterTextDrawing = makePosterTexts()
}

/// A part of a poster: a match, a row of a table, or all that belongs to none of them.
final class PosterPartView: UIView {
  /// The shapes and texts in the coordinates of the unscaled poster.
  var items: [PosterSheet.Item] = []
  private let origin: Point
  private let box: PosterTextBox

  init(frame: Rect, _ box: PosterTextBox) {
    // Outlines at the edge of a scaled view are whole only with a margin.
    let frame = frame.inset(by: Insets(top: -1, left: -1, bottom: -1, right: -1))
    origin = frame.origin
    self.box = box
    super.init(frame: CGRect(frame))
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  convenience init(_ element: PosterSheet.Element, _ box: PosterTextBox) {
    self.init(frame: element.frame, box)
    isAccessibilityElement = true
    accessibilityLabel = element.label
    accessibilityIdentifier = element.id
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -origin.x, y: -origin.y)
    for item in items { PosterSheet.draw(item, in: context, &box.texts) }
  }
}

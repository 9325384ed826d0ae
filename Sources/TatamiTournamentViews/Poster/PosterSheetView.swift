import TatamiGeometry
import TatamiUIKit

/// The views of a poster's shapes and texts; a match is one accessible element.
final class PosterSheetView: UIView {
  /// Creates the views in the unscaled size.
  init(_ sheet: PosterSheet) {
    super.init(frame: CGRect(origin: .zero, size: CGSize(sheet.size)))
    backgroundColor = sheet.background?.uiColor
    var parent: UIView = self
    for item in sheet.items {
      switch item {
      case .beginElement(let element):
        parent = view(of: element)
        addSubview(parent)
      case .endElement: parent = self
      case .box(let box): add(UIView(frame: .zero, box: box), at: box.frame, to: parent)
      case .text(let text): add(UILabel(text), at: text.frame, to: parent)
      case .lines(let lines):
        add(PosterLinesView(lines), at: Rect(origin: .zero, size: sheet.size), to: parent)
      case .trophy(let frame, let color):
        let cup = CupView(frame: .zero)
        cup.color = color.uiColor
        add(cup, at: frame, to: parent)
      }
    }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  private func view(of element: PosterSheet.Element) -> UIView {
    let view = UIView(frame: CGRect(element.frame))
    view.isAccessibilityElement = true
    view.accessibilityLabel = element.label
    view.accessibilityIdentifier = element.id
    return view
  }

  /// Adds a subview at a frame in the poster's coordinates.
  private func add(_ subview: UIView, at frame: Rect, to parent: UIView) {
    let origin = parent === self ? CGPoint.zero : parent.frame.origin
    subview.frame = CGRect(frame).offsetBy(dx: -origin.x, dy: -origin.y)
    parent.addSubview(subview)
  }
}

extension UIView {
  fileprivate convenience init(frame: CGRect, box: PosterSheet.Box) {
    self.init(frame: frame)
    backgroundColor = box.fill?.uiColor
    layer.cornerRadius = box.radius
    guard let border = box.border else { return }
    layer.borderWidth = 1
    layer.borderColor = border.uiColor.cgColor
  }
}

extension UILabel {
  fileprivate convenience init(_ text: PosterSheet.Text) {
    self.init(frame: .zero)
    self.text = text.text
    font = text.font.uiFont
    textColor = text.color.uiColor
    textAlignment =
      switch text.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      }
    adjustsFontSizeToFitWidth = text.shrinks
    minimumScaleFactor = PosterSheet.Text.smallestShrinking
  }
}

/// Connected lines of one color.
private final class PosterLinesView: UIView {
  private let lines: PosterSheet.Lines

  init(_ lines: PosterSheet.Lines) {
    self.lines = lines
    super.init(frame: .zero)
    isOpaque = false
    backgroundColor = .clear
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    for points in lines.paths {
      for (index, point) in points.enumerated() {
        let point = CGPoint(x: point.x, y: point.y)
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.lineWidth = lines.width
    if lines.hasRoundJoins { path.lineJoinStyle = .round }
    lines.color.uiColor.setStroke()
    path.stroke()
  }
}

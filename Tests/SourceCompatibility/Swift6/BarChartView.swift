import TatamiUIKit

/// A chart of bars with an axis, drawn in one pass.
@MainActor
public final class BarChartView: UIView {

  public struct Entry: Equatable, Sendable {
    public var label: String
    public var value: Double

    public init(_ label: String, _ value: Double) {
      self.label = label
      self.value = value
    }
  }

  public struct Appearance {
    public var barColor = UIColor.systemBlue
    public var negativeColor = UIColor.systemRed
    public var axisColor = UIColor.separator
    public var labelFont = UIFont.systemFont(ofSize: 10)
    public var labelColor = UIColor.secondaryLabel
    public var barSpacing: CGFloat = 0.25
    public var contentInset = UIEdgeInsets(top: 8, left: 8, bottom: 20, right: 8)
    public init() {}
  }

  public var entries: [Entry] = [] { didSet { setNeedsDisplay() } }
  public var appearance = Appearance() { didSet { setNeedsDisplay() } }
  public var selection: Int? { didSet { if selection != oldValue { setNeedsDisplay() } } }
  public var onSelect: (@MainActor (Int?) -> Void)?
  public var valueFormatter: (Double) -> String = { String(format: "%.0f", $0) }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.addHandler { [unowned self] press in
      let index = press.state == .ended ? nil : self.index(at: press.location(in: self))
      if selection != index {
        selection = index
        onSelect?(index)
      }
    }
    addGestureRecognizer(press)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var plotArea: CGRect { bounds.inset(by: appearance.contentInset) }

  private var range: ClosedRange<Double> {
    let values = entries.map(\.value)
    return min(0, values.min() ?? 0)...max(0, values.max() ?? 0)
  }

  public func frame(ofBarAt index: Int) -> CGRect {
    let area = plotArea, range = range
    let span = range.upperBound - range.lowerBound
    guard span > 0, entries.indices.contains(index) else { return .null }
    let slot = area.width / CGFloat(entries.count)
    let scale = area.height / CGFloat(span)
    let zero = area.maxY + CGFloat(range.lowerBound) * scale
    let height = CGFloat(entries[index].value) * scale
    return CGRect(
      x: area.minX + CGFloat(index) * slot,
      y: zero,
      width: slot,
      height: -height
    ).standardized.insetBy(dx: slot * appearance.barSpacing / 2, dy: 0)
  }

  public func index(at point: CGPoint) -> Int? {
    entries.indices.first { index in
      let bar = frame(ofBarAt: index)
      return bar.minX...bar.maxX ~= point.x
    }
  }

  public override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext(), !entries.isEmpty else { return }
    for (index, entry) in entries.enumerated() {
      let bar = frame(ofBarAt: index)
      guard !bar.isNull, rect.intersects(bounds) else { continue }
      let color = entry.value < 0 ? appearance.negativeColor : appearance.barColor
      let dimmed = selection != nil && selection != index
      context.setFillColor(color.withAlphaComponent(dimmed ? 0.3 : 1).cgColor)
      context.addPath(UIBezierPath(roundedRect: bar, cornerRadius: 2).cgPath)
      context.fillPath()
      draw(entry.label, below: bar)
    }
    drawAxis(in: context)
  }

  private func drawAxis(in context: CGContext) {
    let area = plotArea
    context.saveGState()
    defer { context.restoreGState() }
    context.setStrokeColor(appearance.axisColor.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [2, 2])
    context.move(to: CGPoint(x: area.minX, y: area.maxY + 0.5))
    context.addLine(to: CGPoint(x: area.maxX, y: area.maxY + 0.5))
    context.strokePath()
  }

  private func draw(_ label: String, below bar: CGRect) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byTruncatingTail
    let text = NSAttributedString(
      string: label,
      attributes: [
        .font: appearance.labelFont,
        .foregroundColor: appearance.labelColor,
        .paragraphStyle: paragraph,
      ]
    )
    text.draw(in: CGRect(x: bar.minX, y: plotArea.maxY + 4, width: bar.width, height: 14))
  }
}

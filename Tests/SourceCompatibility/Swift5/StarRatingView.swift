import TatamiUIKit

public struct StarRatingSettings {
  public init() {}
  public var starSize: Double = 20
  public var starMargin: Double = 5
  public var totalStars = 5
  public var filledColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  public var emptyColor = UIColor.clear
  public var borderColor = UIColor(red: 1, green: 149 / 255, blue: 0, alpha: 1)
  public var borderWidth: Double = 1
  public var minTouchRating: Double = 1
}

/// Stars that touches fill.
open class StarRatingView: UIControl {

  open var settings = StarRatingSettings() {
    didSet { update() }
  }

  open var rating: Double = 3.5 {
    didSet {
      if oldValue != rating { update() }
    }
  }

  open var didTouchStar: ((Double) -> ())?
  open var didFinishTouchingStars: ((Double) -> ())?

  private var previousRating: Double = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    frameChanged()
  }

  public convenience init(rating: Double, settings: StarRatingSettings = StarRatingSettings()) {
    self.init(frame: CGRect())
    self.settings = settings
    self.rating = rating
    sizeToFit()
  }

  required public init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    frameChanged()
  }

  private func frameChanged() {
    contentMode = .redraw
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits.insert(.adjustable)
  }

  open func update() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    accessibilityValue = "\(rating)"
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for index in 0..<settings.totalStars {
      let fill = max(0, min(1, rating - Double(index)))
      let frame = CGRect(
        x: Double(index) * (settings.starSize + settings.starMargin),
        y: 0,
        width: settings.starSize,
        height: settings.starSize
      )
      let path = star(in: frame)
      context.saveGState()
      settings.emptyColor.setFill()
      path.fill()
      context.clip(
        to: CGRect(
          x: frame.minX,
          y: frame.minY,
          width: frame.width * CGFloat(fill),
          height: frame.height
        )
      )
      settings.filledColor.setFill()
      path.fill()
      context.restoreGState()
      settings.borderColor.setStroke()
      path.lineWidth = CGFloat(settings.borderWidth)
      path.stroke()
    }
  }

  private func star(in frame: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let outer = frame.width / 2 - CGFloat(settings.borderWidth)
    for index in 0..<10 {
      let radius = index % 2 == 0 ? outer : outer * 0.4
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  open override var intrinsicContentSize: CGSize {
    let stars = Double(settings.totalStars)
    return CGSize(
      width: stars * settings.starSize + (stars - 1) * settings.starMargin,
      height: settings.starSize
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize
  }

  // MARK: - Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard let location = touches.first?.location(in: self).x else { return }
    onDidTouch(location)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let location = touches.first?.location(in: self).x else { return }
    onDidTouch(location)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    didFinishTouchingStars?(rating)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    didFinishTouchingStars?(rating)
  }

  func onDidTouch(_ locationX: CGFloat) {
    let step = settings.starSize + settings.starMargin
    let touched = (Double(locationX) / step).rounded(.up)
    rating = min(Double(settings.totalStars), max(settings.minTouchRating, touched))
    if rating == previousRating { return }
    previousRating = rating
    didTouchStar?(rating)
    sendActions(for: .valueChanged)
  }

  /// Extends the touch area to 44 points, the recommended size.
  override open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let hit = bounds.insetBy(
      dx: min(0, (bounds.width - 44) / 2),
      dy: min(0, (bounds.height - 44) / 2)
    )
    return hit.contains(point)
  }
}

import TatamiUIKit
import Testing
import TestSupport

/// Whether overrides are called where a convenience initializer in a program's extension of the
/// overridden class sets the properties, which Swift does for computed properties only.
@MainActor
@Suite(.environment) struct LayerConvenienceSetterTests {
  @Test func `T12: properties set in a convenience initializer of an extension call their setters`()
  {
    expectAll(ObservedLayer(settingAllOfLayer: ()).changes, 32)
    expectAll(ObservedShapeLayer(settingAllOfShapeLayer: ()).changes, 12)
    expectAll(ObservedGradientLayer(settingAllOfGradientLayer: ()).changes, 5)
    expectAll(ObservedBasicAnimation(settingAllOfBasicAnimation: ()).changes, 3)
    expectAll(ObservedKeyframeAnimation(settingAllOfKeyframeAnimation: ()).changes, 5)
  }

  /// Expects the names of all properties; some setters set others.
  private func expectAll(_ changes: [String], _ count: Int) {
    #expect(Set(changes).count == count, "\(changes)")
  }
}

extension CALayer {
  fileprivate convenience init(settingAllOfLayer: Void) {
    self.init()
    bounds = .zero
    position = .zero
    anchorPoint = .zero
    zPosition = 9
    transform = CATransform3DIdentity
    sublayerTransform = CATransform3DIdentity
    anchorPointZ = 9
    isDoubleSided = false
    isHidden = true
    opacity = 0.5
    allowsGroupOpacity = false
    mask = CALayer()
    masksToBounds = true
    cornerRadius = 9
    cornerCurve = .continuous
    maskedCorners = []
    backgroundColor = nil
    borderWidth = 9
    borderColor = nil
    shadowColor = nil
    shadowOpacity = 0.5
    shadowPath = nil
    shadowOffset = .zero
    shadowRadius = 9
    contents = nil
    contentsRect = .zero
    contentsScale = 2
    contentsCenter = .zero
    minificationFilter = .nearest
    magnificationFilter = .nearest
    contentsGravity = .center
    delegate = nil
  }
}

private final class ObservedLayer: CALayer {
  var changes: [String] = []
  override var bounds: CGRect { didSet { changes.append("bounds") } }
  override var position: CGPoint { didSet { changes.append("position") } }
  override var anchorPoint: CGPoint { didSet { changes.append("anchorPoint") } }
  override var zPosition: CGFloat { didSet { changes.append("zPosition") } }
  override var transform: CATransform3D { didSet { changes.append("transform") } }
  override var sublayerTransform: CATransform3D { didSet { changes.append("sublayerTransform") } }
  override var anchorPointZ: CGFloat { didSet { changes.append("anchorPointZ") } }
  override var isDoubleSided: Bool { didSet { changes.append("isDoubleSided") } }
  override var isHidden: Bool { didSet { changes.append("isHidden") } }
  override var opacity: Float { didSet { changes.append("opacity") } }
  override var allowsGroupOpacity: Bool { didSet { changes.append("allowsGroupOpacity") } }
  override var mask: CALayer? { didSet { changes.append("mask") } }
  override var masksToBounds: Bool { didSet { changes.append("masksToBounds") } }
  override var cornerRadius: CGFloat { didSet { changes.append("cornerRadius") } }
  override var cornerCurve: CALayerCornerCurve { didSet { changes.append("cornerCurve") } }
  override var maskedCorners: CACornerMask { didSet { changes.append("maskedCorners") } }
  override var backgroundColor: CGColor? { didSet { changes.append("backgroundColor") } }
  override var borderWidth: CGFloat { didSet { changes.append("borderWidth") } }
  override var borderColor: CGColor? { didSet { changes.append("borderColor") } }
  override var shadowColor: CGColor? { didSet { changes.append("shadowColor") } }
  override var shadowOpacity: Float { didSet { changes.append("shadowOpacity") } }
  override var shadowPath: CGPath? { didSet { changes.append("shadowPath") } }
  override var shadowOffset: CGSize { didSet { changes.append("shadowOffset") } }
  override var shadowRadius: CGFloat { didSet { changes.append("shadowRadius") } }
  override var contents: Any? { didSet { changes.append("contents") } }
  override var contentsRect: CGRect { didSet { changes.append("contentsRect") } }
  override var contentsScale: CGFloat { didSet { changes.append("contentsScale") } }
  override var contentsCenter: CGRect { didSet { changes.append("contentsCenter") } }
  override var minificationFilter: CALayerContentsFilter {
    didSet { changes.append("minificationFilter") }
  }
  override var magnificationFilter: CALayerContentsFilter {
    didSet { changes.append("magnificationFilter") }
  }
  override var contentsGravity: CALayerContentsGravity {
    didSet { changes.append("contentsGravity") }
  }
  override var delegate: (any CALayerDelegate)? { didSet { changes.append("delegate") } }
}

extension CAShapeLayer {
  fileprivate convenience init(settingAllOfShapeLayer: Void) {
    self.init()
    path = nil
    fillColor = nil
    fillRule = .evenOdd
    strokeColor = nil
    strokeStart = 0.5
    strokeEnd = 0.5
    lineWidth = 9
    lineCap = .round
    lineJoin = .round
    miterLimit = 9
    lineDashPattern = nil
    lineDashPhase = 9
  }
}

private final class ObservedShapeLayer: CAShapeLayer {
  var changes: [String] = []
  override var path: CGPath? { didSet { changes.append("path") } }
  override var fillColor: CGColor? { didSet { changes.append("fillColor") } }
  override var fillRule: CAShapeLayerFillRule { didSet { changes.append("fillRule") } }
  override var strokeColor: CGColor? { didSet { changes.append("strokeColor") } }
  override var strokeStart: CGFloat { didSet { changes.append("strokeStart") } }
  override var strokeEnd: CGFloat { didSet { changes.append("strokeEnd") } }
  override var lineWidth: CGFloat { didSet { changes.append("lineWidth") } }
  override var lineCap: CAShapeLayerLineCap { didSet { changes.append("lineCap") } }
  override var lineJoin: CAShapeLayerLineJoin { didSet { changes.append("lineJoin") } }
  override var miterLimit: CGFloat { didSet { changes.append("miterLimit") } }
  override var lineDashPattern: [NSNumber]? { didSet { changes.append("lineDashPattern") } }
  override var lineDashPhase: CGFloat { didSet { changes.append("lineDashPhase") } }
}

extension CAGradientLayer {
  fileprivate convenience init(settingAllOfGradientLayer: Void) {
    self.init()
    colors = nil
    locations = nil
    startPoint = .zero
    endPoint = .zero
    type = .radial
  }
}

private final class ObservedGradientLayer: CAGradientLayer {
  var changes: [String] = []
  override var colors: [Any]? { didSet { changes.append("colors") } }
  override var locations: [NSNumber]? { didSet { changes.append("locations") } }
  override var startPoint: CGPoint { didSet { changes.append("startPoint") } }
  override var endPoint: CGPoint { didSet { changes.append("endPoint") } }
  override var type: CAGradientLayerType { didSet { changes.append("type") } }
}

extension CABasicAnimation {
  fileprivate convenience init(settingAllOfBasicAnimation: Void) {
    self.init()
    fromValue = 0
    toValue = 1
    byValue = 2
  }
}

private final class ObservedBasicAnimation: CABasicAnimation {
  var changes: [String] = []
  override var fromValue: Any? { didSet { changes.append("fromValue") } }
  override var toValue: Any? { didSet { changes.append("toValue") } }
  override var byValue: Any? { didSet { changes.append("byValue") } }
}

extension CAKeyframeAnimation {
  fileprivate convenience init(settingAllOfKeyframeAnimation: Void) {
    self.init()
    values = nil
    path = nil
    keyTimes = nil
    timingFunctions = nil
    calculationMode = .discrete
  }
}

private final class ObservedKeyframeAnimation: CAKeyframeAnimation {
  var changes: [String] = []
  override var values: [Any]? { didSet { changes.append("values") } }
  override var path: CGPath? { didSet { changes.append("path") } }
  override var keyTimes: [NSNumber]? { didSet { changes.append("keyTimes") } }
  override var timingFunctions: [CAMediaTimingFunction]? {
    didSet { changes.append("timingFunctions") }
  }
  override var calculationMode: CAAnimationCalculationMode {
    didSet { changes.append("calculationMode") }
  }
}

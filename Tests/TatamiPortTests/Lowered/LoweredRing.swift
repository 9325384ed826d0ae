import TatamiPort
#sourceLocation(file: "Ring.swift", line: 1)
import TatamiPort

public typealias RingCompletion = (() -> Void)

open class RingProgressLayer: CAShapeLayer {
    var ringTint: UIColor? = nil
}

open class RingView: UIView, CAAnimationDelegate, KeyedValues { nonisolated open class func _value(named name: String) -> KeyedValue? { switch name { case "lineWidth": return KeyedValue(\RingView.lineWidth); case "ringColor": return KeyedValue(\RingView.ringColor); case "value": return KeyedValue(\RingView.value); default: return nil } };

    override open class var layerClass: AnyClass {
        get { return RingProgressLayer.self }
    }

    var ringLayer: RingProgressLayer { return self.layer as! RingProgressLayer }

    /// The width of the ring.
    public var lineWidth: CGFloat = 10 { willSet { _willChange("lineWidth"); }
        didSet { defer { _didChange("lineWidth") };
            ringLayer.lineWidth = lineWidth
            setNeedsLayout()
        }
    }

    public var ringColor: UIColor? {
        get { return ringLayer.strokeColor.map { UIColor(cgColor: $0) } }
        set { _willChange("ringColor"); defer { _didChange("ringColor") }; ringLayer.strokeColor = newValue?.cgColor }
    }

    open var value: CGFloat = 0 { willSet { _willChange("value") } didSet { _didChange("value") } }

    private var snapshotCompletion: RingCompletion?
    public fileprivate(set) var isAnimating = false
    public var finished = [Bool]()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        ringLayer.fillColor = UIColor.clear.cgColor
        ringLayer.lineWidth = lineWidth
        ringLayer.strokeEnd = 0
    }

    required public init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2 - lineWidth / 2
        guard radius > 0 else { return }
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        ringLayer.path = UIBezierPath(arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: true).cgPath
    }

    open func startProgress(to value: CGFloat, duration: TimeInterval, completion: RingCompletion? = nil) {
        if isAnimating { ringLayer.removeAnimation(forKey: "progress") }
        isAnimating = true
        snapshotCompletion = completion
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = self.value / 100
        animation.toValue = value / 100
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.delegate = self
        willChangeValue(forKey: "value")
        self.value = value
        didChangeValue(forKey: "value")
        ringLayer.strokeEnd = value / 100
        ringLayer.add(animation, forKey: "progress")
    }

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        finished.append(flag)
        guard flag else { return }
        isAnimating = false
        snapshotCompletion?()
        snapshotCompletion = nil
    }
}

public final class RingSettings {
    public static func install() {
        let proxy = RingView.appearance()
        proxy.lineWidth = 4
        proxy.ringColor = .red
        RingView.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).lineWidth = 2
    }
}

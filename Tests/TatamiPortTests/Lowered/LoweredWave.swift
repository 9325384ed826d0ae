import TatamiPort
#sourceLocation(file: "Wave.swift", line: 1)
import TatamiPort

private let twoPi = CGFloat.pi * 2

/// A view of waves that a display link moves.
public class WaveView: UIView, ActionTable { nonisolated public class func _action(named name: String) -> Selector? { switch name { case "pause": return Selector("pause", WaveView.pause as (WaveView) -> () -> _); case "resumeWithNotification:": return Selector("resumeWithNotification:", WaveView.resume(notification:)); default: break }; return nil };

    public enum State {
        case stopped, moving
    }

    public private(set) var state: State = .stopped
    public private(set) var frames = 0
    public var onFrame: ((CFTimeInterval) -> ())?

    private var displayLink: CADisplayLink?
    private var startTime: CFTimeInterval?
    private var phase: CGFloat = 0

    fileprivate lazy var waveLayer: CAShapeLayer = { [unowned self] in
        let layer = CAShapeLayer()
        layer.fillColor = self.tintColor.cgColor
        layer.frame = self.bounds
        return layer
    }()

    override public init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required public init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
    }

    private func commonInit() {
        layer.insertSublayer(waveLayer, at: 0)
        NotificationCenter.default.addObserver(self, selector: Selector("pause", WaveView.pause as (WaveView) -> () -> _), name: UIApplication.didEnterBackgroundNotification, object: nil)
        NotificationCenter.default.addObserver(self, selector: Selector("resumeWithNotification:", WaveView.resume(notification:)), name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    deinit {
        displayLink?.invalidate()
        NotificationCenter.default._removeObserver(self)
    }

    public func start() {
        guard displayLink == nil else { return }
        displayLink = CADisplayLink(target: WeakProxy(self), selector: Selector("tick:", WeakProxy.tick(_:)))
        displayLink?.add(to: .main, forMode: RunLoop.Mode.common)
        state = .moving
    }

    public func stop() {
        displayLink?.invalidate()
        displayLink = nil
        startTime = nil
        state = .stopped
    }

    private func pause() {
        displayLink?.isPaused = true
    }

    private func resume(notification: Notification) {
        displayLink?.isPaused = false
    }

    fileprivate func step(_ link: CADisplayLink) {
        let start = startTime ?? link.timestamp
        startTime = start
        frames += 1
        phase = CGFloat((link.timestamp - start).truncatingRemainder(dividingBy: 2)) * .pi
        waveLayer.path = currentPath
        onFrame?(link.timestamp - start)
    }

    public var currentPath: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: bounds.height))
        for x in stride(from: CGFloat(0), through: bounds.width, by: 4) {
            let y = bounds.midY + sin(x / bounds.width * twoPi + phase) * bounds.height / 4
            path.addLine(to: CGPoint(x: x, y: y))
        }
        path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
        path.closeSubpath()
        return path
    }
}

/// Keeps a display link from retaining its view.
private class WeakProxy: NSObject, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "tick:": return Selector("tick:", WeakProxy.tick(_:)); default: break }; return nil };
    weak var target: WaveView?

    init(_ target: WaveView) {
        self.target = target
        super.init()
    }

    func tick(_ link: CADisplayLink) {
        target?.step(link)
    }
}

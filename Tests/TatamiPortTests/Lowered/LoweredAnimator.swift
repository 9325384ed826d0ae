import TatamiPort
#sourceLocation(file: "Animator.swift", line: 1)
import TatamiPort
import TatamiPort

@available(iOS 9.0, *)
final class PulseView: UIView, CAAnimationDelegate, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "later": return Selector("later", PulseView.later as (PulseView) -> () -> _); default: break }; return nil };
    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shapeLayer: CAShapeLayer { layer as! CAShapeLayer }
    var finished = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        backgroundColor = .clear
    }

    func pulse() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0.2
        animation.duration = 0.5
        animation.delegate = self
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        shapeLayer.path = UIBezierPath(ovalIn: bounds).cgPath
        shapeLayer.add(animation, forKey: "pulse")
        perform(Selector("later", PulseView.later as (PulseView) -> () -> _), with: nil, afterDelay: 0.1)
        _MainQueue.asyncAfter(deadline: .now() + 0.2) { [weak self] in self?.finished += 10 }
    }

    private func later() { finished += 100 }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { finished += 1 } }

    


    func style() {
        if false {
            
        } else if #available(iOS 13.0, *) {
            layer.cornerCurve = .continuous
        }
    }
}

import TatamiPort
#sourceLocation(file: "Gestures.swift", line: 1)
import TatamiPort
import TatamiPort

public class TouchDownRecognizer: UIGestureRecognizer {
    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        state = .recognized
    }
}

public final class GestureBoard: UIView, UIGestureRecognizerDelegate, ActionTable { nonisolated public class func _action(named name: String) -> Selector? { switch name { case "handleTap:": return Selector("handleTap:", GestureBoard.handleTap(_:)); case "handleDoubleTap:": return Selector("handleDoubleTap:", GestureBoard.handleDoubleTap(_:)); case "handlePan:": return Selector("handlePan:", GestureBoard.handlePan(_:)); case "handleWithPress:": return Selector("handleWithPress:", GestureBoard.handle(press:)); default: break }; return nil };
    public private(set) var events: [String] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        let tap = UITapGestureRecognizer(target: self, action: Selector("handleTap:", GestureBoard.handleTap(_:)))
        let double = UITapGestureRecognizer(target: self, action: Selector(("handleDoubleTap:")))
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: Selector("handlePan:", GestureBoard.handlePan(_:)))
        pan.delegate = self
        let press = UILongPressGestureRecognizer(target: self, action: Selector("handleWithPress:", GestureBoard.handle(press:)))
        [tap, double, pan, press].forEach(addGestureRecognizer)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func handleTap(_ recognizer: UITapGestureRecognizer) {
        events.append("tap \(Int(recognizer.location(in: self).x))")
    }

    func handleDoubleTap(_ recognizer: UITapGestureRecognizer) { events.append("double") }

    fileprivate func handlePan(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: events.append("pan")
        case .ended, .cancelled: events.append("panned \(Int(recognizer.translation(in: self).x))")
        default: break
        }
    }

    private func handle(press recognizer: UILongPressGestureRecognizer) {
        if recognizer.state == .began { events.append("press") }
    }

    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer,
                                  shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        return true
    }
}

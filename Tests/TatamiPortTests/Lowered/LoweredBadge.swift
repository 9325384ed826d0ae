import TatamiPort
#sourceLocation(file: "Badge.swift", line: 1)
import TatamiPort
import TatamiPort

// MARK: - Badge

private struct AssociatedKeys {
    static var badge: UInt8 = 0
    static var handler = "handler"
}

final class BadgeClosureWrapper: NSObject, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "invoke": return Selector("invoke", BadgeClosureWrapper.invoke as (BadgeClosureWrapper) -> () -> _); default: break }; return nil };
    let closure: () -> Void
    init(_ closure: @escaping () -> Void) { self.closure = closure }
    func invoke() { closure() }
}

extension UIView {
    var badgeLabel: UILabel? {
        get { return objc_getAssociatedObject(self, &AssociatedKeys.badge) as? UILabel }
        set { objc_setAssociatedObject(self, &AssociatedKeys.badge, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    func setBadge(_ text: String?) {
        badgeLabel?.removeFromSuperview()
        badgeLabel = nil
        guard let text = text else { return }
        let label = UILabel(frame: CGRect(x: bounds.maxX - 10, y: -10, width: 20, height: 20))
        label.text = text
        label.layer.cornerRadius = 10
        label.layer.masksToBounds = true
        addSubview(label)
        badgeLabel = label
    }
}

extension UIControl {
    func addAction(for events: UIControl.Event = .touchUpInside, _ closure: @escaping () -> Void) {
        let wrapper = BadgeClosureWrapper(closure)
        addTarget(wrapper, action: Selector("invoke", BadgeClosureWrapper.invoke as (BadgeClosureWrapper) -> () -> _), for: events)
        objc_setAssociatedObject(self, &AssociatedKeys.handler, wrapper, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)
    }
}

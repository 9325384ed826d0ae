import TatamiPort
#sourceLocation(file: "Cards.swift", line: 1)
import TatamiPort

public enum SwipeDirection: Int, CustomStringConvertible {
    case left = 0, right

    public var description: String {
        switch self {
        case .left: return "Left"
        case .right: return "Right"
        }
    }
}

public protocol SwipeCardDelegate: AnyObject {
    func card(_ card: SwipeCard, didSwipe direction: SwipeDirection)
    func cardDidReset(_ card: SwipeCard) throws; var _optional_cardDidReset_: ((SwipeCard) -> Void)? { get }
    func card(_ card: SwipeCard, allows direction: SwipeDirection) throws -> Bool; var _optional_card__allows: ((SwipeCard, SwipeDirection) -> Bool)? { get }
}; extension SwipeCardDelegate { public func cardDidReset(_ card: SwipeCard) throws { throw OptionalRequirementAbsent() }; public var _optional_cardDidReset_: ((SwipeCard) -> Void)? { { card in _implemented { [self] in try self.cardDidReset(card) } } }; public func card(_ card: SwipeCard, allows direction: SwipeDirection) throws -> Bool { throw OptionalRequirementAbsent() }; public var _optional_card__allows: ((SwipeCard, SwipeDirection) -> Bool)? { { card, direction in _implemented { [self] in try self.card(card, allows: direction) } } } }

open class SwipeCard: UIView, UIGestureRecognizerDelegate, KeyedValues, ActionTable { nonisolated open class func _value(named name: String) -> KeyedValue? { switch name { case "delegate": return KeyedValue(\SwipeCard.delegate); default: return nil } }; nonisolated open class func _action(named name: String) -> Selector? { switch name { case "panGestureRecognized:": return Selector("panGestureRecognized:", SwipeCard.panGestureRecognized(_:)); case "tapRecognized": return Selector("tapRecognized", SwipeCard.tapRecognized as (SwipeCard) -> () -> _); default: break }; return nil };

    private enum Constants {
        static let actionMargin: CGFloat = 60.0
        static let rotationMax: CGFloat = .pi / 8
        static let resetDuration = 0.3
    }

    public weak var delegate: SwipeCardDelegate?
    private var panGestureRecognizer: UIPanGestureRecognizer!
    private var tapGestureRecognizer: UITapGestureRecognizer!
    private var dragDistance = CGPoint.zero
    private var originalLocation: CGPoint = .zero
    public private(set) var taps = 0

    open override var frame: CGRect {
        didSet { layer.shadowPath = UIBezierPath(rect: bounds).cgPath }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setup()
    }

    required public init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    private func setup() {
        panGestureRecognizer = UIPanGestureRecognizer(target: self, action: Selector("panGestureRecognized:", SwipeCard.panGestureRecognized(_:)))
        addGestureRecognizer(panGestureRecognizer)
        panGestureRecognizer.delegate = self
        tapGestureRecognizer = UITapGestureRecognizer(target: self, action: Selector("tapRecognized", SwipeCard.tapRecognized as (SwipeCard) -> () -> _))
        tapGestureRecognizer.cancelsTouchesInView = false
        addGestureRecognizer(tapGestureRecognizer)
    }

    // MARK: GestureRecognizers

    func panGestureRecognized(_ gestureRecognizer: UIPanGestureRecognizer) {
        dragDistance = gestureRecognizer.translation(in: self)
        let touchLocation = gestureRecognizer.location(in: self)

        switch gestureRecognizer.state {
        case .began:
            let firstTouchPoint = gestureRecognizer.location(in: self)
            let newAnchorPoint = CGPoint(x: firstTouchPoint.x / bounds.width, y: firstTouchPoint.y / bounds.height)
            let oldPosition = CGPoint(x: bounds.size.width * layer.anchorPoint.x, y: bounds.size.height * layer.anchorPoint.y)
            let newPosition = CGPoint(x: bounds.size.width * newAnchorPoint.x, y: bounds.size.height * newAnchorPoint.y)
            layer.anchorPoint = newAnchorPoint
            layer.position = CGPoint(x: layer.position.x - oldPosition.x + newPosition.x, y: layer.position.y - oldPosition.y + newPosition.y)
            originalLocation = touchLocation
            layer.rasterizationScale = UIScreen.main.scale
            layer.shouldRasterize = true

        case .changed:
            let strength = min(dragDistance.x / frame.width, 1.0)
            var transform = CATransform3DIdentity
            transform = CATransform3DRotate(transform, Constants.rotationMax * strength, 0, 0, 1)
            transform = CATransform3DTranslate(transform, dragDistance.x, dragDistance.y, 0)
            layer.transform = transform

        case .ended:
            swipeMadeAction()
            layer.shouldRasterize = false

        default:
            layer.shouldRasterize = false
            resetViewPositionAndTransformations()
        }
    }

    func tapRecognized() { taps += 1 }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer == panGestureRecognizer else { return true }
        let velocity = panGestureRecognizer.velocity(in: self)
        return abs(velocity.x) >= abs(velocity.y)
    }

    private func swipeMadeAction() {
        let direction: SwipeDirection? = dragDistance.x > Constants.actionMargin ? .right : dragDistance.x < -Constants.actionMargin ? .left : nil
        if let direction = direction, (try? delegate?.card(self, allows: direction)) ?? true {
            swipe(direction)
        } else {
            resetViewPositionAndTransformations()
        }
    }

    private func swipe(_ direction: SwipeDirection) {
        let x = direction == .left ? -frame.width * 2 : frame.width * 2
        let translation = CABasicAnimation(keyPath: "transform.translation.x")
        translation.toValue = x
        translation.duration = Constants.resetDuration
        CATransaction.begin()
        CATransaction.setCompletionBlock { [weak self] in
            guard let self = self else { return }
            self.removeFromSuperview()
            self.delegate?.card(self, didSwipe: direction)
        }
        layer.add(translation, forKey: "swipe")
        CATransaction.commit()
    }

    private func resetViewPositionAndTransformations() {
        UIView.animate(withDuration: Constants.resetDuration, delay: 0.0, usingSpringWithDamping: 0.7, initialSpringVelocity: 1, options: .curveLinear, animations: {
            self.layer.transform = CATransform3DIdentity
        }, completion: { _ in
            _ = (try? self.delegate?.cardDidReset(self))
        })
    }
}

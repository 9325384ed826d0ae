import TatamiPort
#sourceLocation(file: "Rating.swift", line: 1)
//
//  RatingView.swift
//

import TatamiPort

public protocol RatingViewDelegate: class {
    func ratingView(_ ratingView: RatingView, isUpdating rating: Double) throws; var _optional_ratingView__isUpdating: ((RatingView, Double) -> Void)? { get }
    func ratingView(_ ratingView: RatingView, didUpdate rating: Double) throws; var _optional_ratingView__didUpdate: ((RatingView, Double) -> Void)? { get }
}; extension RatingViewDelegate { public func ratingView(_ ratingView: RatingView, isUpdating rating: Double) throws { throw OptionalRequirementAbsent() }; public var _optional_ratingView__isUpdating: ((RatingView, Double) -> Void)? { { ratingView, rating in _implemented { [self] in try self.ratingView(ratingView, isUpdating: rating) } } }; public func ratingView(_ ratingView: RatingView, didUpdate rating: Double) throws { throw OptionalRequirementAbsent() }; public var _optional_ratingView__didUpdate: ((RatingView, Double) -> Void)? { { ratingView, rating in _implemented { [self] in try self.ratingView(ratingView, didUpdate: rating) } } } }

@IBDesignable

open class RatingView: UIView, ActionTable { nonisolated open class func _action(named name: String) -> Selector? { switch name { case "prepareForInterfaceBuilder": return Selector("prepareForInterfaceBuilder", RatingView.prepareForInterfaceBuilder as (RatingView) -> () -> _); case "layoutSubviews": return Selector("layoutSubviews", RatingView.layoutSubviews as (RatingView) -> () -> _); case "touchesBegan:with:": return Selector("touchesBegan:with:", RatingView.touchesBegan(_:with:)); case "touchesMoved:with:": return Selector("touchesMoved:with:", RatingView.touchesMoved(_:with:)); case "touchesEnded:with:": return Selector("touchesEnded:with:", RatingView.touchesEnded(_:with:)); default: break }; return nil };

    // MARK: - Properties

    open weak var delegate: RatingViewDelegate?
    private var emptyLayers: [CAShapeLayer] = []
    private var fullLayers: [CAShapeLayer] = []

    open var maxRating: Int = 5 {
        didSet {
            guard maxRating != oldValue else { return }
            removeLayers()
            setUpLayers()
        }
    }

    open var rating: Double = 0 {
        didSet {
            if rating != oldValue { refresh() }
        }
    }

    open var editable: Bool = true
    open var fillColor: UIColor = UIColor(red: 1, green: 0.8, blue: 0, alpha: 1) {
        didSet { fullLayers.forEach { $0.fillColor = fillColor.cgColor } }
    }

    // MARK: - Life cycle

    required override public init(frame: CGRect) {
        super.init(frame: frame)
        setUpLayers()
    }

    required public init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        setUpLayers()
    }

    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        rating = 3
    }

    private func setUpLayers() {
        for _ in 0..<max(0, maxRating) {
            let (empty, full) = (CAShapeLayer(), CAShapeLayer())
            empty.strokeColor = fillColor.cgColor
            empty.fillColor = nil
            full.fillColor = fillColor.cgColor
            layer.addSublayer(empty)
            layer.addSublayer(full)
            emptyLayers.append(empty)
            fullLayers.append(full)
        }
        setNeedsLayout()
    }

    private func removeLayers() {
        (emptyLayers + fullLayers).forEach { $0.removeFromSuperlayer() }
        emptyLayers.removeAll()
        fullLayers.removeAll()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.height, bounds.width / CGFloat(max(1, maxRating)))
        for (index, pair) in zip(emptyLayers, fullLayers).enumerated() {
            let frame = CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side)
            let path = UIBezierPath(ovalIn: frame.insetBy(dx: 2, dy: 2)).cgPath
            pair.0.path = path
            pair.1.path = path
        }
        refresh()
    }

    private func refresh() {
        for (index, layer) in fullLayers.enumerated() {
            layer.isHidden = Double(index) >= rating
        }
    }

    open var visibleStars: Int { return fullLayers.filter { !$0.isHidden }.count }

    // MARK: - Touches

    private func updateLocation(_ touch: UITouch) {
        guard editable, bounds.width > 0 else { return }
        let x = touch.location(in: self).x
        let side = bounds.width / CGFloat(maxRating)
        rating = Double(min(maxRating, max(0, Int(ceil(x / side)))))
        _ = (try? delegate?.ratingView(self, isUpdating: rating))
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        updateLocation(touch)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        updateLocation(touch)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = (try? delegate?.ratingView(self, didUpdate: rating))
    }
}

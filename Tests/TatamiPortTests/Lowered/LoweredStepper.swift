import TatamiPort
#sourceLocation(file: "Stepper.swift", line: 1)
//
//  Stepper.swift
//  StepperKit
//

import TatamiPort

public protocol StepperControlDelegate: class {
    func stepperControl(_ control: StepperControl, didChange value: Int)
    func stepperControlDidReachLimit(_ control: StepperControl) throws; var _optional_stepperControlDidReachLimit_: ((StepperControl) -> Void)? { get }
    func stepperControl(_ control: StepperControl, titleFor value: Int) throws -> String; var _optional_stepperControl__titleFor: ((StepperControl, Int) -> String)? { get }
}; extension StepperControlDelegate { public func stepperControlDidReachLimit(_ control: StepperControl) throws { throw OptionalRequirementAbsent() }; public var _optional_stepperControlDidReachLimit_: ((StepperControl) -> Void)? { { control in _implemented { [self] in try self.stepperControlDidReachLimit(control) } } }; public func stepperControl(_ control: StepperControl, titleFor value: Int) throws -> String { throw OptionalRequirementAbsent() }; public var _optional_stepperControl__titleFor: ((StepperControl, Int) -> String)? { { control, value in _implemented { [self] in try self.stepperControl(control, titleFor: value) } } } }

@IBDesignable

open class StepperControl: UIControl, ActionTable { nonisolated open class func _action(named name: String) -> Selector? { switch name { case "layoutSubviews": return Selector("layoutSubviews", StepperControl.layoutSubviews as (StepperControl) -> () -> _); case "increase": return Selector("increase", StepperControl.increase as (StepperControl) -> () -> _); case "decrease:": return Selector("decrease:", StepperControl.decrease(_:)); default: break }; return nil };
    open var value: Int = 0 { didSet { updateLabel() } }
    open var maximum: Int = 3
    open weak var delegate: StepperControlDelegate?

    fileprivate let label = UILabel()
    fileprivate let plus = UIButton(type: .system)
    fileprivate lazy var minus: UIButton = {
        let button = UIButton(type: .system)
        button.addTarget(self, action: Selector("decrease:", StepperControl.decrease(_:)), for: .touchUpInside)
        return button
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        plus.setTitle("+", for: UIControl.State())
        minus.setTitle("-", for: .normal)
        plus.addTarget(self, action: Selector("increase", StepperControl.increase as (StepperControl) -> () -> _), for: .touchUpInside)
        [minus, label, plus].forEach { addSubview($0) }
        updateLabel()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 3
        for (index, view) in [minus, label, plus].enumerated() {
            view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        }
    }

    open func increase() {
        guard value < maximum else {
            _ = (try? delegate?.stepperControlDidReachLimit(self))
            return
        }
        value += 1
        delegate?.stepperControl(self, didChange: value)
        sendActions(for: .valueChanged)
    }

    func decrease(_ sender: UIButton) {
        value -= 1
        delegate?.stepperControl(self, didChange: value)
    }

    private func updateLabel() {
        label.text = (try? delegate?.stepperControl(self, titleFor: value)) ?? "\(value)"
    }

    var shownText: String? { return label.text }
}

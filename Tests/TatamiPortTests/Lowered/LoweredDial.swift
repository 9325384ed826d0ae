import TatamiPort
#sourceLocation(file: "Dial.swift", line: 1)
import TatamiPort

public protocol DialDelegate: AnyObject {
    func dial(_ dial: Dial, didTurnTo value: Int) throws; var _optional_dial__didTurnTo: ((Dial, Int) -> Void)? { get }
    func dialShouldTurn(_ dial: Dial) throws -> Bool; var _optional_dialShouldTurn_: ((Dial) -> Bool)? { get }
}; extension DialDelegate { public func dial(_ dial: Dial, didTurnTo value: Int) throws { throw OptionalRequirementAbsent() }; public var _optional_dial__didTurnTo: ((Dial, Int) -> Void)? { { dial, value in _implemented { [self] in try self.dial(dial, didTurnTo: value) } } }; public func dialShouldTurn(_ dial: Dial) throws -> Bool { throw OptionalRequirementAbsent() }; public var _optional_dialShouldTurn_: ((Dial) -> Bool)? { { dial in _implemented { [self] in try self.dialShouldTurn(dial) } } } }

/// A control that counts taps, written for UIKit.
open class Dial: UIControl, ActionTable { open override func layoutSubviews() { return _ext_Dial_layoutSubviews() }; nonisolated open class func _action(named name: String) -> Selector? { switch name { case "handleTap:": return Selector("handleTap:", Dial.handleTap(_:)); case "noteChange": return Selector("noteChange", Dial.noteChange as (Dial) -> () -> _); default: break }; if let selector = _actions2(named: name) { return selector }; return nil };
    public weak var delegate: DialDelegate?
    public internal(set) var value = 0
    public internal(set) var layouts = 0
    public internal(set) var isIdle = false
    private lazy var tap = UITapGestureRecognizer(target: self, action: Selector("handleTap:", Dial.handleTap(_:)))

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addGestureRecognizer(tap)
        addTarget(self, action: Selector("noteChange", Dial.noteChange as (Dial) -> () -> _), for: .valueChanged)
        NotificationCenter.default.addObserver(
            self, selector: Selector("reset:", Dial.reset(_:)), name: Notification.Name("DialReset"), object: nil)
    }

    public required init?(coder: NSCoder) { nil }

    private func handleTap(_ sender: UITapGestureRecognizer) {
        guard (try? delegate?.dialShouldTurn(self)) ?? true else { return }
        value += 1
        _ = (try? delegate?.dial(self, didTurnTo: value))
        sendActions(for: .valueChanged)
    }

    private func noteChange() {
        isIdle = false
        NSObject.cancelPreviousPerformRequests(withTarget: self)
        perform(Selector("becomeIdle", Dial.becomeIdle as (Dial) -> () -> _), with: nil, afterDelay: 2)
    }

    deinit { NotificationCenter.default._removeObserver(self) }
}

extension Dial { nonisolated static func _actions2(named name: String) -> Selector? { switch name { case "becomeIdle": return Selector("becomeIdle", Dial.becomeIdle as (Dial) -> () -> _); case "reset:": return Selector("reset:", Dial.reset(_:)); default: break }; return nil } }; extension Dial {
    public func _ext_Dial_layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }

    func becomeIdle() { isIdle = true }
    func reset(_ notification: Notification) { value = 0 }
}

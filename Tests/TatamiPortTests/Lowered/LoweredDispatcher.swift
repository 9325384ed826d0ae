import TatamiPort
#sourceLocation(file: "Dispatcher.swift", line: 1)
import TatamiPort

public final class SelectorDispatcher: NSObject {
    private weak var target: NSObject?
    private let selectors: [Selector]

    public init(target: NSObject, names: [String]) {
        self.target = target
        self.selectors = names.map { NSSelectorFromString($0) }
        super.init()
    }

    @discardableResult
    public func run(with argument: Any? = nil) -> [String] {
        return selectors.compactMap { selector in
            guard let target = target, target.responds(to: selector) else { return nil }
            let name = NSStringFromSelector(selector)
            if name.hasSuffix(":") {
                _ = target.perform(selector, with: argument)
                return name
            }
            return target.perform(selector)?.takeUnretainedValue() as? String
        }
    }
}

public class DispatchTarget: NSObject, ActionTable { nonisolated public class func _action(named name: String) -> Selector? { switch name { case "title": return Selector("title", DispatchTarget.title as (DispatchTarget) -> () -> _); case "receiveText:": return Selector("receiveText:", DispatchTarget.take(_:)); case "recordWithValue:": return Selector("recordWithValue:", DispatchTarget.record(value:)); default: break }; return nil };
    public var received: [String] = []
    public func title() -> String { return "title" }
    public func take(_ text: String) { received.append(text) }
    public func record(value: NSNumber) { received.append("\(value)") }
    public func hidden() {}
}

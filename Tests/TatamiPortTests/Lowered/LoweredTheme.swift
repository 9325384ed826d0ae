import TatamiPort
#sourceLocation(file: "Theme.swift", line: 1)
import TatamiPort

class ThemedView: UIView, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "themeName": return Selector("themeName", ThemedView.themeName as (ThemedView) -> () -> _); default: break }; return nil };
    func applyTheme() { backgroundColor = .white }
    func themeName() -> String { return "base" }
}

class ThemedCard: ThemedView { func highlight() -> String { return _ext_ThemedCard_highlight() }; override var intrinsicContentSize: CGSize { get { _ext_ThemedCard_intrinsicContentSize } }; override func didMoveToSuperview() { return _ext_ThemedCard_didMoveToSuperview() }; override func themeName() -> String { return _ext_ThemedCard_themeName() }; nonisolated override class func _action(named name: String) -> Selector? { if let selector = _actions3(named: name) { return selector }; return super._action(named: name) };
    var applied = 0
    var insets: UIEdgeInsets { return .zero }
}

class ThemedHero: ThemedCard { override func highlight() -> String { return _ext_ThemedHero_highlight() }; nonisolated override class func _action(named name: String) -> Selector? { if let selector = _actions5(named: name) { return selector }; return super._action(named: name) };}

// Overrides in extensions are legal for @objc members only.
extension ThemedCard { nonisolated static func _actions3(named name: String) -> Selector? { switch name { case "themeName": return Selector("themeName", ThemedCard.themeName as (ThemedCard) -> () -> _); case "highlight": return Selector("highlight", ThemedCard.highlight as (ThemedCard) -> () -> _); default: break }; return nil } }; extension ThemedCard {
    func _ext_ThemedCard_themeName() -> String { return "card of " + super.themeName() }
    func _ext_ThemedCard_didMoveToSuperview() {
        super.didMoveToSuperview()
        applied += 1
    }
    var _ext_ThemedCard_intrinsicContentSize: CGSize { return CGSize(width: 10, height: 20) }
    func _ext_ThemedCard_highlight() -> String { return "card" }
}

extension ThemedHero {
    func _ext_ThemedHero_highlight() -> String { return "hero over " + super.highlight() }
}

extension ThemedHero { nonisolated static func _actions5(named name: String) -> Selector? { switch name { case "shout": return Selector("shout", ThemedHero.shout as (ThemedHero) -> () -> _); default: break }; return nil } }; extension ThemedHero {
    func shout() -> String { return highlight().uppercased() }
}

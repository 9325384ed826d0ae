import TatamiPort
#sourceLocation(file: "Menu.swift", line: 1)
import TatamiPort

typealias MenuHandler = (MenuView.Item) -> Void

class MenuView: UIView, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "dismiss": return Selector("dismiss", MenuView.dismiss as (MenuView) -> () -> _); default: break }; return nil };
    enum Style: Int { case plain, bold }

    struct Item: Equatable { let title: String; var tag = 0 }

    class Row<Value: Equatable>: UIButton, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "rowTapped": return Selector("rowTapped", Row.rowTapped as (Row) -> () -> _); default: break }; return nil };
        var value: Value?
        var onTap: ((Value) -> Void)?
        override init(frame: CGRect) {
            super.init(frame: frame)
            addTarget(self, action: Selector("rowTapped", Row.rowTapped as (Row) -> () -> _), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { nil }
        func rowTapped() { value.map { onTap?($0) } }
    }

    var style: Style = .plain
    var handler: MenuHandler?
    private var rows: [Row<Item>] = []

    convenience init(items: [Item], handler: @escaping MenuHandler) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: CGFloat(items.count) * 40))
        self.handler = handler
        for (index, item) in items.enumerated() {
            let row = Row<Item>(frame: CGRect(x: 0, y: index * 40, width: 100, height: 40))
            row.value = item
            row.onTap = { [unowned self] in self.handler?($0) }
            row.setTitle(item.title, for: [])
            row.accessibilityIdentifier = "menu.row.\(index)"
            rows.append(row)
            addSubview(row)
        }
        let dismiss = UITapGestureRecognizer(target: self, action: Selector("dismiss", MenuView.dismiss as (MenuView) -> () -> _))
        dismiss.cancelsTouchesInView = false
        addGestureRecognizer(dismiss)
    }

    private(set) var dismissals = 0
    fileprivate func dismiss() { dismissals += 1 }

    class func makeDefault() -> MenuView { MenuView(items: [Item(title: "One")]) { _ in } }
}

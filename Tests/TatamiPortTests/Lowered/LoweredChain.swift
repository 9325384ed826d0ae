import TatamiPort
#sourceLocation(file: "Chain.swift", line: 1)
import TatamiPort

protocol ChainActions: AnyObject {
    func chainDelete(_ sender: Any?)
}

class ChainCell: UIView {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    override init(frame: CGRect) {
        super.init(frame: frame)
        button.addTarget(nil, action: Selector("chainDelete:", ChainActions.chainDelete(_:)), for: .touchUpInside)
        addSubview(button)
    }
    @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
}

class ChainViewController: UIViewController, ChainActions, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "chainDelete:": return Selector("chainDelete:", ChainViewController.chainDelete(_:)); case "removeWithCommand:": return Selector("removeWithCommand:", ChainViewController.remove(command:)); default: break }; return nil };
    var deleted = 0
    let cell = ChainCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cell)
    }

    func chainDelete(_ sender: Any?) { deleted += 1 }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "d", modifierFlags: .command, action: Selector("removeWithCommand:", ChainViewController.remove(command:)))]
    }

    func remove(command: UIKeyCommand) { deleted += 10 }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == Selector("copy:", UIResponderStandardEditActions.copy(_:)) { return true }
        return super.canPerformAction(action, withSender: sender)
    }
}

import TatamiPort
#sourceLocation(file: "Form.swift", line: 1)
import TatamiPort

class FormField: UITextField {}

class FormViewController: UIViewController, KeyedValues, ActionTable { nonisolated class func _value(named name: String) -> KeyedValue? { switch name { case "nameField": return KeyedValue(\FormViewController.nameField); case "agreeSwitch": return KeyedValue(\FormViewController.agreeSwitch); case "sendButton": return KeyedValue(\FormViewController.sendButton); default: return nil } }; nonisolated class func _action(named name: String) -> Selector? { switch name { case "nameChanged:": return Selector("nameChanged:", FormViewController.nameChanged(_:)); case "agreeChangedWithSender:": return Selector("agreeChangedWithSender:", FormViewController.agreeChanged(sender:)); case "sendTapped:event:": return Selector("sendTapped:event:", FormViewController.sendTapped(_:event:)); case "didBecomeActiveWithNotification:": return Selector("didBecomeActiveWithNotification:", FormViewController.didBecomeActive(notification:)); default: break }; return nil };
    weak var nameField: UITextField!
    weak var agreeSwitch: UISwitch!
    private weak var sendButton: UIButton!
    private(set) var sent: [String] = []
    private(set) var activations = 0
    private let defaults = UserDefaults(suiteName: "form.sample")!

    override func loadView() {
        view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let field = FormField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        let agree = UISwitch(frame: CGRect(x: 0, y: 40, width: 60, height: 30))
        let button = UIButton(frame: CGRect(x: 0, y: 80, width: 100, height: 40))
        view.addSubview(field); view.addSubview(agree); view.addSubview(button)
        nameField = field; agreeSwitch = agree; sendButton = button
        field.delegate = self
        field.addTarget(self, action: Selector("nameChanged:", FormViewController.nameChanged(_:)), for: .editingChanged)
        agree.addTarget(self, action: Selector("agreeChangedWithSender:", FormViewController.agreeChanged(sender:)), for: .valueChanged)
        button.addTarget(self, action: Selector("sendTapped:event:", FormViewController.sendTapped(_:event:)), for: .touchUpInside)
        button.isEnabled = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nameField.text = defaults.string(forKey: "name")
        NotificationCenter.default.addObserver(
            self, selector: Selector("didBecomeActiveWithNotification:", FormViewController.didBecomeActive(notification:)),
            name: UIApplication.didBecomeActiveNotification, object: nil)
    }

    func nameChanged(_ sender: UITextField) {
        defaults.set(sender.text, forKey: "name")
    }

    func agreeChanged(sender: UISwitch) {
        sendButton.isEnabled = sender.isOn
    }

    private func sendTapped(_ sender: Any, event: UIEvent) {
        sent.append(nameField.text ?? "")
        view.endEditing(true)
    }

    private func didBecomeActive(notification: NSNotification) { activations += 1 }
}

// MARK: - UITextFieldDelegate
extension FormViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        let text = (textField.text ?? "") as NSString
        return text.replacingCharacters(in: range, with: string).count <= 5
    }
}

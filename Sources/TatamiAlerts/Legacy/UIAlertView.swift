public import Foundation
public import TatamiControls
public import TatamiViews

/// The fields of an alert view.
public enum UIAlertViewStyle: Int, Sendable {
  /// None.
  case `default` = 0
  /// A password.
  case secureTextInput = 1
  /// A text.
  case plainTextInput = 2
  /// A name and a password.
  case loginAndPasswordInput = 3
}

/// An alert that is shown in front of the key window, deprecated in favor of `UIAlertController`.
///
/// The view itself is in no window: the alert is shown by an alert controller.
open class UIAlertView: UIView {
  private let alert = LegacyAlert(.alert)
  private var buttons = LegacyButtons()
  private var fieldStyle = UIAlertViewStyle.default

  /// The object that is called, which may implement `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?

  /// Creates an alert without texts and buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates an alert; with a title, the cancel button has the index 0.
  public convenience init(
    title: String?,
    message: String?,
    delegate: Any?,
    cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
  }

  /// Creates an alert with further buttons, whose indices follow that of the cancel button.
  public convenience init(
    title: String,
    message: String,
    delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      message: message,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle
    )
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  private var caller: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  // MARK: Content

  /// The title, in bold.
  open var title: String {
    get { alert.controller.title ?? "" }
    set { alert.controller.title = newValue }
  }

  /// The text below the title.
  open var message: String? {
    get { alert.controller.message }
    set { alert.controller.message = newValue }
  }

  /// The text fields; a change while the alert is shown is ignored.
  open var alertViewStyle: UIAlertViewStyle {
    get { fieldStyle }
    set {
      guard !isVisible, newValue != fieldStyle else { return }
      fieldStyle = newValue
      alert.replace(fields: configurations(newValue))
    }
  }

  private func configurations(_ style: UIAlertViewStyle) -> [(UITextField) -> Void] {
    let field = { (placeholder: String?, isSecure: Bool) in
      { [weak self] (field: UITextField) in
        field.placeholder = placeholder
        field.isSecureTextEntry = isSecure
        field.addAction(UIAction { _ in self?.updateFirstButton() }, for: .editingChanged)
      }
    }
    switch style {
    case .default: return []
    case .secureTextInput: return [field(nil, true)]
    case .plainTextInput: return [field(nil, false)]
    case .loginAndPasswordInput: return [field("Login", false), field("Password", true)]
    }
  }

  /// Returns a text field of the style: 0 for the first one; nil for an index without one.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    let fields = alert.controller.textFields ?? []
    return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  // MARK: Buttons

  /// Adds a button and returns its index; a button that is added while the alert is shown appears when
  /// it is shown again.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

  /// Returns the title of a button; nil for an index without one.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// The index of the button that cancels; -1 for none.
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set { buttons.cancel = newValue }
  }

  /// The index of the first button that does not cancel; -1 for none.
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  private func updateFirstButton() {
    let isEnabled = caller?.alertViewShouldEnableFirstOtherButton(self) ?? true
    alert.setEnabled(isEnabled, at: firstOtherButtonIndex)
  }

  // MARK: Showing

  /// Whether the alert is shown.
  open var isVisible: Bool { alert.isVisible }

  /// Shows the alert in front of the key window; it is retained until it is dismissed.
  open func show() {
    var calls = LegacyAlert.Calls()
    calls.willPresent = {
      self.updateFirstButton()
      self.caller?.willPresent(self)
    }
    calls.didPresent = { self.caller?.didPresent(self) }
    calls.clicked = { self.caller?.alertView(self, clickedButtonAt: $0) }
    calls.willDismiss = { self.caller?.alertView(self, willDismissWithButtonIndex: $0) }
    calls.didDismiss = { self.caller?.alertView(self, didDismissWithButtonIndex: $0) }
    alert.show(buttons, in: nil, animated: true, calls)
  }

  /// Dismisses the alert; the delegate is called with the index, but not for a tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(buttonIndex, animated: animated)
  }
}

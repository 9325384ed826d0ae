public import Foundation
import TatamiGraphics
public import TatamiViews

/// The backgrounds of action sheets; without effect.
public enum UIActionSheetStyle: Int, Sendable {
  /// That of the bar from which the sheet is shown.
  case automatic = -1
  /// The default.
  case `default` = 0
  /// Translucent black.
  case blackTranslucent = 1
  /// Black.
  case blackOpaque = 2
}

/// A sheet of buttons, deprecated in favor of `UIAlertController`.
///
/// The view itself is in no window: the sheet is shown by an alert controller.
open class UIActionSheet: UIView {
  private let alert = LegacyAlert(.actionSheet)
  private var buttons = LegacyButtons()

  /// The object that is called.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The background; without effect.
  open var actionSheetStyle = UIActionSheetStyle.default

  /// Creates a sheet without buttons.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a sheet with up to two buttons: the destructive one has the index 0, the cancel button
  /// the next.
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let title = destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: title) }
    if let title = cancelButtonTitle { cancelButtonIndex = addButton(withTitle: title) }
  }

  /// Creates a sheet with further buttons, whose indices follow.
  public convenience init(
    title: String?,
    delegate: (any UIActionSheetDelegate)?,
    cancelButtonTitle: String?,
    destructiveButtonTitle: String?,
    otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title,
      delegate: delegate,
      cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle
    )
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Content

  /// The title.
  open var title: String {
    get { alert.controller.title ?? "" }
    set { alert.controller.title = newValue }
  }

  /// Adds a button and returns its index; a button that is added while the sheet is shown appears when
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

  /// The index of the button in red; -1 for none.
  open var destructiveButtonIndex: Int {
    get { buttons.destructive }
    set { buttons.destructive = newValue }
  }

  /// The index of the first button that is neither cancel nor red; -1 for none.
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  // MARK: Showing

  /// Whether the sheet is shown.
  open var isVisible: Bool { alert.isVisible }

  /// Shows the sheet at the bottom of a view's window; in regular width, in a popover in the center of
  /// the view.
  ///
  /// The sheet is retained until it is dismissed.
  open func show(in view: UIView) {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    show(in: view.window, animated: true) { popover in
      popover.sourceView = view
      popover.sourceRect = CGRect(origin: center, size: .zero)
      popover.permittedArrowDirections = []
    }
  }

  /// Shows the sheet; in regular width, in a popover beside a rectangle of a view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view.window, animated: animated) { popover in
      popover.sourceView = view
      popover.sourceRect = rect
    }
  }

  /// Shows the sheet; in regular width, in a popover beside a bar button item.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(in: nil, animated: animated) { $0.barButtonItem = item }
  }

  private func show(
    in window: UIWindow?,
    animated: Bool,
    place: @escaping (UIPopoverPresentationController) -> Void
  ) {
    var calls = LegacyAlert.Calls()
    calls.willPresent = { self.delegate?.willPresent(self) }
    calls.didPresent = { self.delegate?.didPresent(self) }
    calls.clicked = { self.delegate?.actionSheet(self, clickedButtonAt: $0) }
    calls.willDismiss = { self.delegate?.actionSheet(self, willDismissWithButtonIndex: $0) }
    calls.didDismiss = { self.delegate?.actionSheet(self, didDismissWithButtonIndex: $0) }
    alert.show(buttons, in: window, animated: animated, calls, place: place)
  }

  /// Dismisses the sheet; the delegate is called with the index, but not for a tap.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    alert.dismiss(buttonIndex, animated: animated)
  }
}

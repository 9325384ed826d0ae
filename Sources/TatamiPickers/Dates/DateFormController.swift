import Foundation
import TatamiControls
import TatamiViews

/// The form that a button of a compact date picker opens: a month of days, or wheels with a time.
final class DateFormController: UIViewController, UIPopoverPresentationControllerDelegate {
  /// The distances between the form and the edges of the popover, in points.
  private static let inset: CGFloat = 10

  /// Called with the date that a person has picked.
  var didPick: (Date) -> Void = { _ in }
  /// Called after the form has disappeared.
  var didClose: () -> Void = {}
  private let mode: UIDatePicker.Mode
  private let content: any DateContent

  init(_ mode: UIDatePicker.Mode) {
    self.mode = mode
    content = mode == .time ? DateWheels(mode: .time) : InlineDateView()
    super.init(nibName: nil, bundle: nil)
    content.didPick = { [weak self] in self?.didPick($0.date) }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content)
    content.isEnabled = true
  }

  /// Shows values in the form's mode.
  func show(_ settings: DateSettings, animated: Bool) {
    var shown = settings
    shown.mode = mode
    content.show(shown, animated: animated)
  }

  /// Presents the form in a popover that does not become a sheet.
  func present(from presenter: UIViewController, beside button: UIView) {
    let size = content.fittingSize(0)
    preferredContentSize = CGSize(
      width: size.width + 2 * Self.inset,
      height: size.height + 2 * Self.inset
    )
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = button
    popoverPresentationController?.permittedArrowDirections = [.up, .down]
    popoverPresentationController?.delegate = self
    presenter.present(self, animated: true)
  }

  /// Dismisses the form.
  func close() {
    if presentingViewController != nil { dismiss(animated: false) }
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    didClose()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.frame = view.bounds.inset(by: view.safeAreaInsets)
      .insetBy(dx: Self.inset, dy: Self.inset)
  }
}

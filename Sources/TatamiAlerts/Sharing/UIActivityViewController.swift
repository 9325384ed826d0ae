public import Foundation
import TatamiGraphics
import TatamiControls
public import TatamiViews

extension UIActivityViewController {
  /// Called after the controller was dismissed: the activity, nil for none, whether it was completed,
  /// items that it has returned, and an error.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void
}

/// A sheet that offers to copy or to share items, and activities of the program.
///
/// In regular width it is a popover, which needs a source. A host shares the items; without one, the
/// sheet says so if there is nothing else to do with them.
///
/// ```swift
/// let sheet = UIActivityViewController(activityItems: ["Groceries"], applicationActivities: nil)
/// sheet.completionWithItemsHandler = { _, completed, _, _ in print(completed) }
/// controller.present(sheet, animated: true)
/// ```
open class UIActivityViewController: UIViewController {
  private var items: [Any] = []
  private var ownActivities: [UIActivity] = []
  /// The outcome that is reported after the dismissal.
  private var outcome: (type: UIActivity.ActivityType?, completed: Bool) = (nil, false)
  private var running: UIActivity?

  /// The types of activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]? {
    get { excluded }
    set {
      excluded = newValue
      updateRows()
    }
  }

  private var excluded: [UIActivity.ActivityType]?
  /// Called once after the controller was dismissed, and then set to nil.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a controller for items, which may be of any type or supply the real ones, and for
  /// activities of the program.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
    (items, ownActivities) = (activityItems, applicationActivities ?? [])
    modalPresentationStyle = .popover
    preferredContentSize = CGSize(width: 375, height: 420)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: View

  /// Creates the header and the rows.
  open override func loadView() {
    view = ActivitySheetView { [weak self] in self?.dismissSelf() }
    updateRows()
  }

  private func updateRows() {
    guard let sheet = viewIfLoaded as? ActivitySheetView else { return }
    let content = ActivityItems(items, of: self)
    sheet.header.show(
      content.title,
      content.subtitle,
      image: content.thumbnail,
      symbol: content.symbol
    )
    let offered = offered(for: content)
    let shared = offered.filter { type(of: $0).activityCategory == .share }
    let others = offered.filter { type(of: $0).activityCategory != .share }
    let lists = [shared, others].map { $0.compactMap(row) }
    let isEmpty = lists.joined().isEmpty
    sheet.show(lists, message: isEmpty ? "Sharing is not available." : nil)
  }

  /// Returns the activities that can handle the items and are not excluded.
  private func offered(for content: ActivityItems) -> [UIActivity] {
    let all = [HostActivity(title: content.title), CopyActivity()] + ownActivities
    let items = content.placeholders
    return all.filter { activity in
      let isExcluded = activity.activityType.map { excluded?.contains($0) ?? false } ?? false
      return !isExcluded && activity.canPerform(withActivityItems: items)
    }
  }

  private func row(_ activity: UIActivity) -> ActivityRow? {
    guard let title = activity.activityTitle, !title.isEmpty else { return nil }
    return ActivityRow(title, activity.activityImage) { [weak self] in self?.perform(activity) }
  }

  // MARK: Activities

  private func perform(_ activity: UIActivity) {
    if presentedViewController == nil, running?.activityViewController != nil { abandon() }
    guard running == nil, presentingViewController != nil else { return }
    running = activity
    activity.didFinish = { [weak self, weak activity] completed in
      if let activity { self?.finish(activity, completed) }
    }
    let type = activity.activityType
    activity.prepare(withActivityItems: ActivityItems.items(items, for: type, of: self))
    guard running === activity else { return }
    if let controller = activity.activityViewController {
      present(controller, animated: true)
      if presentedViewController == nil { abandon() }
    } else {
      activity.perform()
    }
  }

  /// Forgets the running activity, whose controller was closed or not shown.
  private func abandon() {
    running?.didFinish = nil
    running = nil
  }

  private func finish(_ activity: UIActivity, _ completed: Bool) {
    guard running === activity else { return }
    running = nil
    outcome = (activity.activityType, completed)
    dismissSelf()
  }

  /// Dismisses what the sheet presents, and then the sheet.
  private func dismissSelf() {
    guard presentedViewController == nil else {
      return dismiss(animated: true) { [self] in presentingViewController?.dismiss(animated: true) }
    }
    presentingViewController?.dismiss(animated: true)
  }

  /// Reports the outcome once the sheet was dismissed.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isBeingDismissed else { return }
    abandon()
    let ((type, completed), handler) = (outcome, completionWithItemsHandler)
    (outcome, completionWithItemsHandler) = ((nil, false), nil)
    handler?(type, completed, nil, nil)
  }

  /// Directs assistive technologies to the title.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let title = (viewIfLoaded as? ActivitySheetView)?.header.titleLabel
    UIAccessibility.post(notification: .screenChanged, argument: title)
  }

  /// Escape closes the sheet, unless it presents another controller.
  open override var keyCommands: [UIKeyCommand]? {
    guard presentedViewController == nil else { return nil }
    return [UIKeyCommand(input: UIKeyCommand.inputEscape) { [weak self] _ in self?.dismissSelf() }]
  }
}

extension UIActivityViewController: OwnPresentation {
  package func makePresentationController() -> UIPresentationController {
    UIPopoverPresentationController(presentedViewController: self, presenting: nil)
  }

  /// A sheet of half of the height, which can be enlarged.
  package func makeAdaptedPresentationController() -> UIPresentationController? {
    let sheet = UISheetPresentationController(presentedViewController: self, presenting: nil)
    sheet.detents = [.medium(), .large()]
    return sheet
  }

  package func makeAnimator(
    isPresentation: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

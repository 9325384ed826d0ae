public import Foundation
import TatamiControllers
public import TatamiViews

/// A container that shows up to three columns side by side, and one in compact width.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.setViewController(UIViewController(), for: .primary)
/// split.setViewController(UIViewController(), for: .secondary)
/// split.preferredDisplayMode = .oneBesideSecondary
/// ```
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  var state = SplitState()
  let dimming = SplitDimming(frame: .zero)
  /// The lines between the columns.
  let separators = [UIView(), UIView()]
  let drag = SplitDrag()
  private(set) lazy var modeButton = makeModeButton()
  private let ownStyle: Style

  /// Creates a container with a number of columns.
  public init(style: Style) {
    ownStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container of the classic form; the arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    ownStyle = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The number of columns.
  open var style: Style { ownStyle }
  private weak var ownDelegate: (any UISplitViewControllerDelegate)?
  /// The object that is called when columns are arranged.
  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UISplitViewControllerDelegate).self) {
        $0 is any UISplitViewControllerDelegate.Type
      }
    }
  }

  // MARK: Columns

  /// Sets the controller of a column; one that is not a navigation controller is put into one, except
  /// for `compact`.
  ///
  /// Reports and ignores columns that the style does not have.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard hasColumn(column) else {
      return Diagnostics.report("the style \(style) has no column \(column): \(self)")
    }
    setColumn(vc, column)
  }

  /// Returns the controller that was set for a column.
  open func viewController(for column: Column) -> UIViewController? { state.columns[column] }

  /// The primary and the secondary controller of the classic form, of columns the shown children.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { setClassic(newValue) }
  }

  /// Whether one column is shown in place of all, as in compact width.
  open var isCollapsed: Bool { state.isCollapsed }

  /// Shows a column: beside or above the secondary one, or on the stack of a collapsed container.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Returns whether a column can be seen.
  open func isShowing(_ column: Column) -> Bool { isColumnShown(column) }

  /// Shows a controller in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let primary = state.containers[.primary] {
      primary.show(vc, sender: sender)
    } else {
      super.show(vc, sender: sender)
    }
  }

  /// Shows a controller in place of the secondary one, or on the stack of a collapsed container.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetail(vc, sender: sender)
  }

  /// Returns the size of a column in its present arrangement, in points; that of a collapsed container
  /// for its only child.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    let column = state.containers.first { $0.value === container }?.key
    guard !state.isCollapsed, let column else { return parentSize }
    return columnSize(of: column, in: parentSize)
  }

  /// The controller of the secondary column, or the one that a collapsed container shows.
  open override var childForStatusBarStyle: UIViewController? { statusBarController }
  /// The controller of the secondary column, or the one that a collapsed container shows.
  open override var childForStatusBarHidden: UIViewController? { statusBarController }

  private var statusBarController: UIViewController? {
    state.isCollapsed ? shownControllers.first : state.containers[.secondary]
  }

  // MARK: Arrangement

  /// The arrangement that the program prefers; automatic by default.
  open var preferredDisplayMode: DisplayMode {
    get { state.preferredMode }
    set {
      state.preferredMode = newValue
      state.chosenMode = nil
      arrangeMode(animated: false)
    }
  }

  /// The current arrangement, which is never `automatic`.
  open var displayMode: DisplayMode { state.mode }
  /// The way the program prefers columns to make room for each other.
  open var preferredSplitBehavior: SplitBehavior {
    get { state.behavior }
    set { state.behavior = newValue }
  }

  /// The way columns make room for each other; never `automatic`.
  open var splitBehavior: SplitBehavior { effectiveBehavior }
  /// The edge of the primary column.
  open var primaryEdge: PrimaryEdge {
    get { state.edge }
    set {
      state.edge = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether swipes show and hide columns, and a button does in the automatic case of
  /// ``displayModeButtonVisibility``; true by default.
  ///
  /// A swipe from the edge shows the next column; one toward the edge hides a column that is above
  /// the secondary one or has pushed it aside.
  open var presentsWithGesture: Bool {
    get { state.presentsWithGesture }
    set {
      state.presentsWithGesture = newValue
      updateModeButton()
    }
  }

  /// The condition under which the outermost visible column has the button that changes the
  /// arrangement; the classic form never shows the button by itself.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { state.buttonVisibility }
    set {
      state.buttonVisibility = newValue
      updateModeButton()
    }
  }

  /// The button that shows the next column, or hides the outermost one; hidden while it does nothing.
  open var displayModeButtonItem: UIBarButtonItem { modeButton }

  // MARK: Widths

  /// The width of the primary column, in points; `automaticDimension` for that of the fraction.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { state.primary.preferred }
    set { changeWidths { $0.primary.preferred = newValue } }
  }

  /// The width of the primary column as a fraction of the container's, from 0 to 1.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { state.primary.fraction }
    set { changeWidths { $0.primary.fraction = newValue } }
  }

  /// The least width of the primary column, in points.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { state.primary.minimum }
    set { changeWidths { $0.primary.minimum = newValue } }
  }

  /// The largest width of the primary column, in points.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { state.primary.maximum }
    set { changeWidths { $0.primary.maximum = newValue } }
  }

  /// The current width of the primary column, in points.
  open var primaryColumnWidth: CGFloat { state.primary.width(in: containerWidth) }
  /// The width of the supplementary column, in points; `automaticDimension` for that of the fraction.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { state.supplementary.preferred }
    set { changeWidths { $0.supplementary.preferred = newValue } }
  }

  /// The width of the supplementary column as a fraction of the container's, from 0 to 1.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { state.supplementary.fraction }
    set { changeWidths { $0.supplementary.fraction = newValue } }
  }

  /// The least width of the supplementary column, in points.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { state.supplementary.minimum }
    set { changeWidths { $0.supplementary.minimum = newValue } }
  }

  /// The largest width of the supplementary column, in points.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { state.supplementary.maximum }
    set { changeWidths { $0.supplementary.maximum = newValue } }
  }

  /// The current width of the supplementary column, in points.
  open var supplementaryColumnWidth: CGFloat { state.supplementary.width(in: containerWidth) }

  private var containerWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

  private func changeWidths(_ change: (inout SplitState) -> Void) {
    change(&state)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: View

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.layoutHandler = { [weak self] in self?.layOutColumns() }
    dimming.tapHandler = { [weak self] in self?.choose(.secondaryOnly) }
    for line in separators {
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
    }
    self.view = view
    drag.install(in: self)
  }
}

/// The columns of a split controller and how they are arranged.
@MainActor
struct SplitState {
  typealias Column = UISplitViewController.Column
  typealias Mode = UISplitViewController.DisplayMode

  /// The controllers that were set.
  var columns: [Column: UIViewController] = [:]
  /// The children that show them.
  var containers: [Column: UIViewController] = [:]
  /// The controllers of columns that a collapsed container has put on the primary stack.
  var moved: [Column: [UIViewController]] = [:]
  /// Whether the columns were arranged, which adds their views to the hierarchy.
  var isArranged = false
  var isCollapsed = false
  /// The number of times that the children have been exchanged in the present change of the columns.
  var exchanges = 0
  /// Whether the columns have changed since their children were added.
  var isOutdated = false
  /// Whether the children are being exchanged.
  var isExchanging: Bool { exchanges > 0 }
  var hasShownSecondary = false
  var mode = Mode.secondaryOnly
  /// Whether the delegate is being called before a change of the arrangement.
  var isPreparing = false
  var preferredMode = Mode.automatic
  /// The arrangement that a call or a tap has chosen; counts until the width changes.
  var chosenMode: Mode?
  /// The width for which an arrangement was chosen.
  var width: CGFloat = 0
  var behavior = UISplitViewController.SplitBehavior.automatic
  var edge = UISplitViewController.PrimaryEdge.leading
  var presentsWithGesture = true
  var buttonVisibility = UISplitViewController.DisplayModeButtonVisibility.automatic
  /// The change of the arrangement that follows a finger; nil without one.
  var passage: SplitPassage?
  var (primary, supplementary) = (SplitWidth(), SplitWidth())
}

/// The width of a column.
@MainActor
struct SplitWidth {
  var preferred = UISplitViewController.automaticDimension
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension

  private func set(_ value: CGFloat) -> CGFloat? { value.isFinite && value >= 0 ? value : nil }

  /// Returns the width in a container, in points.
  func width(in container: CGFloat) -> CGFloat {
    let natural =
      set(preferred) ?? set(fraction).map { $0 * container } ?? SplitLayout.standardWidth
    let most = set(maximum) ?? (set(preferred) == nil ? SplitLayout.standardWidth : natural)
    return min(max(set(minimum) ?? 0, min(natural, most)), max(0, container))
  }
}

/// The shade above a dimmed column; a tap hides what is above it.
final class SplitDimming: UIView {
  var tapHandler: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0, alpha: 0.2)
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [weak self] _ in self?.tapHandler() }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }
}

extension UISplitViewController: ActionOverriding {
  package var overriddenActions: Set<Selector> { [.showController, .showDetailController] }
}

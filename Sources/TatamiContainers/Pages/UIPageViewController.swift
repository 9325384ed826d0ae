public import Foundation
import TatamiControllers
import TatamiControls
public import TatamiViews

/// A container that shows one of several pages, between which a person scrolls.
///
/// ```swift
/// let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
/// pages.setViewControllers([UIViewController()], direction: .forward, animated: false)
/// ```
///
/// The pages beside the current one come from the data source; without one, pages are turned by code
/// only. Pages of the style `pageCurl` are scrolled as well.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style in which pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book; shown like `scroll`.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// To a later page.
    case forward = 0
    /// To an earlier page.
    case reverse = 1
  }

  /// The place of a book's spine.
  public enum SpineLocation: Int, Sendable {
    /// No spine.
    case none = 0
    /// The leading or the upper edge.
    case min = 1
    /// The middle.
    case mid = 2
    /// The trailing or the lower edge.
    case max = 3
  }

  /// The options of a new page controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates an option with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The place of the spine, the raw value of a `SpineLocation`; without effect.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    /// The space between pages, a number of points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  var state = PageState()
  let scroll = PageScrollView(frame: .zero)
  let dots = UIPageControl()
  private let style: TransitionStyle
  let orientation: NavigationOrientation

  /// Creates a container without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.style, orientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    let spacing = options?[.interPageSpacing]
    state.spacing = Self.number(spacing).clamped(to: 0...10_000)
  }

  /// Creates a container whose pages are scrolled from side to side; the arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (style, orientation) = (.scroll, .horizontal)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Int: Double(value)
    case let value as NSNumber: value.doubleValue
    default: 0
    }
  }

  /// The style in which pages are turned.
  open var transitionStyle: TransitionStyle { style }
  /// The axis along which pages are turned.
  open var navigationOrientation: NavigationOrientation { orientation }
  /// The location of the spine: none, or for the style `pageCurl` the leading edge.
  open var spineLocation: SpineLocation { style == .scroll ? .none : .min }
  /// Whether pages have content on their back; kept without effect.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { state.isDoubleSided = newValue }
  }
  /// The recognizers of page curls; empty, because pages are scrolled.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private weak var ownDelegate: (any UIPageViewControllerDelegate)?
  /// The object that is called when a person turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      UncalledMethods.report(of: newValue, as: (any UIPageViewControllerDelegate).self) {
        $0 is any UIPageViewControllerDelegate.Type
      }
    }
  }
  /// The source of the pages beside the current one; nil for pages that are turned by code only.
  ///
  /// Setting the property, also to the same object, discards the cached pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { state.source }
    set {
      state.source = newValue
      UncalledMethods.report(of: newValue, as: (any UIPageViewControllerDataSource).self) {
        $0 is any UIPageViewControllerDataSource.Type
      }
      forgetNeighbors()
    }
  }

  /// The current page; nil before pages were set.
  open var viewControllers: [UIViewController]? { state.current.map { [$0] } }

  /// Shows a page.
  ///
  /// Reports and ignores other numbers of pages than one, and controllers that contain this one.
  ///
  /// `completion` is called with whether the animation was completed; without one, before this
  /// method returns.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1,
      !ancestry.contains(where: { $0 === page })
    else {
      Diagnostics.report("a page controller shows one page, which does not contain it: \(self)")
      return completion?(false) ?? ()
    }
    show(page, direction, animated: animated, completion: completion)
  }

  // MARK: View

  open override func loadView() {
    let view = ContainerView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.clipsToBounds = true
    view.layoutHandler = { [weak self] in self?.layOutPages() }
    view.addSubview(scroll)
    self.view = view
    prepareScrolling()
    installCurrent()
    if state.current != nil { updateDots() }
  }
}

/// The pages of a page controller.
@MainActor
struct PageState {
  /// A page beside the current one.
  enum Neighbor {
    /// Not asked for yet.
    case unknown
    /// There is no page.
    case none
    case page(UIViewController)
  }

  var current: UIViewController?
  /// The pages before and after the current one.
  var (before, after) = (Neighbor.unknown, Neighbor.unknown)
  var turn: PageTurn?
  weak var source: (any UIPageViewControllerDataSource)?
  /// The space between pages, in points.
  var spacing: CGFloat = 0
  var isDoubleSided = false
  /// Whether the pages are moved together with the offset.
  var isShifting = false
  /// The dot of the current page.
  var dot = 0
  /// The size for which the pages are placed.
  var size = CGSize.zero
}

/// A change from the current page to another one.
@MainActor
final class PageTurn {
  let target: UIViewController
  let isForward: Bool
  /// Whether a person turns the page.
  let isByHand: Bool
  let completion: ((Bool) -> Void)?
  var isAnimated = true
  /// Whether the appearance methods of both pages have been called for the beginning.
  var holdsAppearance = false
  /// Whether the content has moved without a finger.
  var isReleased = false

  init(
    to target: UIViewController,
    isForward: Bool,
    isByHand: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    (self.target, self.isForward, self.isByHand) = (target, isForward, isByHand)
    self.completion = completion
  }
}

/// The scroll view of a page controller, whose turn ends when it leaves its window.
final class PageScrollView: UIScrollView {
  var leaveHandler: () -> Void = {}

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { leaveHandler() }
  }
}

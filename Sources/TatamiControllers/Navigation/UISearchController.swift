public import Foundation
public import TatamiViews

/// A controller that shows the results of a search in front of what is searched.
///
/// Its bar is shown by a navigation bar (``TatamiViews/UINavigationItem/searchController``), or by
/// any view, such as the header of a table.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.obscuresBackgroundDuringPresentation = false
/// search.searchBar.placeholder = "Search tasks"
/// let list = UITableViewController(style: .plain)
/// list.navigationItem.searchController = search
/// list.definesPresentationContext = true
/// ```
@preconcurrency @MainActor
open class UISearchController: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// The condition under which the scopes of a search bar are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// While the search is active.
    case automatic = 0
    /// As the program sets it.
    case manual = 1
    /// While there is text.
    case onTextEntry = 2
    /// While the search is active.
    case onSearchActivation = 3
  }

  private static let duration: TimeInterval = 0.3
  private let results: UIViewController?
  private var options = SearchOptions()
  private let bar = UISearchBar()
  private(set) var stage = SearchStage.inactive
  /// Whether the presentation is this object's own: the delegate is called for no other one.
  private var presentsItself = false
  /// Whether the search begins again after the dismissal that runs.
  private var reopens = false

  /// Creates a search controller; without a results controller, the searched view shows the results.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  /// Creates a search controller without a results controller; the arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  private func setUp() {
    modalPresentationStyle = .overCurrentContext
    bar.controller = self
    bar.placeholder = "Search"
    bar.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56)
    bar.autoresizingMask = .flexibleWidth
  }

  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The object that is called when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar.
  open var searchBar: UISearchBar { bar }
  /// The controller of the results, which is shown while there is text.
  open var searchResultsController: UIViewController? { results }

  // MARK: Options

  /// Whether what is searched is dimmed and receives no touches while the search is active.
  open var obscuresBackgroundDuringPresentation: Bool {
    get { options.obscures }
    set {
      options.obscures = newValue
      updateViews()
    }
  }

  /// Whether what is searched is dimmed while the search is active.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }

  /// Whether the titles and the buttons of the navigation bar are hidden while the search is active.
  open var hidesNavigationBarDuringPresentation: Bool {
    get { options.hidesBar }
    set {
      options.hidesBar = newValue
      layOutBars()
    }
  }

  /// Whether the results controller is shown while there is text, and else is not.
  open var automaticallyShowsSearchResultsController: Bool {
    get { options.showsResultsByText }
    set {
      options.showsResultsByText = newValue
      updateViews()
    }
  }

  /// Whether the results controller is shown; setting it turns the automatic choice off.
  open var showsSearchResultsController: Bool {
    get { options.showsResultsByText ? bar.text?.isEmpty == false : options.showsResults }
    set {
      options.showsResults = newValue
      options.showsResultsByText = false
      updateViews()
    }
  }

  /// Whether the bar has a cancel button while the search is active.
  open var automaticallyShowsCancelButton: Bool {
    get { options.showsCancel }
    set { options.showsCancel = newValue }
  }

  /// The condition under which the scopes of the bar are shown.
  open var scopeBarActivation: ScopeBarActivation {
    get { options.scopes }
    set {
      options.scopes = newValue
      updateScopes()
    }
  }

  /// Whether the scopes of the bar are shown while the search is active.
  open var automaticallyShowsScopeBar: Bool {
    get { options.scopes != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }

  // MARK: Activity

  /// Whether the search is active; setting it presents or dismisses the search controller.
  open var isActive: Bool {
    get { stage == .active }
    set {
      reopens = false
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  private func activate() {
    if stage == .ending { return activateAfterDismissal() }
    guard stage == .inactive else { return }
    stage = .beginning
    if let delegate {
      delegate.presentSearchController(self)
    } else {
      presentItself()
    }
    guard stage == .beginning else { return }
    // The delegate presents the search in its own way.
    stage = .active
    changeBar(animated: bar.window != nil)
    updateResults()
  }

  /// Begins the search again at the end of the dismissal, during which a person has tapped the bar.
  private func activateAfterDismissal() {
    guard let coordinator = transitionCoordinator else { return }
    reopens = true
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self, reopens else { return }
      reopens = false
      if stage == .inactive { activate() }
    }
  }

  /// Presents the search controller in front of the nearest controller that defines the presentation
  /// context (N123).
  func presentItself() {
    guard stage == .beginning else { return }
    guard let owner else {
      stage = .inactive
      return Diagnostics.report("the bar of a search controller is not on screen: \(self)")
    }
    presentsItself = true
    owner.present(self, animated: bar.window != nil) { [weak self] in
      guard let self else { return }
      delegate?.didPresentSearchController(self)
    }
    presentsItself = false
    // The presentation was refused.
    if stage == .beginning { stage = .inactive }
  }

  private func deactivate() {
    guard let presenter = presentingViewController else {
      begin(ending: true)
      return finish()
    }
    presenter.dismiss(animated: bar.window != nil)
  }

  /// The controller that shows the bar.
  private var owner: UIViewController? {
    var responder: UIResponder? = bar.superview
    while let next = responder, !(next is UIViewController) { responder = next.next }
    let controller = responder as? UIViewController
    return (controller as? UINavigationController)?.topViewController ?? controller
  }

  /// Begins or ends the search; called by the presentation.
  func begin(ending: Bool) {
    guard ending ? stage == .active : stage != .active else { return }
    if !ending, presentsItself { delegate?.willPresentSearchController(self) }
    stage = ending ? .ending : .active
    if ending {
      delegate?.willDismissSearchController(self)
      bar.text = nil
      bar.resignFirstResponder()
    }
    changeBar(animated: bar.window != nil)
    updateResults()
  }

  /// Ends the search after the dismissal.
  func finish() {
    guard stage == .ending else { return }
    stage = .inactive
    navigation?.barHiding.updateForHeight()
    delegate?.didDismissSearchController(self)
  }

  private func changeBar(animated: Bool) {
    if options.showsCancel { bar.setShowsCancelButton(isActive, animated: animated) }
    updateScopes()
  }

  private func updateScopes() {
    switch options.scopes {
    case .manual: break
    case .automatic, .onSearchActivation: bar.setShowsScope(isActive, animated: bar.window != nil)
    case .onTextEntry:
      bar.setShowsScope(isActive && bar.text?.isEmpty == false, animated: bar.window != nil)
    }
  }

  // MARK: Bar

  /// Updates the scopes and the results after a change of the text.
  func updateAfterText() {
    guard isActive else { return }
    updateScopes()
    updateResults()
  }

  /// Updates the results.
  func updateResults() {
    guard stage != .inactive else { return }
    updateViews()
    for controller in [results, searchResultsUpdater as? UIViewController].compactMap(\.self) {
      controller.unavailable.searchText = isActive ? searchBar.text : nil
      controller.setNeedsUpdateContentUnavailableConfiguration()
    }
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Views

  private var searchView: SearchView? { viewIfLoaded as? SearchView }

  open override func loadView() {
    let view = SearchView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.controller = self
    self.view = view
    if let results { addChild(results) }
    updateViews()
    results?.didMove(toParent: self)
  }

  /// Shows the results controller and dims what is searched.
  private func updateViews() {
    guard let searchView else { return }
    let shows = results != nil && showsSearchResultsController && stage != .inactive
    searchView.results = shows ? results?.view : nil
    searchView.obscures = options.obscures
    let isBesideOwner = presentingViewController?.contextContainer != nil
    let covers = options.obscures || shows
    presentationController?.letsTouchesThrough = !isBesideOwner || !covers
  }

  /// The navigation controller around the bar's owner.
  var navigation: UINavigationController? {
    presentingViewController.flatMap { $0 as? UINavigationController ?? $0.navigationController }
      ?? owner?.navigationController
  }

  /// The navigation bar around the bar's owner, unless it is hidden.
  var shownNavigationBar: UINavigationBar? {
    guard let navigation, !navigation.isNavigationBarHidden else { return nil }
    return navigation.navigationBar
  }

  /// Places the bars and what is below them.
  func layOutBars() {
    for view in [navigation?.viewIfLoaded, viewIfLoaded] {
      view?.setNeedsLayout()
      view?.layoutIfNeeded()
    }
  }

  // MARK: Transition

  /// Returns the duration of fading in and out.
  open func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

  /// Fades the view in or out.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let added = transitionContext.view(forKey: .to)
    let removed = transitionContext.view(forKey: .from)
    if let added, transitionContext.viewController(forKey: .to) === self {
      added.frame = transitionContext.finalFrame(for: self)
      transitionContext.containerView.addSubview(added)
      added.alpha = 0
    }
    UIView.animate(withDuration: Self.duration) {
      added?.alpha = 1
      removed?.alpha = 0
    } completion: { _ in
      removed?.alpha = 1
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

extension UISearchController: SearchBarClient {
  func editingDidBegin() { isActive = true }
  func textDidChange() { updateAfterText() }
  func scopeDidChange() { updateResults() }
  func cancelPressed() { isActive = false }
}

extension UINavigationItem {
  /// The search controller whose bar is shown below the titles; nil for none.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}

extension UISearchController: OwnPresentation {
  package func makePresentationController() -> UIPresentationController {
    SearchPresentationController(presentedViewController: self, presenting: nil)
  }

  package func makeAnimator(
    isPresentation: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  package var keepsFirstResponder: Bool { true }
}

/// The settable properties of a search controller.
private struct SearchOptions {
  var obscures = true
  var hidesBar = true
  var showsResultsByText = true
  var showsResults = false
  var showsCancel = true
  var scopes = UISearchController.ScopeBarActivation.automatic
}

/// The stages of a search.
enum SearchStage {
  /// The search controller is not presented.
  case inactive
  /// It is about to be presented.
  case beginning
  /// It is presented.
  case active
  /// It is being dismissed.
  case ending
}

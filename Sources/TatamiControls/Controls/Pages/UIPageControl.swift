public import Foundation
public import TatamiViews

/// A row of dots, one for each page, which shows and selects the current page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  var pages = PageNumbers()
  var drag: PageDrag?
  private var indicatorImages: [Int: UIImage] = [:]
  private var currentIndicatorImages: [Int: UIImage] = [:]
  private var appearance = Appearance() { didSet { setNeedsDisplay() } }

  /// The values used to draw the control.
  private struct Appearance {
    var hidesForSinglePage = false
    var indicatorColor: UIColor?
    var currentIndicatorColor: UIColor?
    var backgroundStyle = BackgroundStyle.automatic
    var direction = Direction.natural
    var indicatorImage: UIImage?
    var currentIndicatorImage: UIImage?
  }

  /// Creates a control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    contentPriorities.hugging.vertical = .defaultHigh
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  // MARK: Pages

  /// The number of pages, at least 0; the current page is clamped to it.
  open var numberOfPages: Int {
    get { pages.count }
    set { change { $0.set(count: newValue) } }
  }
  /// The index of the current page, clamped to the number of pages; setting it sends no event.
  open var currentPage: Int {
    get { pages.current }
    set { change { $0.set(current: newValue) } }
  }
  /// Whether a single page shows no dot.
  open var hidesForSinglePage: Bool {
    get { appearance.hidesForSinglePage }
    set { appearance.hidesForSinglePage = newValue }
  }

  private func change(_ change: (inout PageNumbers) -> Void) {
    let old = pages
    change(&pages)
    if old != pages { setNeedsDisplay() }
    if old.count != pages.count { invalidateIntrinsicContentSize() }
  }

  // MARK: Appearance

  /// The color of the other pages' indicators; nil for the default.
  open var pageIndicatorTintColor: UIColor? {
    get { appearance.indicatorColor }
    set { appearance.indicatorColor = newValue }
  }
  /// The color of the current page's indicator; nil for the default.
  open var currentPageIndicatorTintColor: UIColor? {
    get { appearance.currentIndicatorColor }
    set { appearance.currentIndicatorColor = newValue }
  }
  /// Whether a background is drawn behind the indicators.
  open var backgroundStyle: BackgroundStyle {
    get { appearance.backgroundStyle }
    set { appearance.backgroundStyle = newValue }
  }
  /// The direction in which the pages follow each other.
  open var direction: Direction {
    get { appearance.direction }
    set {
      appearance.direction = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The image of the indicators; nil for dots.
  open var preferredIndicatorImage: UIImage? {
    get { appearance.indicatorImage }
    set { appearance.indicatorImage = newValue }
  }
  /// The image of the current page's indicator; nil for that of the other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    get { appearance.currentIndicatorImage }
    set { appearance.currentIndicatorImage = newValue }
  }

  /// Sets the image of a page's indicator; nil for the preferred image.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
    setNeedsDisplay()
  }
  /// Returns the image of a page's indicator; nil for a dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    indicatorImages[page] ?? preferredIndicatorImage
  }
  /// Sets the image of a page's indicator while the page is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicatorImages[page] = image
    setNeedsDisplay()
  }
  /// Returns the image of a page's indicator while the page is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentIndicatorImages[page] ?? preferredCurrentPageIndicatorImage
      ?? indicatorImage(forPage: page)
  }

  // MARK: Size

  /// Returns the size of a control with a number of pages.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { naturalSize(of: pageCount) }
  /// The size for the number of pages.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(of: numberOfPages) }
  /// The size for the number of pages.
  open override var intrinsicContentSize: CGSize { naturalSize(of: numberOfPages) }

  /// Draws the background and the indicators.
  open override func draw(_ rect: CGRect) { drawIndicators() }

  // MARK: Tracking

  /// Whether a drag along the indicators changes the page.
  open var allowsContinuousInteraction = true
  /// The kind of the touch in progress.
  open var interactionState: InteractionState {
    guard let drag else { return .none }
    return drag.isContinuous ? .continuous : .discrete
  }

  override func touchDidBegin(at point: CGPoint) { beginDrag(at: point) }
  override func touchDidMove(to point: CGPoint) { moveDrag(to: point) }
  override func touchDidEnd(at point: CGPoint?, isInside: Bool) {
    endDrag(with: isInside ? point : nil)
  }
  override func touchDidCancel() { endDrag(with: nil) }

  // MARK: Keys and accessibility

  /// Whether the control can become first responder, for arrow keys; true while it is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Changes the page by arrow keys.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeSteps(of: presses) { super.pressesBegan(presses, with: event) }
  }

  package override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = true
    content.value = "page \(min(currentPage + 1, numberOfPages)) of \(numberOfPages)"
    content.traits.formUnion([.adjustable, .updatesFrequently])
    return content
  }
  /// Moves to the next page.
  open override func accessibilityIncrement() { if isEnabled { userDidSet(currentPage + 1) } }
  /// Moves to the previous page.
  open override func accessibilityDecrement() { if isEnabled { userDidSet(currentPage - 1) } }
}

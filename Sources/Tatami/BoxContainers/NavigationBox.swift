public import TatamiReactive
public import TatamiUIKit

/// A bar above a body; the bar extends into the top of the safe area.
///
/// ```swift
/// let page = NavigationBox(
///   navBar: { UILabel().attach().text("Inbox").margin(all: 12) },
///   body: { VBox().attach().size(.fill, .fill) }
/// )
/// page.state.value.shadowOpacity = 0.2
/// ```
open class NavigationBox: ZBox, Stateful {
  /// The appearance of the bar and the position of the body.
  ///
  /// ```swift
  /// var bar = NavigationBox.ViewState()
  /// bar.backgroundColor = .systemBackground
  /// bar.bodyAvoidNavBar = false
  /// page.state.value = bar
  /// ```
  public struct ViewState {
    /// Whether the bar is shown and takes space.
    public var visible = Visibility.visible
    /// The distance by which the bar is moved down, in points; negative numbers move it up.
    public var navOffset: CGFloat = 0
    /// Whether the body begins below the bar; otherwise the bar covers its top.
    public var bodyAvoidNavBar = true
    /// The color behind the bar.
    public var backgroundColor: UIColor?
    /// The opacity of the bar, from 0 to 1.
    public var alpha: CGFloat = 1
    /// The animator of bar and body.
    public var animator: (any Animator)?
    /// The color of the bar's shadow.
    public var shadowColor: UIColor?
    /// The opacity of the shadow, from 0 to 1.
    public var shadowOpacity: Float = 0
    /// The blur radius of the shadow, in points.
    public var shadowRadius: CGFloat = 0
    /// The distance of the shadow from the bar, in points.
    public var shadowOffset = CGSize.zero

    /// Creates the default appearance.
    public init() {}
  }

  /// The appearance of the bar and the position of the body.
  public let state = State(ViewState())
  private let barBox = VBox()
  private let bodyBox = ZBox()

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - navBar: Returns the bar, or nil for a bar without content.
  ///   - body: Returns the body.
  public init(
    navBar: () -> (any BoxLayoutNode)?,
    body: () -> any BoxLayoutNode
  ) {
    super.init(frame: .zero)
    attach().size(.fill, .fill)
    bodyBox.attach(self).size(.fill, .fill)
    barBox.attach(self).size(.fill, .wrap)
    if let bar = navBar() { barBox.addLayoutNode(bar) }
    bodyBox.addLayoutNode(body())
    state.combine(barBox.sizeState()).safeBind(to: self) { $0.show($1.0, barSize: $1.1) }
  }

  /// Returns nil: the box requires a body.
  public required init?(coder: NSCoder) { nil }

  /// Extends the bar into the top of the safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    barBox.layoutRegulator.padding.top = safeAreaInsets.top
  }

  private func show(_ state: ViewState, barSize: CGSize) {
    barBox.layoutVisibility = state.visible
    barBox.layoutRegulator.margin.top = state.navOffset
    barBox.backgroundColor = state.backgroundColor
    barBox.alpha = state.alpha
    barBox.layer.shadowColor = state.shadowColor?.resolvedColor(with: traitCollection).cgColor
    barBox.layer.shadowOpacity = state.shadowOpacity
    barBox.layer.shadowRadius = state.shadowRadius
    barBox.layer.shadowOffset = state.shadowOffset
    layoutAnimator = state.animator
    let isCovered = !state.bodyAvoidNavBar || !state.visible.isLaidOut
    bodyBox.layoutRegulator.margin.top = isCovered ? 0 : max(0, barSize.height + state.navOffset)
  }
}

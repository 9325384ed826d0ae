public import Tatami

/// A bar above a body; the bar extends into the top of the safe area.
open class NavigationBox: VBox, Stateful {
  /// The type of the state.
  public typealias StateType = State<ViewState>

  /// The appearance of the bar and the position of the body.
  public struct ViewState {
    /// Whether the bar is shown and takes space.
    public var visible = Visibility.visible
    /// The distance by which the bar is moved down, in points; its horizontal part has no effect.
    public var navOffset = CGPoint.zero
    /// Whether the body begins below the bar; otherwise the bar covers its top.
    public var bodyAvoidNavBar = true
    /// The color behind the bar.
    public var backgroundColor = UIColor.white
    /// The animator of bar and body.
    public var animator: (any Animator)?
    /// The opacity of the bar, from 0 to 1.
    public var alpha: CGFloat = 1
    /// The distance of the shadow from the bar, in points.
    public var shadowOffset = CGSize(width: 0, height: 1)
    /// The color of the bar's shadow.
    public var shadowColor: UIColor? = UIColor.lightGray.withAlphaComponent(0.5)
    /// The opacity of the shadow, from 0 to 1.
    public var shadowOpacity: Float = 0
    /// The blur radius of the shadow, in points.
    public var shadowRadius: CGFloat = 0

    /// Creates the default appearance.
    @preconcurrency @MainActor
    public init() { animator = Animators.default }

    /// The appearance in Tatami's terms.
    fileprivate var content: Tatami.NavigationBox.ViewState {
      var content = Tatami.NavigationBox.ViewState()
      content.visible = visible
      content.navOffset = navOffset.y
      content.bodyAvoidNavBar = bodyAvoidNavBar
      content.backgroundColor = backgroundColor
      content.animator = animator
      content.alpha = alpha
      content.shadowOffset = shadowOffset
      content.shadowColor = shadowColor
      content.shadowOpacity = shadowOpacity
      content.shadowRadius = shadowRadius
      return content
    }
  }

  /// The appearance of the bar and the position of the body.
  public let state = State(ViewState())

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - navBar: Returns the bar.
  ///   - body: Returns the body.
  public init(navBar: BoxGenerator<UIView>, body: BoxGenerator<UIView>) {
    super.init(frame: .zero)
    attach().size(.fill, .fill)
    let box = Tatami.NavigationBox(
      navBar: { navBar().attach().width(.fill) },
      body: { body().attach().size(.fill, .fill) }
    )
    box.attach(self).size(.fill, .fill)
    state.safeBind(to: box) { $0.state.value = $1.content }
  }

  /// Returns nil: such a box is not in archives.
  public required init?(coder: NSCoder) { nil }
}

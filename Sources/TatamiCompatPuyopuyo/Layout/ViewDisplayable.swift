public import Tatami

/// An object with a view: a view, a controller, or a `Puyo` of a view.
@preconcurrency @MainActor
public protocol ViewDisplayable: AnyObject {
  /// The view.
  var dislplayView: UIView { get }
}

extension UIView: ViewDisplayable {
  /// The view itself.
  public var dislplayView: UIView { self }
}

extension UIViewController: ViewDisplayable {
  /// The controller's view, which is loaded first.
  public var dislplayView: UIView {
    loadViewIfNeeded()
    return viewIfLoaded ?? UIView()
  }
}

extension Puyo: ViewDisplayable where Node: UIView {
  /// The view of the chain.
  public var dislplayView: UIView { node }
}

/// A box or group that shows views which it does not lay out.
@preconcurrency @MainActor
public protocol ViewParasitizing: AnyObject {
  /// Adds a view on top, outside of the layout.
  func addParasite(_ parasite: any ViewDisplayable)

  /// Removes a view.
  func removeParasite(_ parasite: any ViewDisplayable)
}

extension BoxView: ViewParasitizing {
  /// Adds a view on top, outside of the layout.
  public func addParasite(_ parasite: any ViewDisplayable) {
    insertSubview(parasite.dislplayView, at: subviews.count)
  }

  /// Removes a view.
  public func removeParasite(_ parasite: any ViewDisplayable) {
    let view = parasite.dislplayView
    if view.superview === self { view.removeFromSuperview() }
  }
}

extension BoxGroup: ViewParasitizing {
  /// Adds a view to the box that shows the group; does nothing without one.
  public func addParasite(_ parasite: any ViewDisplayable) {
    parasitingHostView?.addParasite(parasite)
  }

  /// Removes a view from the box that shows the group.
  public func removeParasite(_ parasite: any ViewDisplayable) {
    parasitingHostView?.removeParasite(parasite)
  }
}

extension Puyo where Node: ViewParasitizing {
  /// Adds a view outside of the layout.
  public func addParasite(_ parasite: any ViewDisplayable) { node.addParasite(parasite) }

  /// Removes a view.
  public func removeParasite(_ parasite: any ViewDisplayable) { node.removeParasite(parasite) }
}

/// A view that is as large as the view in it, for bar buttons and titles.
public final class IntrinsicSizeDelegateView: UIView {
  private let content: UIView

  /// Creates a view with the view of a closure's result.
  public init(_ root: () -> any ViewDisplayable) {
    content = root().dislplayView
    super.init(frame: .zero)
    addSubview(content)
    applyContentSize(thatFits: .zero)
  }

  /// Returns nil: such a view is not in archives.
  public required init?(coder: NSCoder) { nil }

  /// Returns the size of the content in a space; 0 is no limit.
  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    content.sizeThatFits(size)
  }

  /// The size of the content without limits.
  public override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Sets the bounds to the size of the content in a space.
  public func applyContentSize(thatFits size: CGSize) {
    bounds.size = sizeThatFits(size)
    setNeedsLayout()
  }

  /// Places the content in the whole view.
  public override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}

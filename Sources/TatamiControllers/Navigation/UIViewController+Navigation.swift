public import TatamiControls
public import TatamiViews

extension UIViewController {
  /// The nearest navigation controller among the ancestors; nil if there is none.
  public var navigationController: UINavigationController? {
    ancestry.dropFirst().lazy.compactMap { $0 as? UINavigationController }.first
  }

  /// Sets the scroll view whose position moves the bar at an edge, the top or the bottom; nil for the
  /// one that is found in the root view.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    guard edge == .top || edge == .bottom else {
      return Diagnostics.report("setContentScrollView(_:for:) takes .top or .bottom: \(self)")
    }
    if edge == .top {
      let former = topScrollView
      topContentScrollView = scrollView
      if former !== topScrollView { former?.collapseTop(by: 0, of: []) {} }
    } else {
      bottomContentScrollView = scrollView
    }
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  /// Returns the scroll view whose position moves the bar at an edge, the top or the bottom.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    switch edge {
    case .top: topScrollView
    case .bottom: bottomContentScrollView as? UIScrollView ?? topScrollView
    default: nil
    }
  }

  /// Whether the view reaches under a bar at an edge (N21, N22).
  package func reaches(_ edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Removes what the bars of a container have set for the view and its scroll view.
  package func resetBarInsets() {
    topScrollView?.collapseTop(by: 0, of: []) {}
    barInsets = .zero
  }

  /// The scroll view whose position moves the bar at the top: the root view itself, or the first
  /// scroll view in the chain of first subviews (N30).
  var topScrollView: UIScrollView? {
    if let own = topContentScrollView { return own as? UIScrollView }
    var view = viewIfLoaded
    while let next = view {
      if let scroll = next as? UIScrollView { return scroll }
      view = next.subviews.first
    }
    return nil
  }
}

extension UINavigationController: BarsController {
  /// Returns whether a scroll view is that of a controller of the stack.
  package func hasContent(_ scrollView: UIScrollView) -> Bool {
    viewControllers.contains { $0.topScrollView === scrollView }
  }
}

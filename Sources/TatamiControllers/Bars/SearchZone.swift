import Foundation
import TatamiViews

/// The zone below the titles of a navigation bar for a search bar, as a function of the scrolled
/// distance; the large title shrinks after it (N79).
struct SearchZone: Equatable {
  /// The height of the open zone, in points; 0 without a search bar.
  var full: CGFloat = 0
  /// The distance by which the content has been scrolled from its top.
  var scrolled: CGFloat = 0
  /// Whether the zone shrinks while the content is scrolled.
  var shrinks = false
  /// Whether the zone is all that is shown, because a search hides the titles.
  var isAlone = false

  /// The height, in points.
  var height: CGFloat { shrinks ? min(max(0, full - scrolled), full) : full }
  /// The height by which the zone can shrink, in points.
  var collapsible: CGFloat { shrinks ? full : 0 }
}

/// The view of a navigation bar that shows the search bar of its item.
final class NavigationSearchView: UIView {
  private weak var shown: UISearchBar?

  /// Shows the search bar of an item.
  ///
  /// - Parameter heightHandler: Called when the height of the search bar may have changed.
  func show(_ item: UINavigationItem?, heightHandler: @escaping () -> Void) {
    let bar = item?.searchBar
    if let shown, shown !== bar || shown.superview !== self { release(shown) }
    shown = bar
    isHidden = bar == nil
    guard let bar else { return }
    if bar.superview !== self { addSubview(bar) }
    bar.heightHandler = heightHandler
    bar.isInNavigationBar = true
    setNeedsLayout()
  }

  /// Ends showing a search bar, unless another navigation bar shows it.
  private func release(_ bar: UISearchBar) {
    if bar.superview === self { bar.removeFromSuperview() }
    guard !(bar.superview is NavigationSearchView) else { return }
    bar.heightHandler = nil
    bar.isInNavigationBar = false
  }

  /// The horizontal position and the width of the search bar, in points, in a change in which only
  /// a part of it is visible; nil for those of this view.
  private var part: (x: CGFloat, width: CGFloat)? { didSet { setNeedsLayout() } }

  /// Places the view in a page that slides.
  ///
  /// - Parameters:
  ///   - x: The position of the page, in points.
  ///   - width: The width of the page, in points.
  ///   - isCovered: Whether the page that slides above it covers all of its place.
  func slide(to x: CGFloat, width: CGFloat, isCovered: Bool) {
    clipsToBounds = true
    let isClipped = isCovered && x != 0
    let start = isClipped && x > 0 ? width : x
    frame.origin.x = start
    frame.size.width = isClipped ? abs(x) : width
    part = (x - start, width)
    layoutIfNeeded()
  }

  /// Ends sliding.
  func endSliding() {
    clipsToBounds = false
    part = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shown, shown.superview === self else { return }
    let (x, width) = part ?? (0, bounds.width)
    shown.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
  }
}

import Foundation
import TatamiViews

/// An animated change of what a navigation bar shows, from one stack of items to another.
@MainActor
final class BarChange {
  private let bar: UINavigationBar
  private let oldItems: [UINavigationItem]
  private let newItems: [UINavigationItem]
  private let isPush: Bool
  private let (old, new): (NavigationBarContent, NavigationBarContent)
  private let newLarge = LargeTitleView()
  private let newSearch = NavigationSearchView()
  /// The distance that the titles move, in points; 0 for a plain cross-fade.
  private let distance: CGFloat
  /// The distances that the large titles move with the views below them, in points.
  private let (oldLargeDistance, newLargeDistance): (CGFloat, CGFloat)

  /// Prepares a change; the new contents are transparent.
  ///
  /// - Parameters:
  ///   - isPush: Whether the new contents come from the trailing side.
  ///   - slides: Whether the titles move, and not only fade.
  ///   - end: The bar at the end; nil for one without a controller.
  init(
    _ bar: UINavigationBar,
    to items: [UINavigationItem],
    isPush: Bool,
    slides: Bool,
    end: BarEnd? = nil
  ) {
    (self.bar, self.isPush) = (bar, isPush)
    bar.layoutIfNeeded()
    bar.isChanging = true
    oldItems = bar.items ?? []
    newItems = items
    old = bar.content
    new = bar.makeContent(for: items)
    let way: CGFloat = isPush == bar.isRightToLeft ? -1 : 1
    distance = slides ? way * bar.bounds.width / 3 : 0
    let (upper, lower) = (3 * distance, 3 * PushMotion.parallax * distance)
    (oldLargeDistance, newLargeDistance) = isPush ? (-lower, upper) : (-upper, lower)
    bar.addSubview(new)
    let height = bar.inlineHeight(of: items.last)
    new.frame = CGRect(x: 0, y: 0, width: bar.bounds.width, height: height)
    new.layoutIfNeeded()
    new.alpha = 0
    new.titleOrView.transform = CGAffineTransform(translationX: distance, y: 0)
    let search = SearchZone(full: items.last?.searchHeight ?? 0)
    let end = end ?? BarEnd(height: bar.height(of: items), search: search)
    new.isCovered = end.search.isAlone
    if !end.search.isAlone { prepareLargeTitle(below: height) }
    prepareSearch(end)
  }

  private func prepareSearch(_ end: BarEnd) {
    let shown = oldItems.last?.searchBar
    guard let item = newItems.last, let next = item.searchBar, next !== shown else { return }
    newSearch.show(item) { [weak bar] in bar?.setNeedsLayout() }
    newSearch.frame = CGRect(
      x: 0,
      y: end.height - end.search.height,
      width: bar.bounds.width,
      height: end.search.height
    )
    slide(newSearch, to: newLargeDistance, isCovered: !isPush)
    newSearch.alpha = 0
    bar.addSubview(newSearch)
  }

  /// Moves a search bar with its page; that of the lower page is visible beside the upper one only.
  private func slide(_ search: NavigationSearchView, to x: CGFloat, isCovered: Bool) {
    search.slide(to: x, width: bar.bounds.width, isCovered: isCovered)
  }

  private func prepareLargeTitle(below height: CGFloat) {
    guard bar.isLarge(newItems), let item = newItems.last else { return }
    new.titleAlpha = 0
    newLarge.show(item.title, bar.appearance(for: item), bar.traitCollection)
    newLarge.frame = CGRect(
      x: newLargeDistance,
      y: height,
      width: bar.bounds.width,
      height: bar.largeTitleHeight(for: item)
    )
    newLarge.layoutIfNeeded()
    newLarge.alpha = 0
    bar.addSubview(newLarge)
  }

  /// Makes the changes; called inside of an animation.
  func animate() {
    old.alpha = 0
    new.alpha = 1
    old.titleOrView.transform = CGAffineTransform(translationX: -distance, y: 0)
    new.titleOrView.transform = .identity
    bar.largeTitle.alpha = 0
    bar.largeTitle.transform = CGAffineTransform(translationX: oldLargeDistance, y: 0)
    newLarge.alpha = 1
    newLarge.frame.origin.x = 0
    bar.search.alpha = 0
    newSearch.alpha = 1
    if bar.search.superview != nil { slide(bar.search, to: oldLargeDistance, isCovered: isPush) }
    slide(newSearch, to: 0, isCovered: false)
  }

  /// Ends the change.
  func finish(completed: Bool) {
    for content in [old, new] {
      content.titleOrView.transform = .identity
      content.removeFromSuperview()
    }
    newLarge.removeFromSuperview()
    bar.largeTitle.alpha = 1
    bar.largeTitle.transform = .identity
    bar.search.alpha = 1
    bar.search.endSliding()
    old.alpha = 1
    new.alpha = 1
    bar.isChanging = false
    bar.use(completed ? newItems : oldItems)
    newSearch.removeFromSuperview()
    bar.layoutIfNeeded()
  }
}

/// The height of a bar at the end of a change, in points, and its zone for a search bar.
struct BarEnd {
  var height: CGFloat
  var search: SearchZone
}

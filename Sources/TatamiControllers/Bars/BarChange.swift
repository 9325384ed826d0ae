import Foundation
import TatamiViews

/// An animated change of what a navigation bar shows, from one stack of items to another.
@MainActor
final class BarChange {
  private let bar: UINavigationBar
  private let oldItems: [UINavigationItem]
  private let newItems: [UINavigationItem]
  private let (old, new): (NavigationBarContent, NavigationBarContent)
  private let newLarge = LargeTitleView()
  /// The distance that the titles move, in points; 0 for a plain cross-fade.
  private let distance: CGFloat
  /// The distances that the large titles move with the views below them, in points.
  private let (oldLargeDistance, newLargeDistance): (CGFloat, CGFloat)

  /// Prepares a change; the new contents are transparent.
  ///
  /// - Parameters:
  ///   - isPush: Whether the new contents come from the trailing side.
  ///   - slides: Whether the titles move, and not only fade.
  init(_ bar: UINavigationBar, to items: [UINavigationItem], isPush: Bool, slides: Bool) {
    self.bar = bar
    bar.layoutIfNeeded()
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
    prepareLargeTitle(below: height)
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
    old.alpha = 1
    new.alpha = 1
    bar.use(completed ? newItems : oldItems)
    bar.layoutIfNeeded()
  }
}

package import Foundation
import TatamiGraphics
import TatamiViews

/// The source of a menu: where the menu is shown, and what is called.
@MainActor
struct MenuSource {
  /// The view beside which the menu is shown.
  weak var view: UIView?
  /// The object on whose behalf actions are performed.
  weak var sender: AnyObject?
  /// The part of the view beside which the menu is; nil for the whole view.
  var rect: CGRect?
  /// The preview beside the menu, in front of the other views; nil for none.
  var preview: MenuPreview?
  /// Whether the first element is near the source.
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  /// The direction of the arrow of a bar; nil for a card.
  var arrow: UIEditMenuArrowDirection?
  /// Called with an element before it is performed.
  var chosen: (UIMenuElement) -> Void = { _ in }
  /// Called after a tap on the preview, before the menu ends.
  var previewChosen: () -> Void = {}
  /// Called before the menu appears; the result runs along with the animation.
  var willAppear: () -> MenuAnimator? = { nil }
  /// Called before the menu disappears; the result runs along with the animation.
  var willDisappear: () -> MenuAnimator? = { nil }

  /// Creates the source of a menu beside a view.
  init(_ view: UIView, sender: AnyObject? = nil) {
    (self.view, self.sender) = (view, sender ?? view)
  }

  /// Returns the place of the source in the coordinates of a menu; nil if it is not in its window.
  func frame(in menu: UIView) -> CGRect? {
    guard let view, view.window != nil, view.window === menu.window else { return nil }
    return view.convert(rect ?? preview?.sourceBounds(in: view) ?? view.bounds, to: menu)
  }
}

/// The closures that run along with the appearance or the disappearance of a menu, and after it.
@MainActor
package final class MenuAnimator: NSObject {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var isCompleted = false

  package override init() {}

  /// Adds a closure whose changes are animated.
  package func add(animations: @escaping () -> Void) { self.animations.append(animations) }

  /// Adds a closure that is called at the end.
  package func add(completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the closures that are animated.
  package func animate() {
    while !animations.isEmpty { animations.removeFirst()() }
  }

  /// Runs the closures that are called at the end, once.
  package func complete() {
    guard !isCompleted else { return }
    isCompleted = true
    while !completions.isEmpty { completions.removeFirst()() }
  }
}

public import Foundation
public import TatamiViews

/// A menu of editing commands beside what is selected: a bar with an arrow.
///
/// The commands are those that the responders, from the interaction's view on, can perform; the
/// delegate may add others.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The delegate, held weakly.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view to which the interaction is added, held weakly.
  open private(set) weak var view: UIView?
  private weak var menu: OpenMenu?
  private var configuration: UIEditMenuConfiguration?
  /// Whether the next menu is a card, as after a click with the secondary button.
  var showsCard = false

  /// Creates an interaction with a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
  }

  /// Called before the interaction is added to a view; nil if it is removed.
  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  /// Called after the interaction was added to a view; nil if it was removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Shows the menu of a configuration, unless it has no elements.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let contents = contents(of: configuration), !contents.children.isEmpty else {
      return
    }
    var source = MenuSource(view)
    source.rect = targetRect(of: configuration)
    source.order = .fixed
    source.arrow = showsCard ? nil : configuration.preferredArrowDirection
    source.willAppear = { [weak self] in
      self?.animator { $0.editMenuInteraction($1, willPresentMenuFor: configuration, animator: $2) }
    }
    source.willDisappear = { [weak self] in
      self?.animator { $0.editMenuInteraction($1, willDismissMenuFor: configuration, animator: $2) }
    }
    self.configuration = configuration
    menu = OpenMenu.open(contents, source)
  }

  /// Dismisses the menu that is shown.
  open func dismissMenu() { menu?.end() }

  /// Asks for the elements of the visible menu again.
  open func reloadVisibleMenu() {
    guard let menu, let configuration else { return }
    guard let contents = contents(of: configuration), !contents.children.isEmpty else {
      return menu.end()
    }
    menu.setNeedsPlacement()
    menu.replaceMenu { _ in contents }
  }

  /// Moves the visible menu to its target rectangle.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let menu, let configuration else { return }
    menu.source.rect = targetRect(of: configuration)
    menu.setNeedsPlacement()
    UIView.changeAppearance(animated: animated) { menu.layoutIfNeeded() }
  }

  /// Returns the point at which the menu was requested, in the coordinates of a view, or of the window
  /// if it is nil; the largest point while no menu is shown.
  open func location(in view: UIView?) -> CGPoint {
    let largest = CGFloat.greatestFiniteMagnitude
    guard menu != nil, let configuration, let own = self.view else {
      return CGPoint(x: largest, y: largest)
    }
    return own.convert(configuration.sourcePoint, to: view)
  }
}

extension UIEditMenuInteraction: MenuInteraction {
  package func mayOpenMenu(for view: UIView) -> Bool { view === self.view && menu == nil }

  package func openMenu(for view: UIView) -> Bool {
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    showsCard = false
    presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: center))
    return menu != nil
  }
}

extension UIEditMenuInteraction {
  private func contents(of configuration: UIEditMenuConfiguration) -> UIMenu? {
    let suggested = EditCommands.elements(for: view)
    guard let delegate else { return UIMenu(children: suggested) }
    return delegate.editMenuInteraction(
      self,
      menuFor: configuration,
      suggestedActions: suggested
    ) ?? UIMenu(children: suggested)
  }

  private func targetRect(of configuration: UIEditMenuConfiguration) -> CGRect {
    let rect = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    return rect.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : rect
  }

  private func animator(
    _ call: (
      any UIEditMenuInteractionDelegate, UIEditMenuInteraction, any UIEditMenuInteractionAnimating
    ) -> Void
  ) -> MenuAnimator? {
    guard let delegate else { return nil }
    let animator = EditMenuAnimator()
    call(delegate, self, animator)
    return animator.animator
  }
}

/// The animator of an edit menu.
private final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  /// The closures that run along with the menu.
  let animator = MenuAnimator()

  func addAnimations(_ animations: @escaping () -> Void) { animator.add(animations: animations) }

  func addCompletion(_ completion: @escaping () -> Void) { animator.add(completion: completion) }
}

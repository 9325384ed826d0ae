public import Foundation
public import TatamiViews

/// A menu that appears after a long press on a view or a click with the secondary button.
///
/// ```swift
/// let interaction = UIContextMenuInteraction(delegate: delegate)
/// imageView.addInteraction(interaction)
/// imageView.isUserInteractionEnabled = true
/// ```
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The forms of a context menu.
  public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// The menu is beside a preview.
    case rich = 1
    /// The menu is alone.
    case compact = 2
  }

  /// The delegate, held weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view to which the interaction is added, held weakly.
  open private(set) weak var view: UIView?
  /// The menu that is shown, or about to be.
  var session: ContextMenuSession?
  private let press = LiftPress()

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.mayBegin = { [weak self] in self?.prepare(for: $0) ?? false }
    press.addHandler { [weak self] in self?.handle($0) }
  }

  /// Called before the interaction is added to a view; nil if it is removed.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    dismissMenu()
    self.view?.removeGestureRecognizer(press)
  }

  /// Called after the interaction was added to a view; nil if it was removed.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The form of the menu that is shown.
  open var menuAppearance: Appearance { session?.appearance ?? .unknown }

  /// Returns the point that was pressed, in the coordinates of a view, or of the window if it is nil;
  /// the largest point while no menu is shown.
  open func location(in view: UIView?) -> CGPoint {
    let largest = CGFloat.greatestFiniteMagnitude
    guard let session, let own = self.view else { return CGPoint(x: largest, y: largest) }
    return own.convert(session.location, to: view)
  }

  /// Replaces the menu that is shown; without one, the closure is not called.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) { session?.menu?.replaceMenu(block) }

  /// Dismisses the menu that is shown.
  open func dismissMenu() { session?.menu?.end() }
}

extension UIContextMenuInteraction: MenuInteraction {
  package func mayOpenMenu(for view: UIView) -> Bool {
    guard session?.menu == nil, let delegate else { return false }
    if let list = delegate as? any ListMenus { return list.mayHaveMenu(for: view) }
    return self.view.map(view.isDescendant(of:)) ?? false
  }

  package func openMenu(for view: UIView) -> Bool {
    guard let own = self.view, session?.menu == nil else { return false }
    let location = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: own)
    guard prepare(at: location, isCompact: false) else { return false }
    session?.present()
    return session?.menu != nil
  }
}

/// A delegate that has menus for parts of a list.
@MainActor
package protocol ListMenus {
  /// Returns whether there may be a menu for a view inside of the list.
  func mayHaveMenu(for view: UIView) -> Bool
}

extension UIContextMenuInteraction {
  /// Asks the delegate for the menu of a press.
  private func prepare(for press: LiftPress) -> Bool {
    guard let view else { return false }
    return prepare(at: press.location(in: view), isCompact: press.isSecondaryClick)
  }

  private func prepare(at location: CGPoint, isCompact: Bool) -> Bool {
    guard session?.menu == nil, let delegate else { return false }
    guard
      let configuration = delegate.contextMenuInteraction(
        self,
        configurationForMenuAtLocation: location
      )
    else { return false }
    session = ContextMenuSession(
      self,
      configuration,
      at: location,
      isCompact: isCompact
    )
    return session != nil
  }

  /// Shows the menu now if the touch is about to: a drag of the same view begins.
  package func beginPress() { press.beginNow() }

  /// Whether a menu with a preview is open.
  package var hasPreview: Bool { session?.menu?.source.preview != nil }

  /// Closes the menu because its preview is dragged away; returns where the preview is, in the
  /// coordinates of the window; nil if no preview is shown.
  package func handOverPreview() -> CGRect? { session?.menu?.handOverPreview() }

  private func handle(_ press: LiftPress) {
    switch press.state {
    case .began:
      session?.present()
      session?.menu?.drag(to: press.location(in: nil))
    case .changed: session?.menu?.drag(to: press.location(in: nil))
    case .ended: session?.menu?.drop()
    default: session?.menu?.cancelDrag()
    }
  }
}

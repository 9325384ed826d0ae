public import Foundation
public import TatamiViews

/// A closure that provides the controller whose view is the preview of a context menu; nil for the
/// view that was pressed.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
/// A closure that provides a context menu, with the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The contents of a context menu.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The orders of a menu's elements.
  public enum ElementOrder: Int, Sendable {
    /// The order of the system: that of `priority`.
    case automatic = 0
    /// The first element is near what was pressed: the order is reversed in a menu above it.
    case priority = 1
    /// The first element is at the top.
    case fixed = 2
  }

  /// The identifier; unique unless given.
  open private(set) var identifier: any NSCopying
  /// The position of the first element.
  open var preferredMenuElementOrder = ElementOrder.automatic
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  private init(
    _ identifier: any NSCopying,
    _ previewProvider: UIContextMenuContentPreviewProvider?,
    _ actionProvider: UIContextMenuActionProvider?
  ) {
    self.identifier = identifier
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier; nil for a unique one.
  ///   - previewProvider: Provides the controller of the preview; nil for the view that was pressed.
  ///   - actionProvider: Provides the menu; nil for none.
  public convenience init(
    identifier: (any NSCopying)?,
    previewProvider: UIContextMenuContentPreviewProvider?,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(identifier ?? NSUUID(), previewProvider, actionProvider)
  }

  /// Returns the menu; nil if there is none.
  func menu() -> UIMenu? { actionProvider?([]) }

  /// Returns the controller of the preview; nil for the view that was pressed.
  func previewController() -> UIViewController? { previewProvider?() }
}

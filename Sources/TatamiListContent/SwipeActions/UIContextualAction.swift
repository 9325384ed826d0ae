public import Foundation
public import TatamiViews

/// A closure that performs an action and then calls its third argument with whether it was
/// performed.
public typealias UIContextualActionHandler = (
  UIContextualAction, UIView, @escaping (Bool) -> Void
) -> Void

/// An action that a swipe over a row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Sendable {
    /// A gray button.
    case normal = 0
    /// A red button of an action that deletes the row.
    case destructive = 1
  }

  private let kind: Style
  private let perform: UIContextualActionHandler
  private var ownColor: UIColor?

  private init(kind: Style, handler: @escaping UIContextualActionHandler) {
    self.kind = kind
    perform = handler
    super.init()
  }

  /// Creates an action with a title.
  public convenience init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualActionHandler
  ) {
    self.init(kind: style, handler: handler)
    self.title = title
  }

  /// The kind of the action.
  open var style: UIContextualAction.Style { kind }
  /// The closure that performs the action.
  open var handler: UIContextualActionHandler { perform }
  /// The title of the button; nil for none.
  open var title: String?
  /// The image of the button; nil for none.
  open var image: UIImage?
  /// The color of the button; nil restores that of the style.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { ownColor ?? (kind == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }
}

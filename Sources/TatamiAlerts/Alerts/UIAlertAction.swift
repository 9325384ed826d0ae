public import Foundation
import TatamiViews

/// An action that a person can choose in an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The styles of actions.
  public enum Style: Int, Sendable {
    /// An action in the tint color.
    case `default` = 0
    /// The action that leaves everything unchanged; an alert has at most one.
    case cancel = 1
    /// An action that may delete data, in red.
    case destructive = 2
  }

  /// The title; nil and empty titles show an empty button of normal height.
  open private(set) var title: String?
  /// The style.
  open private(set) var style: Style
  /// Called when `isEnabled` has changed.
  var whenEnabledChanges: () -> Void = {}
  private var enabled = true
  private let handler: ((UIAlertAction) -> Void)?

  /// Creates an action; its handler runs after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
    super.init()
  }

  /// Whether the action can be chosen; a change shows at once.
  open var isEnabled: Bool {
    get { enabled }
    set { if exchange(&enabled, with: newValue) != newValue { whenEnabledChanges() } }
  }

  /// Runs the handler.
  func perform() { handler?(self) }
}

public import Foundation

/// The base class of the elements of menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The states of an element.
  public enum State: Int, Sendable {
    /// The element is not in effect.
    case off = 0
    /// The element is in effect.
    case on = 1
    /// The element is partly in effect.
    case mixed = 2
  }

  /// Attributes of an element's presentation.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates attributes from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element represents a destructive action.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing the element does not end the menu.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open package(set) var title: String
  /// The image beside the title.
  open package(set) var image: UIImage?

  /// The text below the title, in a smaller font.
  open var subtitle: String?

  /// Creates an element.
  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

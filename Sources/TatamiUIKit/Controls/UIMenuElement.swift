public import Foundation

/// What can be chosen: an action.
@MainActor
open class UIMenuElement: NSObject {
  /// Whether the choice is in force.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// In part.
    case mixed = 2
  }

  /// How a choice is offered.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the attributes.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen now.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not offered now.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// What the choice is called.
  open internal(set) var title: String
  /// The picture beside the title.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
  }
}

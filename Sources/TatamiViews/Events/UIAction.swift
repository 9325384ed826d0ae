import Foundation

/// The closure of an action, which receives the action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs a closure.
///
/// ```swift
/// let share = UIAction(title: "Share") { action in print(action.title) }
/// let button = UIButton(primaryAction: share)
/// ```
open class UIAction: UIMenuElement {
  /// The identity of an action; adding an action replaces the one with the same identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  private static var count = 0

  /// The identifier of the action; unique unless given.
  open private(set) var identifier: Identifier
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action's presentation.
  open var attributes: Attributes
  /// Whether the action is in effect.
  open var state: State
  /// The object that performs the action; nil except while the handler runs.
  open package(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("tatami.action.\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs the handler on behalf of a sender.
  package func perform(for newSender: Any?) {
    let previous = sender
    sender = newSender
    defer { sender = previous }
    handler(self)
  }
}

import Foundation

/// What an action does; it is handed the action.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something that can be done, with a title, a picture and a closure.
open class UIAction: UIMenuElement {
  /// The name by which one action replaces another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  private static var count = 0

  /// The name of the action; one of its own unless it was given.
  public let identifier: Identifier
  /// A longer title that explains the action.
  open var discoverabilityTitle: String?
  /// How the action is offered.
  open var attributes: Attributes
  /// Whether the action is in force.
  open var state: State
  /// Who performs the action; nil except while the closure runs.
  open internal(set) var sender: Any?
  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "",
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
  }

  /// What the action is called.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The picture beside the title.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs the closure on behalf of a sender.
  func perform(for newSender: Any?) {
    let previous = sender
    sender = newSender
    defer { sender = previous }
    handler(self)
  }
}

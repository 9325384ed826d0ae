public import TatamiReactive
public import TatamiUIKit

/// A vertical box with one node for each item.
///
/// Views follow the identity of their items: when an item moves, its view moves, and views of
/// removed items are reused for new ones.
///
/// ```swift
/// VBoxBuilder<Message>(items: messages) { message, trigger in
///   UILabel().attach().text(message.data.text).onTap {
///     trigger.inContext { info in open(info.data) }
///   }
/// }
/// ```
open class VBoxBuilder<Item>: VBox, SequenceBox {
  /// The items.
  public let state = State<[Item]>([])

  /// Creates a box with a source of items and a closure that builds the node of an item.
  public init(items: some ReactiveSource<[Item]>, builder: @escaping SequenceBuilder<Item>) {
    super.init(frame: .zero)
    follow(items, builder)
  }

  /// Returns nil: the box requires a closure.
  public required init?(coder: NSCoder) { nil }
}

/// A horizontal box with one node for each item; see `VBoxBuilder`.
///
/// ```swift
/// HBoxBuilder<UIColor>(items: colors) { color, _ in
///   UIView().attach().backgroundColor(color.data).size(24, 24)
/// }
/// .attach().space(8)
/// ```
open class HBoxBuilder<Item>: HBox, SequenceBox {
  /// The items.
  public let state = State<[Item]>([])

  /// Creates a box with a source of items and a closure that builds the node of an item.
  public init(items: some ReactiveSource<[Item]>, builder: @escaping SequenceBuilder<Item>) {
    super.init(frame: .zero)
    follow(items, builder)
  }

  /// Returns nil: the box requires a closure.
  public required init?(coder: NSCoder) { nil }
}

/// A flow whose lines are arranged one below the other, with one node for each item; see
/// `VBoxBuilder`.
///
/// ```swift
/// VFlowBuilder<String>(items: tags) { tag, _ in
///   UILabel().attach().text(tag.data).margin(all: 4)
/// }
/// .attach().width(.fill).itemSpace(8)
/// ```
open class VFlowBuilder<Item>: VFlow, SequenceBox {
  /// The items.
  public let state = State<[Item]>([])

  /// Creates a flow with a number of nodes in each line; 0 breaks lines by content.
  public init(
    arrange: Int = 0,
    items: some ReactiveSource<[Item]>,
    builder: @escaping SequenceBuilder<Item>
  ) {
    super.init(frame: .zero)
    regulator.arrange = arrange
    follow(items, builder)
  }

  /// Returns nil: the box requires a closure.
  public required init?(coder: NSCoder) { nil }
}

/// A flow whose lines are arranged side by side, with one node for each item; see `VBoxBuilder`.
///
/// ```swift
/// HFlowBuilder<Int>(arrange: 3, items: numbers) { number, _ in
///   UILabel().attach().text("\(number.data)")
/// }
/// .attach().height(.fill)
/// ```
open class HFlowBuilder<Item>: HFlow, SequenceBox {
  /// The items.
  public let state = State<[Item]>([])

  /// Creates a flow with a number of nodes in each line; 0 breaks lines by content.
  public init(
    arrange: Int = 0,
    items: some ReactiveSource<[Item]>,
    builder: @escaping SequenceBuilder<Item>
  ) {
    super.init(frame: .zero)
    regulator.arrange = arrange
    follow(items, builder)
  }

  /// Returns nil: the box requires a closure.
  public required init?(coder: NSCoder) { nil }
}

/// A Z box with one node for each item of its state; see `VBoxBuilder`.
///
/// ```swift
/// let pile = ZBoxBuilder<UIImage> { photo, _ in
///   UIImageView().attach().image(photo.data).alignment(.center)
/// }
/// pile.state.value = photos
/// ```
open class ZBoxBuilder<Item>: ZBox, SequenceBox {
  /// The items.
  public let state = State<[Item]>([])

  /// Creates a box with a closure that builds the node of an item.
  public init(builder: @escaping SequenceBuilder<Item>) {
    super.init(frame: .zero)
    follow([Item](), builder)
  }

  /// Returns nil: the box requires a closure.
  public required init?(coder: NSCoder) { nil }
}

/// A box with one node for each item of its state.
public protocol SequenceBox: BoxView, Stateful where StateSource == State<[Item]> {
  /// The type of the items.
  associatedtype Item
}

extension SequenceBox {
  /// The animation with which views appear and disappear.
  public var transition: ChildTransition {
    get { feed?.transition ?? .none }
    set { feed?.transition = newValue }
  }

  private var feed: SequenceFeed<Item>? { storedCompanion?[SequenceFeed<Item>.self] }

  /// Fills the box from its state, which follows a source of items.
  fileprivate func follow(
    _ items: some ReactiveSource<[Item]>,
    _ build: @escaping SequenceBuilder<Item>
  ) {
    let feed = SequenceFeed(self, build)
    viewCompanion[SequenceFeed<Item>.self] = feed
    items.send(to: Inputs { [weak state] in state?.input(value: $0) }).dispose(by: self)
    state.subscribe { [weak feed] in feed?.show($0) }.dispose(by: self)
  }
}

extension Puyo where Node: BoxLayoutContainer {
  /// Adds one node for each item of a source, after the existing children.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - transition: The animation with which views appear and disappear.
  ///   - builder: Builds the node of an item.
  @discardableResult
  public func forEach<Item>(
    _ items: some ReactiveSource<[Item]>,
    transition: ChildTransition = .none,
    _ builder: @escaping SequenceBuilder<Item>
  ) -> Self {
    let feed = SequenceFeed(node, builder)
    feed.transition = transition
    items.subscribe { feed.show($0) }.dispose(by: node)
    return self
  }
}

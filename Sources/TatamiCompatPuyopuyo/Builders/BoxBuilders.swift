public import Tatami

/// Tatami's closure that builds the node of an item.
public typealias RecyclerBuilder<T> = SequenceBuilder<T>

/// Tatami's closure that builds the node of an item.
public typealias RecycleViewGenerator<D> = SequenceBuilder<D>

/// A box with a node for each item.
@preconcurrency @MainActor
public protocol BoxRecycler: BoxView {
  /// The type of the items.
  associatedtype Data

  /// The items.
  var state: State<[Data]> { get }
}

extension HBoxBuilder: BoxRecycler {
  /// The type of the items.
  public typealias Data = Item
}

extension VBoxBuilder: BoxRecycler {
  /// The type of the items.
  public typealias Data = Item
}

extension HFlowBuilder: BoxRecycler {
  /// The type of the items.
  public typealias Data = Item
}

extension VFlowBuilder: BoxRecycler {
  /// The type of the items.
  public typealias Data = Item
}

/// A linear box with a node for each item.
public class LinearBoxBuilder<T>: LinearBox, BoxRecycler {
  /// The type of the items.
  public typealias Data = T

  /// The items.
  public let state = State<[T]>([])

  /// Creates a horizontal box that follows the items.
  public required init(items: Outputs<[T]>, builder: @escaping RecyclerBuilder<T>) {
    super.init(frame: .zero)
    items.send(to: state).dispose(by: self)
    attach().forEach(state, builder)
  }

  /// Returns nil: such a box is not in archives.
  public required init?(coder: NSCoder) { nil }
}

/// A flow box with a node for each item.
public class FlowBoxBuilder<T>: FlowBox, BoxRecycler {
  /// The type of the items.
  public typealias Data = T

  /// The items.
  public let state = State<[T]>([])

  /// Creates a box with a number of nodes in a line, 0 for as many as fit, that follows the items.
  public required init(arrange: Int, items: Outputs<[T]>, builder: @escaping RecyclerBuilder<T>) {
    super.init(frame: .zero)
    regulator.arrange = arrange
    items.send(to: state).dispose(by: self)
    attach().forEach(state, builder)
  }

  /// Returns nil: such a box is not in archives.
  public required init?(coder: NSCoder) { nil }
}

/// A box that lays a node for each item over each other, in its center unless stated otherwise.
public class ZBoxBuilder<T>: Tatami.ZBoxBuilder<T>, BoxRecycler {
  /// The type of the items.
  public typealias Data = T

  /// Returns layout properties that center the children.
  public override func createRegulator() -> Regulator {
    let regulator = super.createRegulator()
    regulator.justifyContent = .center
    return regulator
  }
}

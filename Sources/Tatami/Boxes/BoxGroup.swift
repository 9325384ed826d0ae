public import TatamiReactive

/// A box without a view: the views of its children are subviews of the nearest enclosing box.
///
/// A group outside of boxes shows nothing. Hiding a group removes its children's views from the
/// box's view; showing it adds them again.
@preconcurrency @MainActor
open class BoxGroup: BoxLayoutContainer {
  /// The arrangement of the children, and the size, margin and alignment of the group itself.
  public let layoutRegulator: Regulator
  /// The size, margin and alignment of the group, the same object as `layoutRegulator`.
  public var layoutMeasure: Measure { layoutRegulator }
  /// The disposers that are disposed when the group is deallocated.
  public let disposerBag = DisposerBag()
  /// A group has no view.
  public var layoutNodeType: BoxLayoutNodeType { .virtual }

  /// Creates a group with the properties of its layout.
  public init(_ regulator: Regulator) {
    layoutRegulator = regulator
    regulator.node = self
  }

  /// Whether the children's views are shown, and whether the group is laid out.
  public var layoutVisibility: Visibility {
    get { visibility }
    set {
      visibility = newValue
      layoutRegulator.activated = newValue.isLaidOut
      layoutRegulator.updateHosting()
    }
  }
  private var visibility = Visibility.visible

  /// Called after the group has moved to another box, or to none.
  open func didMoveToSuperBox(_ superBox: (any BoxLayoutContainer)?) {}
}

/// A group whose children overlap along z.
///
/// ```swift
/// VBox().attach { box in
///   ZGroup().attach(box) { layers in
///     UIView().attach(layers).backgroundColor(.systemFill).size(.fill, .fill)
///     UILabel().attach(layers).text("New").alignment(.center)
///   }
///   .size(80, 40)
/// }
/// ```
public final class ZGroup: BoxGroup {
  /// The layout properties of the group.
  public let regulator: ZRegulator

  /// Creates an empty group.
  public init() {
    regulator = ZRegulator()
    super.init(regulator)
  }
}

/// A group whose children follow each other along an axis.
open class LinearGroup: BoxGroup {
  /// The layout properties of the group.
  public let regulator: LinearRegulator

  /// Creates an empty group.
  public init(direction: Direction = .horizontal) {
    regulator = LinearRegulator(direction: direction)
    super.init(regulator)
  }
}

/// A group whose children are arranged side by side, in reading direction.
///
/// ```swift
/// VBox().attach { box in
///   HGroup().attach(box) { row in
///     UILabel().attach(row).text("Total")
///     UILabel().attach(row).text("12.50")
///   }
///   .space(8)
/// }
/// ```
public final class HGroup: LinearGroup {
  /// Creates an empty group.
  public init() { super.init(direction: .horizontal) }
}

/// A group whose children are arranged one below the other.
///
/// ```swift
/// HBox().attach { row in
///   UIImageView().attach(row).size(40, 40)
///   VGroup().attach(row) { lines in
///     UILabel().attach(lines).text("Ada Lovelace")
///     UILabel().attach(lines).text("Mathematician").textColor(.secondaryLabel)
///   }
/// }
/// ```
public final class VGroup: LinearGroup {
  /// Creates an empty group.
  public init() { super.init(direction: .vertical) }
}

/// A group whose children form lines.
open class FlowGroup: BoxGroup {
  /// The layout properties of the group.
  public let regulator: FlowRegulator

  /// Creates an empty group whose lines are stacked along a direction.
  public init(direction: Direction = .vertical) {
    regulator = FlowRegulator(direction: direction)
    super.init(regulator)
  }
}

/// A group whose lines run from top to bottom and are arranged side by side.
///
/// ```swift
/// VBox().attach { box in
///   HFlowGroup().attach(box) { flow in
///     for tag in ["Swift", "UIKit"] { UILabel().attach(flow).text(tag) }
///   }
/// }
/// ```
public final class HFlowGroup: FlowGroup {
  /// Creates an empty group.
  public init() { super.init(direction: .horizontal) }
}

/// A group whose lines run in reading direction and are arranged one below the other.
///
/// ```swift
/// VBox().attach { box in
///   VFlowGroup().attach(box) { flow in
///     for tag in ["Swift", "UIKit"] { UILabel().attach(flow).text(tag) }
///   }
///   .itemSpace(8)
/// }
/// ```
public final class VFlowGroup: FlowGroup {
  /// Creates an empty group.
  public init() { super.init(direction: .vertical) }
}

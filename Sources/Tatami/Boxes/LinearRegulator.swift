import TatamiBox
import TatamiGeometry

/// The axis along which a box arranges its children.
public enum Direction: Hashable, Sendable {
  /// Children from left to right, or from right to left.
  case horizontal
  /// Children from top to bottom.
  case vertical

  /// The engine's axis.
  var axis: Axis { self == .horizontal ? .horizontal : .vertical }
}

/// The layout properties of a linear box.
///
/// ```swift
/// final class Toolbar: BoxView {
///   override func createRegulator() -> Regulator {
///     let row = LinearRegulator(direction: .horizontal)
///     row.space = 12
///     return row
///   }
/// }
/// ```
public class LinearRegulator: Regulator {
  /// The axis along which the children follow each other.
  public var direction: Direction {
    didSet { if direction != oldValue { setLayout(\.kind, kind) } }
  }
  /// The space between neighbors, in points; may be negative.
  public var space: CGFloat {
    get { layout.itemSpace }
    set { setLayout(\.itemSpace, newValue) }
  }
  /// The distribution of free space along the direction.
  public var format: Format {
    get { layout.format }
    set { setLayout(\.format, newValue) }
  }
  /// Whether the children are placed in reverse order.
  public var reverse: Bool {
    get { layout.reverse }
    set { setLayout(\.reverse, newValue) }
  }

  /// Creates the properties of a box with a direction.
  public convenience init(direction: Direction) {
    self.init(direction, .linear(direction.axis))
  }

  init(_ direction: Direction, _ kind: BoxLayout.Kind) {
    self.direction = direction
    super.init(BoxLayout(kind))
  }

  /// The engine's kind of box for the direction.
  var kind: BoxLayout.Kind { .linear(direction.axis) }
}

/// The layout properties of a flow box, whose children form lines.
///
/// ```swift
/// final class Tags: BoxView {
///   override func createRegulator() -> Regulator {
///     let flow = FlowRegulator(direction: .vertical)
///     (flow.itemSpace, flow.runSpace) = (8, 4)
///     return flow
///   }
/// }
/// ```
///
/// `direction` is the axis along which the lines are stacked.
public final class FlowRegulator: LinearRegulator {
  /// The number of children in each line; 0 breaks lines by content.
  public var arrange: Int {
    get { layout.arrange }
    set { setLayout(\.arrange, max(0, newValue)) }
  }
  /// The space between the children of a line, in points; may be negative.
  public var itemSpace: CGFloat {
    get { layout.itemSpace }
    set { setLayout(\.itemSpace, newValue) }
  }
  /// The space between lines, in points; may be negative.
  public var runSpace: CGFloat {
    get { layout.runSpace }
    set { setLayout(\.runSpace, newValue) }
  }
  /// The space between children and between lines; setting it sets `itemSpace` and `runSpace`.
  public override var space: CGFloat {
    get { layout.itemSpace }
    set {
      itemSpace = newValue
      runSpace = newValue
    }
  }
  /// The distribution of free space among the lines.
  public var runFormat: Format {
    get { layout.runFormat }
    set { setLayout(\.runFormat, newValue) }
  }
  /// The lengths of the lines along the direction, repeated cyclically; if empty, lines wrap and
  /// shrink.
  public var runRowSizes: [SizeDescription] {
    get { layout.runRowSizes }
    set { setLayout(\.runRowSizes, newValue) }
  }
  /// Returns the length of each line by its index, instead of `runRowSizes`; nil for none.
  public var runRowSize: ((Int) -> SizeDescription)? {
    didSet { changed(.layout) }
  }

  /// Creates the properties of a flow whose lines are stacked along a direction.
  public convenience init(direction: Direction) {
    self.init(direction, .flow(direction.axis))
  }

  override var kind: BoxLayout.Kind { .flow(direction.axis) }

  override var layoutDependsOnChildren: Bool { runRowSize != nil }

  override func boxLayout() -> BoxLayout {
    var result = super.boxLayout()
    // There are at most as many lines as children.
    if let runRowSize { result.runRowSizes = children.indices.map(runRowSize) }
    return result
  }
}

/// The layout properties of a Z box, whose children overlap along z.
///
/// ```swift
/// final class Layers: BoxView {
///   override func createRegulator() -> Regulator {
///     let layers = ZRegulator()
///     layers.justifyContent = .center
///     return layers
///   }
/// }
/// ```
public final class ZRegulator: Regulator {
  /// Creates default properties.
  public init() {
    super.init(.zbox)
  }
}

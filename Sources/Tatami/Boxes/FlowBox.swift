/// A box whose children form lines.
open class FlowBox: BoxView {
  private lazy var typedRegulator = FlowRegulator(direction: direction)

  /// The layout properties of the box.
  public var regulator: FlowRegulator { typedRegulator }

  /// The axis along which the lines of a new box are stacked.
  var direction: Direction { .vertical }

  /// Creates a box with a number of children in each line; 0 breaks lines by content.
  public convenience init(count: Int = 0) {
    self.init(frame: .zero)
    regulator.arrange = count
  }

  /// Returns the layout properties of the box.
  open override func createRegulator() -> Regulator { typedRegulator }
}

/// A box whose lines run from top to bottom and are arranged side by side.
///
/// ```swift
/// HFlow(count: 3).attach { flow in
///   for number in 1...9 { UILabel().attach(flow).text("\(number)") }
/// }
/// .itemSpace(8).runSpace(16)
/// ```
open class HFlow: FlowBox {
  override var direction: Direction { .horizontal }
}

/// A box whose lines run in reading direction and are arranged one below the other.
///
/// ```swift
/// VFlow().attach { flow in
///   for tag in tags {
///     UILabel().attach(flow).text(tag).margin(all: 4)
///   }
/// }
/// .width(.fill).itemSpace(8).runSpace(4)
/// ```
open class VFlow: FlowBox {}

/// A box whose children overlap along z.
open class ZBox: BoxView {
  private lazy var typedRegulator = ZRegulator()

  /// The layout properties of the box.
  public var regulator: ZRegulator { typedRegulator }

  /// Returns the layout properties of the box.
  open override func createRegulator() -> Regulator { typedRegulator }
}

/// A box whose children follow each other along an axis.
open class LinearBox: BoxView {
  private lazy var typedRegulator = LinearRegulator(direction: direction)

  /// The layout properties of the box.
  public var regulator: LinearRegulator { typedRegulator }

  /// The axis of a new box.
  var direction: Direction { .horizontal }

  /// Returns the layout properties of the box.
  open override func createRegulator() -> Regulator { typedRegulator }
}

/// A box whose children are arranged side by side, in reading direction.
open class HBox: LinearBox {}

/// A box whose children are arranged one below the other.
open class VBox: LinearBox {
  override var direction: Direction { .vertical }
}

/// A box whose children overlap along z.
///
/// ```swift
/// ZBox().attach { box in
///   UIImageView().attach(box).image(photo).size(.fill, .fill)
///   UILabel().attach(box).text("New").margin(all: 8)
///     .alignment(Alignment(horizontal: .trailing, vertical: .start))
/// }
/// .size(160, 120)
/// ```
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
///
/// ```swift
/// HBox().attach { box in
///   UILabel().attach(box).text("Notifications").width(.fill)
///   UISwitch().attach(box).isOn(isActive)
/// }
/// .padding(horz: 16, vert: 8).width(.fill).justifyContent(.vertCenter())
/// ```
open class HBox: LinearBox {}

/// A box whose children are arranged one below the other.
///
/// ```swift
/// VBox().attach { box in
///   UILabel().attach(box).text("Ada Lovelace").fontSize(20, weight: .bold)
///   UILabel().attach(box).text("Wrote the first program.").numberOfLines(0)
/// }
/// .padding(all: 16).space(4).width(.fill)
/// ```
open class VBox: LinearBox {
  override var direction: Direction { .vertical }
}

import TatamiGeometry

/// An axis as a type, so that the compiler specializes loops for each axis.
///
/// Loops that select the axis of each length at run time take a third longer.
protocol ConstantAxis {
  static var axis: Axis { get }
}

/// The horizontal axis.
enum HorizontalAxis: ConstantAxis {
  static var axis: Axis { .horizontal }
}

/// The vertical axis.
enum VerticalAxis: ConstantAxis {
  static var axis: Axis { .vertical }
}

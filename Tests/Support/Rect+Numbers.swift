package import TatamiGeometry

extension Rect {
  /// Creates a rectangle from x, y, width and height.
  package init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The x coordinate, the y coordinate, the width and the height.
  package var numbers: [Double] { [minX, minY, width, height] }
}

extension Insets {
  /// Creates insets from the top, left, bottom and right distances; nil gives zero.
  package init(_ numbers: [Double]?) {
    let numbers = numbers ?? [0, 0, 0, 0]
    self.init(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}

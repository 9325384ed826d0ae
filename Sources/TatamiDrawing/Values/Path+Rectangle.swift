import TatamiGeometry

extension Path {
  /// The rectangle that the path consists of; nil for other shapes.
  var rectangle: Rect? {
    guard elements.count == 5, case .move(let start) = elements[0],
      case .line(let right) = elements[1], case .line(let end) = elements[2],
      case .line(let left) = elements[3], elements[4] == .close,
      start.y == right.y, right.x == end.x, end.y == left.y, left.x == start.x,
      end.x >= start.x, end.y >= start.y
    else { return nil }
    return Rect(from: start, to: end)
  }
}

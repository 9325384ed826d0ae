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

  /// Returns the widest and the tallest rectangle inscribed in a rectangle with or without rounded
  /// corners; nil for other shapes.
  func inscribedRects() -> (wide: Rect, tall: Rect)? {
    if let rect = rectangle { return (rect, rect) }
    guard let corners = roundedCorners() else { return nil }
    let bounds = controlBounds()
    let left = max(corners[3].maxX, corners[2].maxX)
    let right = min(corners[0].minX, corners[1].minX)
    let top = max(corners[3].maxY, corners[0].maxY)
    let bottom = min(corners[1].minY, corners[2].minY)
    guard left <= right, top <= bottom else { return nil }
    return (
      Rect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top),
      Rect(x: left, y: bounds.minY, width: right - left, height: bounds.height)
    )
  }

  /// Returns the bounding boxes of a rounded rectangle's corners in the order top right, bottom
  /// right, bottom left, top left; nil for other shapes.
  private func roundedCorners() -> [Rect]? {
    guard elements.count == 10, case .move(let start) = elements[0], elements[9] == .close else {
      return nil
    }
    var corners: [Rect] = []
    var last = start
    for index in stride(from: 1, to: 9, by: 2) {
      guard case .line(let from) = elements[index],
        case .curve(let to, let control1, let control2) = elements[index + 1],
        index % 4 == 1 ? from.y == last.y : from.x == last.x
      else { return nil }
      let corner = Rect(enclosing: [from, to])
      // A corner's control points lie in the box of its end points.
      guard corner == Rect(enclosing: [from, to, control1, control2]) else { return nil }
      corners.append(corner)
      last = to
    }
    guard last == start else { return nil }
    let bounds = controlBounds()
    let touches =
      corners[0].maxX == bounds.maxX && corners[1].maxX == bounds.maxX
      && corners[1].maxY == bounds.maxY && corners[2].maxY == bounds.maxY
      && corners[2].minX == bounds.minX && corners[3].minX == bounds.minX
      && corners[3].minY == bounds.minY && corners[0].minY == bounds.minY
    return touches ? corners : nil
  }
}

import TatamiDrawing

/// Compares two images of equal size, pixel by pixel.
struct PixelComparison {
  /// The result for a pixel.
  enum Kind: UInt8 {
    /// Equal, or within the tolerance of colors.
    case accepted
    /// On an edge that has moved by less than a pixel.
    case edge
    /// Different.
    case different
  }

  /// The largest difference of an edge's color from the range of the colors around it, of 255.
  private static let slack = 8

  let width: Int
  let height: Int
  /// The results in rows from top to bottom.
  private(set) var kinds: [Kind]
  /// The number of pixels on moved edges.
  private(set) var edges = 0
  /// The number of different pixels.
  private(set) var different = 0
  /// The columns and rows around all that is not accepted; nil for none.
  private(set) var box: (x: ClosedRange<Int>, y: ClosedRange<Int>)?

  private let found: [UInt32]
  private let expected: [UInt32]

  init(of found: Bitmap, with expected: Bitmap, _ tolerance: PictureTolerance) {
    (width, height) = (found.width, found.height)
    (self.found, self.expected) = (found.pixels(), expected.pixels())
    kinds = Array(repeating: .accepted, count: width * height)
    for index in Self.unequal(self.found, self.expected) {
      let difference = PerceivedColor.difference(of: self.found[index], from: self.expected[index])
      if difference > tolerance.colorDifference { note(index) }
    }
  }

  /// Returns the indices of unequal pixels.
  ///
  /// Pointers and an index are used, because iterators are slow in debug builds.
  private static func unequal(_ found: [UInt32], _ expected: [UInt32]) -> [Int] {
    found.withUnsafeBufferPointer { found in
      expected.withUnsafeBufferPointer { expected in
        guard let left = found.baseAddress, let right = expected.baseAddress else { return [] }
        var indices: [Int] = []
        var index = 0
        while index < found.count {
          if left[index] != right[index] { indices.append(index) }
          index += 1
        }
        return indices
      }
    }
  }

  private mutating func note(_ index: Int) {
    let isEdge =
      lies(found[index], around: index, in: expected)
      && lies(expected[index], around: index, in: found)
    kinds[index] = isEdge ? .edge : .different
    if isEdge { edges += 1 } else { different += 1 }
    let (x, y) = (index % width, index / width)
    guard let old = box else { return box = (x...x, y...y) }
    box = (Self.extended(old.x, to: x), Self.extended(old.y, to: y))
  }

  private static func extended(_ range: ClosedRange<Int>, to value: Int) -> ClosedRange<Int> {
    min(range.lowerBound, value)...max(range.upperBound, value)
  }

  /// Whether a pixel's components lie between those of the 9 pixels around an index of a picture.
  private func lies(_ pixel: UInt32, around index: Int, in picture: [UInt32]) -> Bool {
    let (x, y) = (index % width, index / width)
    let columns = max(0, x - 1)...min(width - 1, x + 1)
    let rows = max(0, y - 1)...min(height - 1, y + 1)
    let near = rows.flatMap { row in columns.map { picture[row * width + $0] } }
    return stride(from: UInt32(0), to: 32, by: 8).allSatisfy { shift in
      let component = Int(pixel >> shift & 0xFF)
      let around = near.map { Int($0 >> shift & 0xFF) }
      return around.contains { $0 <= component + Self.slack }
        && around.contains { $0 >= component - Self.slack }
    }
  }
}

/// Makes the bytes of rows of a PNG file, without a filter or filtered by the average of the pixels
/// to the left and above.
struct PNGRowFilter {
  /// The number of bytes per pixel.
  private let channels: Int
  /// The current row and the row above it, each after a zero pixel.
  private var row: [UInt8]
  private var above: [UInt8]
  /// The filter type and the filtered row.
  private(set) var filtered: [UInt8]

  init(width: Int, channels: Int) {
    self.channels = channels
    row = Array(repeating: 0, count: channels * (width + 1))
    above = row
    filtered = Array(repeating: 0, count: channels * width + 1)
  }

  /// Reads a row without a filter.
  mutating func store(_ pixels: UnsafePointer<UInt32>) {
    read(pixels, into: &row)
    filtered[0] = 0
    filtered.replaceSubrange(1..., with: row[channels...])
  }

  /// Filters a row.
  ///
  /// - Parameter pixels: The row above; nil for zeros.
  mutating func apply(to pixels: UnsafePointer<UInt32>, above pixelsAbove: UnsafePointer<UInt32>?) {
    filtered[0] = 3
    read(pixels, into: &row)
    if let pixelsAbove { read(pixelsAbove, into: &above) }
    row.withUnsafeBufferPointer { row in
      above.withUnsafeBufferPointer { above in
        filtered.withUnsafeMutableBufferPointer { filtered in
          var index = 1
          while index < filtered.count {
            // PNG's filters compute modulo 256.
            let left = UInt16(row[index &- 1])
            let mean = (left &+ UInt16(above[index &+ channels &- 1])) &>> 1
            filtered[index] = row[index &+ channels &- 1] &- UInt8(truncatingIfNeeded: mean)
            index &+= 1
          }
        }
      }
    }
  }

  /// Reads a row without premultiplication.
  ///
  /// Pointers are used, because array subscripts and iterators are slow in debug builds.
  private func read(_ pixels: UnsafePointer<UInt32>, into row: inout [UInt8]) {
    row.withUnsafeMutableBufferPointer { row in
      var x = 0
      var index = channels
      while index < row.count {
        let color = channels == 3 ? pixels[x] : pixels[x].unpremultiplied
        row[index] = UInt8(truncatingIfNeeded: color &>> 16)
        row[index &+ 1] = UInt8(truncatingIfNeeded: color &>> 8)
        row[index &+ 2] = UInt8(truncatingIfNeeded: color)
        if channels == 4 { row[index &+ 3] = UInt8(truncatingIfNeeded: color &>> 24) }
        index &+= channels
        x &+= 1
      }
    }
  }
}

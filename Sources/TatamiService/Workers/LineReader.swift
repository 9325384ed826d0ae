import Foundation

/// Reads lines of bytes from a descriptor, with a limit for their length.
struct LineReader {
  /// The result of a read.
  enum Item: Equatable {
    /// A line without its end, `\n` or `\r\n`.
    case line([UInt8])
    /// A line above the limit, which has been read to its end.
    case tooLong
    /// The end of the input, or a stop.
    case end
  }

  private let descriptor: Int32
  private let limit: Int
  private let isStopped: () -> Bool
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The bytes of a read.
  private static let chunkSize = 1 << 16
  /// The milliseconds between two questions whether reading is to stop.
  private static let interval: Int32 = 250

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of a line, in bytes.
  ///   - isStopped: Whether to end before the input does; asked before each line, and while the
  ///     reader waits.
  init(_ descriptor: Int32, limit: Int, isStopped: @escaping () -> Bool = { false }) {
    (self.descriptor, self.limit, self.isStopped) = (descriptor, limit, isStopped)
  }

  /// Reads the next line; a last line may lack its end.
  mutating func next() -> Item {
    if isStopped() { return .end }
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if let end = buffer[position...].firstIndex(of: UInt8(ascii: "\n")) {
        append(buffer[position..<end], to: &line, &isTooLong)
        position = end + 1
        return isTooLong ? .tooLong : .line(Self.withoutReturn(line))
      }
      append(buffer[position...], to: &line, &isTooLong)
      guard fill() else {
        // After a stop, the line may be incomplete.
        if !isAtEnd { return .end }
        if isTooLong { return .tooLong }
        return line.isEmpty ? .end : .line(Self.withoutReturn(line))
      }
    }
  }

  private func append(_ bytes: ArraySlice<UInt8>, to line: inout [UInt8], _ isTooLong: inout Bool) {
    if line.count + bytes.count > limit { (isTooLong, line) = (true, []) }
    if !isTooLong { line += bytes }
  }

  private static func withoutReturn(_ line: [UInt8]) -> [UInt8] {
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// Reads more bytes; false at the end.
  private mutating func fill() -> Bool {
    (buffer, position) = ([], 0)
    while !isAtEnd, !isStopped() {
      var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&request, 1, Self.interval) > 0 else { continue }
      let descriptor = descriptor
      var failure: Int32 = 0
      buffer = [UInt8](unsafeUninitializedCapacity: Self.chunkSize) { bytes, count in
        let found = read(descriptor, bytes.baseAddress, bytes.count)
        if found < 0 { failure = errno }
        count = max(0, found)
      }
      if !buffer.isEmpty { return true }
      isAtEnd = ![EINTR, EAGAIN].contains(failure)
    }
    return false
  }
}

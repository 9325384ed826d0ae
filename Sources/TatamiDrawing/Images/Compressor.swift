import CZlib
import Glibc

/// Compresses bytes with zlib.
///
/// A class, because zlib keeps the address of its state.
final class Compressor {
  /// What zlib looks for.
  enum Search {
    /// Repeated strings; good for drawings.
    case everything
    /// Only bytes that equal the one before; good for the small differences of photos.
    case runs
  }

  /// What is looked for in bytes still to be added.
  var search = Search.everything {
    didSet {
      guard search != oldValue else { return }
      check(deflateParams(stream, Self.level, search == .runs ? Z_RLE : Z_DEFAULT_STRATEGY))
    }
  }

  /// Level 3 gives files nearly as small as zlib's default in less than half of its time.
  private static let level: Int32 = 3

  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let output: UnsafeMutableRawBufferPointer
  private var status = Z_OK

  /// Makes room for all bytes.
  ///
  /// - Parameters:
  ///   - count: How many bytes will be added.
  ///   - pieces: How often the search may change.
  /// - Throws: `outOfMemory`.
  init(count: Int, pieces: Int) throws(ImageError) {
    stream.initialize(to: z_stream())
    status = deflateInit2_(
      stream,
      Self.level,
      Z_DEFLATED,
      15,
      8,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    // A change of search ends a block, which may cost a few bytes more than zlib reckons with.
    let room = Int(deflateBound(stream, uLong(count))) + 16 * pieces
    // Pages that are not written take no memory.
    guard status == Z_OK, room <= UInt32.max, let memory = malloc(room) else {
      deflateEnd(stream)
      stream.deallocate()
      throw .outOfMemory(bytes: room)
    }
    output = UnsafeMutableRawBufferPointer(start: memory, count: room)
    stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(room)
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
    free(output.baseAddress)
  }

  /// Adds bytes.
  func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: buffer.baseAddress)
      stream.pointee.avail_in = UInt32(buffer.count)
      check(deflate(stream, Z_NO_FLUSH))
    }
  }

  /// Ends the compressed bytes and returns them; nothing can be added any more.
  ///
  /// - Throws: `encoding` with zlib's answer when anything failed.
  func finish() throws(ImageError) -> [UInt8] {
    let end = deflate(stream, Z_FINISH)
    guard status == Z_OK, end == Z_STREAM_END else {
      throw .encoding(format: "PNG", reason: "zlib answered \(status == Z_OK ? end : status)")
    }
    return [UInt8](output.prefix(Int(stream.pointee.total_out)))
  }

  private func check(_ answer: Int32) {
    if status == Z_OK { status = answer }
  }
}

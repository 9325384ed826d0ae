import CZlib
import Glibc

/// Compresses bytes with zlib's deflate, without zlib's header and checksum.
///
/// A class, because zlib keeps a pointer to its state.
final class Deflater {
  /// The strategy of compression.
  enum Strategy {
    /// Matches repeated strings; suits drawings.
    case stringMatching
    /// Matches runs of equal bytes only; suits the filtered rows of photos.
    case runLength
  }

  /// The strategy for bytes added from now on.
  var strategy = Strategy.stringMatching {
    didSet {
      guard strategy != oldValue else { return }
      let value = strategy == .runLength ? Z_RLE : Z_DEFAULT_STRATEGY
      check(deflateParams(stream, Self.level, value))
    }
  }

  /// Level 3 gives files nearly as small as zlib's default level in less than half the time.
  private static let level: Int32 = 3

  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let output: UnsafeMutableRawBufferPointer
  private var status = Z_OK

  /// Allocates memory for the compressed bytes.
  ///
  /// - Parameters:
  ///   - count: The number of bytes to compress.
  ///   - maxStrategyChanges: The maximum number of changes of the strategy.
  /// - Throws: `outOfMemory`.
  init(count: Int, maxStrategyChanges: Int) throws(ImageError) {
    stream.initialize(to: z_stream())
    status = deflateInit2_(
      stream,
      Self.level,
      Z_DEFLATED,
      -15,
      8,
      Z_DEFAULT_STRATEGY,
      ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size)
    )
    // Each change ends a block, which costs a few bytes that `deflateBound` does not include.
    let capacity = Int(deflateBound(stream, uLong(count))) + 16 * maxStrategyChanges
    // Memory pages that are not written do not become resident.
    guard status == Z_OK, capacity <= UInt32.max, let memory = malloc(capacity) else {
      deflateEnd(stream)
      stream.deallocate()
      throw .outOfMemory(bytes: capacity)
    }
    output = UnsafeMutableRawBufferPointer(start: memory, count: capacity)
    stream.pointee.next_out = output.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.avail_out = UInt32(capacity)
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

  /// Finishes compression and returns the compressed bytes.
  ///
  /// - Parameter endsStream: Whether no other compressed bytes will follow.
  /// - Throws: `encoding` with zlib's status if compression failed.
  func finish(endsStream: Bool) throws(ImageError) -> [UInt8] {
    let end = deflate(stream, endsStream ? Z_FINISH : Z_SYNC_FLUSH)
    guard status == Z_OK, end == (endsStream ? Z_STREAM_END : Z_OK) else {
      throw .encoding(format: "PNG", reason: "zlib returned \(status == Z_OK ? end : status)")
    }
    return [UInt8](output.prefix(Int(stream.pointee.total_out)))
  }

  private func check(_ result: Int32) {
    if status == Z_OK { status = result }
  }
}

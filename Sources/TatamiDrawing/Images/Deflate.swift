import CISAL
import CZlib
import Glibc

/// Compressors in the format deflate; without the header and checksum of zlib's format unless they
/// are requested.
///
/// The compressed bytes end at the end of a block; those of other calls can follow unless the
/// stream ends. They take at most a thousandth and 1 KB more than the bytes.
enum Deflate {
  /// Compresses bytes with ISA-L's level 2.
  ///
  /// The compressed bytes may differ between versions of ISA-L and between processors.
  ///
  /// - Parameters:
  ///   - endsStream: Whether no other compressed bytes will follow.
  ///   - format: `IGZIP_ZLIB` to add the header and checksum of zlib's format.
  /// - Throws: `encoding` with ISA-L's status.
  static func isal(
    _ bytes: [UInt8],
    endsStream: Bool,
    format: Int32 = IGZIP_DEFLATE
  ) throws(ImageError) -> [UInt8] {
    let stream = UnsafeMutablePointer<isal_zstream>.allocate(capacity: 1)
    let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(tatami_isal_memory_size))
    defer {
      stream.deallocate()
      memory.deallocate()
    }
    // The initialization leaves the size of the window and other fields as they are.
    memset(stream, 0, MemoryLayout<isal_zstream>.size)
    isal_deflate_stateless_init(stream)
    stream.pointee.level = 2
    stream.pointee.level_buf = memory.baseAddress
    stream.pointee.level_buf_size = UInt32(memory.count)
    stream.pointee.gzip_flag = UInt16(format)
    stream.pointee.end_of_stream = endsStream ? 1 : 0
    stream.pointee.flush = UInt16(endsStream ? NO_FLUSH : FULL_FLUSH)
    return try output(of: bytes, library: "ISA-L", success: COMP_OK) { input, output, count in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = UInt32(output.count)
      let status = isal_deflate_stateless(stream)
      count = Int(stream.pointee.total_out)
      return status
    }
  }

  /// Compresses bytes with zlib's level 3, which gives files nearly as small as its default level
  /// in less than half the time.
  ///
  /// - Parameters:
  ///   - strategy: `Z_DEFAULT_STRATEGY`, or `Z_RLE` for runs of equal bytes only.
  ///   - endsStream: Whether no other compressed bytes will follow.
  /// - Throws: `encoding` with zlib's status.
  static func zlib(
    _ bytes: [UInt8],
    strategy: Int32,
    endsStream: Bool
  ) throws(ImageError) -> [UInt8] {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer {
      deflateEnd(stream)
      stream.deallocate()
    }
    let size = Int32(MemoryLayout<z_stream>.size)
    let status = deflateInit2_(stream, 3, Z_DEFLATED, -15, 8, strategy, ZLIB_VERSION, size)
    guard status == Z_OK else {
      throw .encoding(format: "PNG", reason: "zlib returned \(status)")
    }
    let success = endsStream ? Z_STREAM_END : Z_OK
    return try output(of: bytes, library: "zlib", success: success) { input, output, count in
      stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      stream.pointee.avail_in = UInt32(input.count)
      stream.pointee.next_out = output.baseAddress
      stream.pointee.avail_out = UInt32(output.count)
      let status = deflate(stream, endsStream ? Z_FINISH : Z_SYNC_FLUSH)
      count = Int(stream.pointee.total_out)
      return status
    }
  }

  /// Returns the bytes that a compressor writes.
  ///
  /// - Parameter compress: Compresses bytes into memory, sets the number of bytes that it wrote and
  ///   returns its status.
  private static func output(
    of bytes: [UInt8],
    library: String,
    success: Int32,
    compress: (
      _ input: UnsafeBufferPointer<UInt8>,
      _ output: UnsafeMutableBufferPointer<UInt8>,
      _ count: inout Int
    ) -> Int32
  ) throws(ImageError) -> [UInt8] {
    let capacity = bytes.count + bytes.count / 1024 + 1024
    guard capacity <= UInt32.max else { throw .outOfMemory(bytes: capacity) }
    var status = success
    let compressed = bytes.withUnsafeBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
        status = compress(input, output, &count)
      }
    }
    guard status == success else {
      throw .encoding(format: "PNG", reason: "\(library) returned \(status)")
    }
    return compressed
  }
}

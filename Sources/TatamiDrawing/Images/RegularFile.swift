import Glibc

/// An open regular file.
///
/// Pipes, sockets and devices, which can wait for bytes or have no end, are rejected.
package struct RegularFile: ~Copyable {
  /// The maximum size of image files, in bytes: 256 MiB.
  package static let maxImageSize = 256 << 20

  /// The size when the file was opened, in bytes.
  package let size: Int
  private let descriptor: Int32

  /// Opens a file without reading it.
  ///
  /// - Parameter maxSize: The maximum size, in bytes.
  /// - Throws: `system`, `notRegular`, `tooLarge`.
  package init(_ path: String, maxSize: Int) throws(FileError) {
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    let opened = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard opened >= 0 else { throw .system(errno) }
    do throws(FileError) {
      size = try Self.size(of: opened, maxSize: maxSize)
    } catch {
      close(opened)
      throw error
    }
    descriptor = opened
  }

  deinit {
    close(descriptor)
  }

  private static func size(of descriptor: Int32, maxSize: Int) throws(FileError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_size <= maxSize else { throw .tooLarge(limit: maxSize) }
    return Int(status.st_size)
  }

  /// Returns the content, or the first bytes of a longer one.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Throws: `system`.
  package borrowing func bytes(upTo limit: Int = .max) throws(FileError) -> [UInt8] {
    let (descriptor, wanted) = (descriptor, min(size, limit))
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted, failure == nil {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[count...]
        )
        let read = pread(descriptor, rest.baseAddress, wanted - count, off_t(count))
        if read > 0 {
          count += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          failure = errno
        }
      }
    }
    if let failure { throw .system(failure) }
    return bytes
  }
}

/// An error of opening or reading a file.
package enum FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A system call has failed with an error number.
  case system(Int32)
  /// The path is that of a folder, a pipe, a socket or a device.
  case notRegular
  /// The file is larger than the limit, in bytes.
  case tooLarge(limit: Int)

  /// The reason, without the path and the content of the file.
  package var description: String {
    switch self {
    case .system(let number): String(cString: strerror(number))
    case .notRegular: "it is not a regular file"
    case .tooLarge(let limit): "it has more than \(limit >> 20) MiB"
    }
  }
}

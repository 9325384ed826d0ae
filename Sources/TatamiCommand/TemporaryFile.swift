import Foundation

/// A new file that replaces the target path when it is complete.
///
/// The file is removed when the value is destroyed and when a signal ends the process.
struct TemporaryFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Creates the file in the folder of its target.
  ///
  /// - Parameter permissions: The permissions, which the process's file mode creation mask
  ///   restricts.
  init(beside target: String, permissions: mode_t) throws(SystemError) {
    let name = String(UInt64.random(in: .min ... .max), radix: 36)
    let path = FilePath.sibling(of: target, named: ".tatami-\(name).tmp")
    Signals.removeAtEnd(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else {
      let error = SystemError()
      Signals.keepAtEnd()
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
    // After a rename, the path no longer exists.
    unlink(path)
    Signals.keepAtEnd()
  }

  /// Appends bytes.
  func write(_ pieces: [some ContiguousBytes]) throws(SystemError) {
    try StandardStreams.write(pieces, to: descriptor)
  }

  /// Sets the permissions and, where permitted, the owner to those of another file.
  func copyAttributes(of status: stat) throws(SystemError) {
    // Only root can change the owner; the group can be kept if the user is a member of it.
    if fchown(descriptor, status.st_uid, status.st_gid) < 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    guard fchmod(descriptor, status.st_mode & 0o777) == 0 else { throw SystemError() }
  }

  /// Flushes the content to disk, then replaces the file at a path atomically.
  func replace(_ target: String) throws(SystemError) {
    guard fsync(descriptor) == 0, rename(path, target) == 0 else { throw SystemError() }
  }
}

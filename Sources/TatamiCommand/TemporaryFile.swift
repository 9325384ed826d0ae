import Foundation

/// A new file that takes the path of another one when it is complete.
///
/// The file is removed when the value is destroyed and when a signal ends the process.
struct TemporaryFile: ~Copyable {
  private let path: String
  private let descriptor: Int32

  /// Creates the file in the folder of its target.
  ///
  /// - Parameter permissions: The permissions, from which the process's mask is removed.
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
    // After a rename the path no longer exists.
    unlink(path)
    Signals.keepAtEnd()
  }

  /// Appends bytes.
  func write(_ data: Data) throws(SystemError) {
    try StandardStreams.write(data, to: descriptor)
  }

  /// Gives the file the permissions and, where permitted, the owner of another one.
  func copyAttributes(of status: stat) throws(SystemError) {
    // Only root can change the owner; a group that the user belongs to can be kept.
    if fchown(descriptor, status.st_uid, status.st_gid) < 0 {
      _ = fchown(descriptor, uid_t.max, status.st_gid)
    }
    guard fchmod(descriptor, status.st_mode & 0o777) == 0 else { throw SystemError() }
  }

  /// Saves the content on disk, then replaces the file at a path in one step.
  func replace(_ target: String) throws(SystemError) {
    guard fsync(descriptor) == 0, rename(path, target) == 0 else { throw SystemError() }
  }
}

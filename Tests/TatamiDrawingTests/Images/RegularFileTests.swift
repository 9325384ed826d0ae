import Foundation
import Testing

@testable import TatamiDrawing

@Suite struct RegularFileTests {
  private static func error(_ path: String, maxSize: Int = 100) -> FileError? {
    do throws(FileError) {
      _ = try RegularFile(path, maxSize: maxSize).bytes()
    } catch {
      return error
    }
    return nil
  }

  /// Runs a closure with the path of a new folder.
  private static func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func `a file is read from its beginning up to a limit`() throws {
    try Self.inFolder { folder in
      let path = "\(folder)/a"
      try Data("abcdef".utf8).write(to: URL(filePath: path))
      let file = try RegularFile(path, maxSize: 6)
      #expect(file.size == 6)
      #expect(try file.bytes(upTo: 2) == Array("ab".utf8))
      #expect(try file.bytes() == Array("abcdef".utf8))
      #expect(Self.error(path, maxSize: 5) == .tooLarge(limit: 5))
    }
  }

  @Test func `pipes, devices and folders are rejected without waiting`() throws {
    try Self.inFolder { folder in
      try #require(mkfifo("\(folder)/pipe", 0o600) == 0)
      #expect(Self.error("\(folder)/pipe") == .notRegular)
      #expect(Self.error("/dev/zero") == .notRegular)
      #expect(Self.error(folder) == .notRegular)
      #expect(Self.error("\(folder)/none") == .system(ENOENT))
    }
  }

  @Test func `a large file is rejected before it is read`() throws {
    try Self.inFolder { folder in
      let path = "\(folder)/sparse"
      try Data().write(to: URL(filePath: path))
      try #require(truncate(path, 1 << 40) == 0)
      #expect(Self.error(path, maxSize: 1 << 28) == .tooLarge(limit: 1 << 28))
      #expect(FileError.tooLarge(limit: 1 << 28).description == "it has more than 256 MiB")
    }
  }
}

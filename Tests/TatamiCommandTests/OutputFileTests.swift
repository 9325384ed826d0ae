import Foundation
import Testing

@testable import TatamiCommand

@Suite struct OutputFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "old.svg")
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func permissions(_ name: String) -> mode_t? {
    FilePath.status(of: path(name)).map { $0.st_mode & 0o777 }
  }

  @Test(arguments: [mode_t(0o600), 0o640, 0o664])
  func `a replaced file keeps its permissions`(mode: mode_t) throws {
    chmod(path("old.svg"), mode)
    try OutputFile.write(Data("new".utf8), to: path("old.svg"))
    #expect(try folder.read("old.svg") == Data("new".utf8))
    #expect(permissions("old.svg") == mode)
    #expect(try folder.names() == ["old.svg"])
  }

  @Test func `a new file has the permissions of the process's mask`() throws {
    try OutputFile.write(Data("new".utf8), to: path("new.svg"))
    let other = try #require(fopen(path("other"), "w"))
    fclose(other)
    #expect(permissions("new.svg") == permissions("other"))
  }

  @Test(arguments: ["old.svg", "new.svg"])
  func `a symbolic link is followed`(target: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "links"),
      withIntermediateDirectories: false
    )
    symlink("../\(target)", path("links/first"))
    symlink(path("links/first"), path("second"))
    try OutputFile.write(Data("new".utf8), to: path("second"))
    #expect(try folder.read(target) == Data("new".utf8))
    let destination = try FileManager.default.destinationOfSymbolicLink(atPath: path("links/first"))
    #expect(destination == "../\(target)")
    #expect(try folder.names() == Set(["links", "old.svg", "second", target]).sorted())
  }

  @Test func `a cycle of symbolic links is rejected`() throws {
    symlink("second", path("first"))
    symlink("first", path("second"))
    let error = #expect(throws: CommandError.self) {
      try OutputFile.write(Data(), to: path("first"))
    }
    #expect(error?.kind == .failedWrite)
    #expect(error?.message.hasSuffix(": Too many levels of symbolic links") == true)
  }

  @Test func `a file with several hard links is rejected`() throws {
    link(path("old.svg"), path("other.svg"))
    let error = #expect(throws: CommandError.self) {
      try OutputFile.write(Data("new".utf8), to: path("old.svg"))
    }
    #expect(error?.kind == .failedWrite)
    #expect(error?.message.contains("it has 2 hard links") == true)
    #expect(try folder.read("old.svg") == Data("old".utf8))
    #expect(try folder.names() == ["old.svg", "other.svg"])
  }

  @Test func `a name of the maximum length can be written`() throws {
    let name = String(repeating: "x", count: 251) + ".svg"
    try OutputFile.write(Data("new".utf8), to: path(name))
    #expect(try folder.read(name) == Data("new".utf8))
  }
}

@Suite struct SignalTests {
  /// The command writes for a moment only, so that a signal can come too late; then the command is
  /// run again.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal ends the command without a temporary file`(signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(BracketCommandTests.cup, to: "cup.csv")
    for _ in 0..<20 {
      let watch = try #require(FolderWatch(folder.url))
      let run = try CommandRun(["bracket", "cup.csv", "-o", "cup.svg"], in: folder.url) { process in
        if watch.waitForFile(named: ".tatami-") { kill(process, signal) }
      }
      #expect(try folder.names().allSatisfy { ["cup.csv", "cup.svg"].contains($0) })
      guard !run.endedBySignal else {
        #expect(run.exitCode == signal)
        return
      }
    }
    Issue.record("no signal came in time")
  }
}

/// Reports the creation of files in a folder.
private final class FolderWatch {
  private let descriptor: Int32

  init?(_ folder: URL) {
    descriptor = inotify_init1(Int32(IN_CLOEXEC))
    guard inotify_add_watch(descriptor, folder.path, UInt32(IN_CREATE)) >= 0 else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// Waits up to 20 seconds for a file whose name contains a text.
  func waitForFile(named text: String) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&request, 1, 20_000) > 0 {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return false }
      if String(decoding: buffer[..<count], as: UTF8.self).contains(text) { return true }
    }
    return false
  }
}

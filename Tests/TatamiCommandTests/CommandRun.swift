import Foundation

/// A finished run of the `tatami` command.
struct CommandRun {
  /// The exit code, or the number of the signal that ended the command.
  let exitCode: Int32
  let endedBySignal: Bool
  let output: Data
  let errors: String

  /// The command that was built with the tests.
  static var command: URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "tatami")
  }

  /// Runs the command.
  ///
  /// - Parameters:
  ///   - shell: A line of shell that runs before the command, such as a limit.
  ///   - interaction: Runs while the command does, with its process identifier.
  init(
    _ arguments: [String],
    input: Data = Data(),
    in folder: URL,
    shell: String? = nil,
    interaction: (pid_t) -> Void = { _ in }
  ) throws {
    let process = Process()
    if let shell {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "\(shell); exec \"$0\" \"$@\"", Self.command.path] + arguments
    } else {
      process.executableURL = Self.command
      process.arguments = arguments
    }
    process.currentDirectoryURL = folder
    let files = ["input", "output", "errors"].map { name in
      folder.appending(path: "\(name)-\(UUID().uuidString)")
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    try input.write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try Self.withoutBlockedSignals { try process.run() }
    interaction(process.processIdentifier)
    process.waitUntilExit()
    exitCode = process.terminationStatus
    endedBySignal = process.terminationReason == .uncaughtSignal
    output = try Data(contentsOf: files[1])
    errors = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
  }

  /// Starts a process that does not inherit the signals that the test's thread blocks.
  private static func withoutBlockedSignals(_ start: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try start()
  }
}

/// A folder that is deleted when the value is released.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "tatami-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func read(_ name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}

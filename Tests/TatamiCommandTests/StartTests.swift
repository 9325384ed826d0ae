import Foundation
import Testing

/// The start of the command, before its work.
@Suite struct StartTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `the version is one line of standard output`() throws {
    let run = try CommandRun(["--version"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    let lines = String(decoding: run.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.split(separator: ".").count == 3)
  }

  // Only the named subcommand is parsed, unless that fails.
  @Test(arguments: [
    (["bracket", "--help"], ["help", "bracket"]),
    (["bracket", "cup.csv", "--help"], ["help", "bracket"]),
    (["sign", "--version"], ["--version"]),
    (
      ["bracket", "--generate-completion-script", "bash"], ["--generate-completion-script", "bash"]
    ),
  ])
  func `a subcommand answers what the command is asked`(
    arguments: [String],
    same: [String]
  ) throws {
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(!run.output.isEmpty)
    #expect(run.output == (try CommandRun(same, in: folder.url)).output)
  }

  @Test(arguments: [
    (["bracket"], "tatami: Missing expected argument '<files> ...'"),
    (["bracket", "--them", "x"], "tatami: Unknown option '--them'. Did you mean '--theme'?"),
    (["bracket", "cup.csv", "--title"], "tatami: Missing value for '--title <title>'"),
    (["frames", "--worker", "x.json"], "tatami: Unknown option '--worker'"),
  ])
  func `errors of a subcommand's arguments name the whole command`(
    arguments: [String],
    message: String
  ) throws {
    let run = try CommandRun(arguments, in: folder.url)
    #expect(run.exitCode == 64)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(run.errors.contains("Usage: tatami \(arguments[0]) "), "\(run.errors)")
  }

  // Every library lengthens the start of all subcommands: the dynamic linker maps it and those that
  // it needs, and looks up their symbols.
  @Test func `the command is linked with the libraries that it is known to need`() throws {
    let known: Set = [
      "Foundation", "FoundationEssentials", "FoundationInternationalization", "_FoundationICU",
      "BlocksRuntime", "dispatch", "swiftCore", "swiftDispatch", "swiftGlibc", "swiftObservation",
      "swiftSwiftOnoneSupport", "swiftSynchronization", "swift_Builtin_float", "swift_Concurrency",
      "swift_RegexParser", "swift_StringProcessing",
      "cairo", "fontconfig", "gdk_pixbuf-2", "glib-2", "gobject-2", "harfbuzz", "harfbuzz-subset",
      "isal", "pango-1", "pangocairo-1", "pangoft2-1", "qrencode", "z",
      "c", "gcc_s", "m", "stdc++", "ld-linux-x86-64", "ld-linux-aarch64",
    ]
    let names = try Self.libraries(of: CommandRun.command)
    #expect(names.contains("pango-1"))
    #expect(names.subtracting(known) == [])
  }

  /// The names of the libraries that a program is linked with, such as `cairo` for `libcairo.so.2`.
  private static func libraries(of program: URL) throws -> Set<String> {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["readelf", "--dynamic", "--wide", program.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n").filter { $0.contains("(NEEDED)") }
    return Set(
      try lines.map { line in
        let name = try #require(line.split(whereSeparator: { "[]".contains($0) }).last)
        let base = name.split(separator: ".").first ?? name
        return String(base.hasPrefix("lib") ? base.dropFirst(3) : base)
      }
    )
  }
}

import ArgumentParser
import Foundation
import TatamiLowering

@main
struct TatamiPort: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tatami-port",
    abstract: "Lowers Swift sources for UIKit, so that they compile on Linux.",
    discussion: """
      '@objc', '#selector', optional requirements and overrides in extensions are rewritten; lines \
      and comments are kept, so that the compiler's messages name the original lines.

        tatami-port check Sources/Dial            reports what is not lowered
        tatami-port copy ~/Dial --to Ported/Dial  copies a library with lowered sources
      """,
    subcommands: [Check.self, Copy.self, Lower.self]
  )
}

/// The arguments that all commands accept.
struct LoweringArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Settings: ceiling, modules, clock, keepGoing.", valueName: "port.json")
  )
  var settings: String?
  @Flag(help: "Report errors as warnings and succeed.")
  var keepGoing = false
  @Flag(help: "Write the reports and counts as JSON to standard output.")
  var json = false

  /// The settings of the file and the flags.
  func loweringSettings() throws -> LoweringSettings {
    var result = LoweringSettings()
    if let settings { result = try LoweringSettings(contentsOf: URL(filePath: settings)) }
    if keepGoing { result.keepsGoing = true }
    return result
  }
}

/// Reports about a module.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Reports what would be lowered and what would not."
  )

  @Argument(help: "A folder of Swift sources.") var folder: String
  @OptionGroup var lowering: LoweringArguments

  func run() throws {
    let settings = try lowering.loweringSettings()
    let folder = try SourceFolder(URL(filePath: folder))
    let run = try LoweringRun(folder, settings: settings)
    try run.printReports(asJSON: lowering.json)
  }
}

/// Copies a library.
struct Copy: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Copies a library with lowered sources, its resources and a report.",
    discussion: """
      The copy has the same folders and builds with 'swift build'. Files that have not changed \
      are not written again. PORT.md in the copy lists what was not lowered. The library's \
      Package.swift is kept, with statements at its end that add the product TatamiPort to its \
      targets; a library without a manifest gets one with a single target.
      """
  )

  @Argument(help: "The folder of the library.") var folder: String
  @Option(help: "The folder of the copy; it is created.") var to: String
  @Option(
    help: ArgumentHelp(
      "The Tatami package that the copy depends on.",
      discussion: "By default the one that this command belongs to.",
      valueName: "folder"
    )
  )
  var tatami: String?
  @OptionGroup var lowering: LoweringArguments

  func run() throws {
    let settings = try lowering.loweringSettings()
    let folder = try SourceFolder(URL(filePath: folder))
    let output = try LoweredOutput(URL(filePath: to))
    guard !output.url.path.hasPrefix(folder.url.path + "/"), output.url.path != folder.url.path
    else {
      throw ValidationError("The copy would be inside of the library; choose another folder.")
    }
    var run = try LoweringRun(folder, settings: settings)
    let manifest = try PortedManifest(of: folder, tatami: tatamiPath)
    run.add(manifest.reports)
    try output.write(Data(manifest.text.utf8), to: "Package.swift")
    try run.write(to: output) { $0 }
    for path in folder.others {
      let data = try Data(contentsOf: folder.url.appending(path: path))
      try output.write(data, to: path)
    }
    try output.write(Data(run.page.utf8), to: "PORT.md")
    try run.printReports(asJSON: lowering.json)
  }

  /// The path of the Tatami package: absolute, because the copy may stand anywhere.
  private var tatamiPath: String {
    if let tatami { return URL(filePath: tatami).standardizedFileURL.path }
    var package = URL(filePath: #filePath)
    // This file stands in Porting/Sources/tatami-port.
    for _ in 0..<4 { package.deleteLastPathComponent() }
    return package.standardizedFileURL.path
  }
}

/// Lowers files for a build.
struct Lower: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Lowers the files of a target to a folder; the build plugin calls this.",
    shouldDisplay: false
  )

  @Option(help: "The folder of the lowered files.") var to: String
  @Option(help: ArgumentHelp("The application's property list.", valueName: "Info.plist"))
  var info: String?
  @Argument(help: "The sources of the target.") var sources: [String]
  @OptionGroup var lowering: LoweringArguments

  func run() throws {
    let settings = try lowering.loweringSettings()
    let output = try LoweredOutput(URL(filePath: to))
    let run = try LoweringRun(paths: sources.sorted(), information: info, settings: settings)
    try run.write(to: output, named: LoweredNames.names(of: sources.sorted()))
    try run.printReports(asJSON: lowering.json)
  }
}

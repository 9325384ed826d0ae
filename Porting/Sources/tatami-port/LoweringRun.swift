import ArgumentParser
import Foundation
import TatamiLowering

/// Lowered sources with their reports.
struct LoweringRun {
  private let paths: [String]
  private let result: Lowering.Result
  private let settings: LoweringSettings
  /// The reports about files that are not Swift sources.
  private var others: [Report] = []

  /// Lowers the sources below a folder.
  ///
  /// Each folder in `Sources` and `Tests` is a module; all other sources are one. Manifests are
  /// left out.
  init(_ folder: SourceFolder, settings: LoweringSettings) throws {
    let sources = folder.sources.filter { !PortedManifest.isManifest($0) }
    var options = settings.options
    options.keepModules(of: folder)
    let properties = try folder.applicationProperties()
    options.information = properties?.text
    let modules = Dictionary(grouping: sources, by: LoweringRun.module)
    let results = try modules.sorted { $0.key < $1.key }.map { _, paths in
      Lowering.lower(
        try paths.map { path in
          (path: path, text: try SourceFolder.read(folder.url.appending(path: path)))
        },
        options: options
      )
    }
    self.settings = settings
    result = Lowering.Result(joining: results)
    paths = result.files.map(\.path)
    others = try folder.foreignReports() + (properties?.reports ?? [])
    for link in folder.foreignLinks {
      standardError("\(link): note: the link leads out of the folder and is not followed [X100]")
    }
  }

  /// The module of a path: its folder in `Sources` or `Tests`; empty for other paths.
  private static func module(of path: String) -> String {
    let parts = path.split(separator: "/")
    guard parts.count > 2, parts[0] == "Sources" || parts[0] == "Tests" else { return "" }
    return parts[0] + "/" + parts[1]
  }

  /// Lowers files as one module.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - information: The path of the application's property list; nil without one.
  ///   - settings: The settings.
  init(paths: [String], information: String?, settings: LoweringSettings) throws {
    var options = settings.options
    if let information {
      let data = try SourceFolder.data(of: URL(filePath: information))
      let properties = try ApplicationProperties(path: information, data: data)
      options.information = properties.text
      others = properties.reports
    }
    let sources = try paths.map { (path: $0, text: try SourceFolder.read(URL(filePath: $0))) }
    self.paths = paths
    self.settings = settings
    result = Lowering.lower(sources, options: options)
  }

  /// Writes the lowered sources under other names.
  func write(to output: LoweredOutput, _ name: (String) -> String) throws {
    try write(to: output, named: paths.map(name))
  }

  /// Writes the lowered sources; those with errors of syntax are left out.
  func write(to output: LoweredOutput, named names: [String]) throws {
    for (file, name) in zip(result.files, names) {
      if let text = file.text { try output.write(Data(text.utf8), to: name) }
    }
  }

  /// The reports, with errors as warnings if the settings say so.
  private var reports: [Report] {
    (result.reports + others).map { report in
      var report = report
      if settings.keepsGoing, report.severity == .error { report.severity = .warning }
      return report
    }
  }

  /// Adds reports about the manifest.
  mutating func add(_ reports: [Report]) { others += reports }

  /// A line that counts what was lowered.
  private var summary: String {
    let counts = result.counts
    let errors = result.reports.count { $0.severity == .error }
    let parts = [
      Self.count(counts.selectors, "selector"), Self.count(counts.tables, "table"),
      Self.count(counts.optionalRequirements, "optional requirement"),
      Self.count(counts.extensionOverrides, "member") + " of extensions",
    ]
    return "lowered \(Self.count(result.files.count, "file")): \(parts.joined(separator: ", ")); "
      + "\(errors) not lowered"
  }

  /// Returns a number with a noun.
  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The text of PORT.md.
  var page: String {
    let lines = reports.map { "- `\($0.path):\($0.line)` \($0.severity.rawValue): \($0.message)" }
    return (["# Report of the port", "", summary + ".", ""] + lines).joined(separator: "\n") + "\n"
  }

  /// Prints the reports; ends with an error if one of them is an error.
  func printReports(asJSON: Bool) throws {
    if asJSON {
      struct Output: Encodable {
        let reports: [Report]
        let counts: LoweringCounts
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = try encoder.encode(Output(reports: reports, counts: result.counts))
      print(String(decoding: data, as: UTF8.self))
    } else {
      for report in reports { standardError(report.description) }
      standardError(summary)
    }
    if reports.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
  }
}

/// Writes a line to standard error.
func standardError(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }

/// The names of lowered files in the folder of a plugin.
enum LoweredNames {
  /// Base names that differ from those of the originals; equal ones are numbered.
  static func names(of paths: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return paths.map { path in
      let base = URL(filePath: path).deletingPathExtension().lastPathComponent
      // Statements at the top level are allowed in this file only.
      if base == "main" { return "main.swift" }
      let count = counts[base, default: 0]
      counts[base] = count + 1
      return count == 0 ? "\(base)+Port.swift" : "\(base)+Port\(count + 1).swift"
    }
  }
}

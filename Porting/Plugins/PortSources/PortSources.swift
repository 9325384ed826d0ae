import Foundation
import PackagePlugin

/// Lowers the sources of a target while it is built: those in its folder `Original`, which the
/// target excludes, or those of the package dependency of the same name without `Port`.
@main
struct PortSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let sources = try sources(of: target, in: context.package)
    let output = context.pluginWorkDirectoryURL.appending(path: "Lowered")
    var arguments = ["lower", "--to", output.path]
    var inputs = sources
    let settings = target.directoryURL.appending(path: "port.json")
    if FileManager.default.fileExists(atPath: settings.path) {
      arguments += ["--settings", settings.path]
      inputs.append(settings)
    }
    if let properties = properties(below: target.directoryURL.appending(path: "Original")) {
      arguments += ["--info", properties.path]
      inputs.append(properties)
    }
    return [
      .buildCommand(
        displayName: "Lowering \(sources.count) sources of \(target.name)",
        executable: try context.tool(named: "tatami-port").url,
        arguments: arguments + sources.map(\.path),
        inputFiles: inputs,
        outputFiles: outputNames(of: sources).map { output.appending(path: $0) }
      )
    ]
  }

  /// The sources to lower, sorted by their paths.
  private func sources(of target: SourceModuleTarget, in package: Package) throws -> [URL] {
    let original = target.directoryURL.appending(path: "Original")
    if FileManager.default.fileExists(atPath: original.path) {
      return swiftFiles(below: original)
    }
    let name = target.name.hasSuffix("Port") ? String(target.name.dropLast(4)) : target.name
    for dependency in package.dependencies {
      for other in dependency.package.targets {
        if let module = other as? SourceModuleTarget, module.name == name {
          return module.sourceFiles(withSuffix: "swift").map(\.url).sorted { $0.path < $1.path }
        }
      }
    }
    Diagnostics.error(
      "\(target.name) has no folder 'Original', and no package that it depends on has a target "
        + "'\(name)'"
    )
    return []
  }

  /// The property list of an application.
  private func properties(below folder: URL) -> URL? {
    files(below: folder).filter { $0.lastPathComponent == "Info.plist" }
      .min { $0.pathComponents.count < $1.pathComponents.count }
  }

  private func swiftFiles(below folder: URL) -> [URL] {
    files(below: folder).filter { $0.pathExtension == "swift" }
  }

  private func files(below folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
  }

  /// The names that `tatami-port lower` gives the files.
  private func outputNames(of sources: [URL]) -> [String] {
    var counts: [String: Int] = [:]
    return sources.map { source in
      let base = source.deletingPathExtension().lastPathComponent
      if base == "main" { return "main.swift" }
      let count = counts[base, default: 0]
      counts[base] = count + 1
      return count == 0 ? "\(base)+Port.swift" : "\(base)+Port\(count + 1).swift"
    }
  }
}

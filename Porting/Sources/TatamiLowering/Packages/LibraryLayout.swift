internal import Foundation

/// The files of a library that has no manifest.
struct LibraryLayout: Sendable {
  /// The name of the module: that of the podspec or of the folder, with letters, digits and
  /// underscores.
  let name: String
  /// The sources of the library.
  let sources: [String]
  /// The sources of examples and tests.
  let otherSources: [String]
  /// The files and folders of resources that stand beside the library's sources.
  let resources: [String]
  /// Whether there are localized resources.
  let isLocalized: Bool
  /// Whether the sources are those of a program: one of them starts an application.
  let isProgram: Bool

  /// Finds the parts of a library.
  ///
  /// - Throws: `SourceFolder.Failure` if a source cannot be read.
  init(_ folder: SourceFolder) throws(SourceFolder.Failure) {
    let podspec = folder.others.first { !$0.contains("/") && $0.hasSuffix(".podspec") }
    name = Self.identifier(podspec.map { String($0.dropLast(8)) } ?? folder.url.lastPathComponent)
    let candidates = folder.sources.filter { !PortedManifest.isManifest($0) }
    let ownSources = candidates.filter { !Self.isExample($0) }
    sources = ownSources.isEmpty ? candidates : ownSources
    otherSources = ownSources.isEmpty ? [] : candidates.filter(Self.isExample)
    let roots = Set(sources.map(Self.root))
    let beside = folder.others.filter { roots.contains(Self.root($0)) }
    resources = Set(beside.filter { !Self.isExample($0) }.compactMap(Self.resource)).sorted()
    isLocalized = resources.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
    isProgram = try Self.startsApplication(sources, in: folder)
  }

  private static func startsApplication(
    _ sources: [String],
    in folder: SourceFolder
  ) throws(SourceFolder.Failure) -> Bool {
    for path in sources {
      if path == "main.swift" || path.hasSuffix("/main.swift") { return true }
      let text = try SourceFolder.read(folder.url.appending(path: path))
      let marks = text.split(whereSeparator: \.isWhitespace)
      if marks.contains("@main") || marks.contains("@UIApplicationMain") { return true }
    }
    return false
  }

  /// Returns the outermost folder of a path; empty for a file without one.
  private static func root(_ path: String) -> String {
    path.contains("/") ? String(path.prefix { $0 != "/" }) : ""
  }

  /// Returns a name as an identifier of Swift.
  private static func identifier(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
    }
    let name = String(characters)
    return name.first?.isNumber ?? true ? "_" + name : name
  }

  /// Returns whether a path is in a folder of examples or tests.
  private static func isExample(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { folder in
      let folder = folder.lowercased()
      return ["example", "demo", "sample", "test", "playground"].contains { folder.contains($0) }
    }
  }

  /// Returns the resource that a file is or is part of.
  private static func resource(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    for (index, part) in parts.enumerated() {
      let isFolder = [".xcassets", ".lproj", ".bundle"].contains { part.hasSuffix($0) }
      if isFolder { return parts[...index].joined(separator: "/") }
    }
    let kinds = [
      "png", "jpg", "jpeg", "gif", "json", "ttf", "otf", "plist", "strings", "stringsdict",
      "xcstrings",
    ]
    // SwiftPM refuses the property list of an application as a resource.
    guard parts.last.map(String.init) != ApplicationProperties.fileName else { return nil }
    return kinds.contains(URL(filePath: path).pathExtension.lowercased()) ? path : nil
  }
}

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

  /// Finds the parts of a library.
  init(_ folder: SourceFolder) {
    let podspec = folder.others.first { !$0.contains("/") && $0.hasSuffix(".podspec") }
    name = Self.identifier(podspec.map { String($0.dropLast(8)) } ?? folder.url.lastPathComponent)
    let candidates = folder.sources.filter { !PortedManifest.isManifest($0) }
    let ownSources = candidates.filter { !Self.isExample($0) }
    sources = ownSources.isEmpty ? candidates : ownSources
    otherSources = ownSources.isEmpty ? [] : candidates.filter(Self.isExample)
    let roots = Set(sources.map { String($0.prefix { $0 != "/" }) })
    let beside = folder.others.filter { roots.contains(String($0.prefix { $0 != "/" })) }
    resources = Set(beside.filter { !Self.isExample($0) }.compactMap(Self.resource)).sorted()
    isLocalized = resources.contains { $0.hasSuffix(".lproj") }
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
    let kinds = ["png", "jpg", "jpeg", "gif", "json", "ttf", "otf"]
    return kinds.contains(URL(filePath: path).pathExtension.lowercased()) ? path : nil
  }
}

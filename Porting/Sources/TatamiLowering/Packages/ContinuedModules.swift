internal import Foundation

/// The libraries that Tatami continues, and the modules with their names.
enum ContinuedModules {
  /// The modules that replace the originals in imports; `modules` in the settings comes first.
  static let replacements = [
    "ADMozaicCollectionViewLayout": "TatamiCompatADMozaikCollectionViewLayout",
    "ADMozaikCollectionViewLayout": "TatamiCompatADMozaikCollectionViewLayout",
    "KRTournamentView": "TatamiCompatKRTournamentView",
    "Puyopuyo": "TatamiCompatPuyopuyo",
    "SquareMosaicLayout": "TatamiCompatSquareMosaicLayout",
    "TORoundedTableView": "TatamiCompatTORoundedTableView",
  ]

  /// Returns the modules that replace those which a library imports, sorted.
  static func imported(by folder: SourceFolder) throws(SourceFolder.Failure) -> [String] {
    var found: Set<String> = []
    for path in folder.sources where !PortedManifest.isManifest(path) {
      let text = try SourceFolder.read(folder.url.appending(path: path))
      for line in text.split(whereSeparator: \.isNewline) {
        let words = line.split(whereSeparator: { $0 == " " || $0 == "." })
        guard let start = words.firstIndex(of: "import"), start + 1 < words.count else { continue }
        let name = String(words[start + 1])
        if let module = replacements[name], !folder.ownModules.contains(name) {
          found.insert(module)
        }
      }
    }
    return found.sorted()
  }
}

extension SourceFolder {
  /// The names of the folders in `Sources`, which are those of the package's own modules.
  var ownModules: Set<String> {
    Set(
      sources.compactMap { path in
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
      }
    )
  }
}

extension LoweringOptions {
  /// Keeps the imports of a library's own modules, unless the settings name a replacement.
  public mutating func keepModules(of folder: SourceFolder) {
    for name in folder.ownModules where ContinuedModules.replacements[name] != nil {
      modules[name] = modules[name] ?? name
    }
  }
}

import Foundation
import TatamiDrawing

/// The name of a font face: the family without spaces, a hyphen and the style, as in
/// `DejaVuSans-Bold`.
struct FontName {
  var family: String
  var weight = 400
  var isItalic = false

  /// The names of the weights from the lightest to the heaviest.
  private static let weights: [(name: String, css: Int)] = [
    ("UltraLight", 100), ("Thin", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("Semibold", 600), ("Bold", 700), ("Heavy", 800), ("Black", 900),
  ]

  /// Parses a name; a name that is not a face of an installed family is read as a family.
  init(_ name: String) {
    family = name
    guard !KitEnvironment.current.textShaping.hasFamily(name) else { return }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard let known = Self.family(named: parts.first ?? ""), let style = parts.dropFirst().first
    else {
      family = Self.family(named: name) ?? name
      return
    }
    read(style, of: known)
  }

  /// Creates the name of a font; the names of system fonts start with a period, as on Apple
  /// platforms.
  init(_ font: FontDescriptor) {
    weight = font.weight
    isItalic = font.italic
    switch font.family {
    case .system: family = ".SystemUI"
    case .monospaced: family = ".SystemUIMono"
    case .named(let name): family = name
    }
  }

  /// The whole name.
  var text: String {
    let weightName = Self.weights.min { abs($0.css - weight) < abs($1.css - weight) }?.name ?? ""
    let shown = weight == 400 ? "" : weightName
    let style = shown + (isItalic ? "Italic" : "")
    return family.filter { $0 != " " } + (style.isEmpty ? "" : "-\(style)")
  }

  private mutating func read(_ style: String, of known: String) {
    var rest = style.lowercased()
    for slant in ["italic", "oblique"] where rest.hasSuffix(slant) {
      isItalic = true
      rest.removeLast(slant.count)
    }
    let found = Self.weights.first { $0.name.lowercased() == rest }
    guard rest.isEmpty || found != nil else {
      isItalic = false
      return
    }
    family = known
    weight = found?.css ?? 400
  }

  /// Returns the installed family with a name, ignoring spaces and case.
  private static func family(named name: String) -> String? {
    let wanted = name.lowercased().filter { $0 != " " }
    guard !wanted.isEmpty else { return nil }
    return KitEnvironment.current.textShaping.familyNames().first {
      $0.lowercased().filter { $0 != " " } == wanted
    }
  }
}

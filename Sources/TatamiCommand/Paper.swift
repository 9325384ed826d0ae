import ArgumentParser
import Foundation

/// The paper of `--page`.
struct Paper {
  /// The name and the orientation, such as "A4 landscape".
  let name: String
  /// The sizes that the orientation allows, in points.
  let sizes: [CGSize]

  private static let formats: [(name: String, size: CGSize)] = [
    ("A4", CGSize(width: 595, height: 842)), ("Letter", CGSize(width: 612, height: 792)),
  ]

  /// Reads the values of `--page`: a format and, if given, an orientation; nil without values.
  init?(arguments: [String]) throws {
    guard !arguments.isEmpty else { return nil }
    let words = arguments.flatMap { $0.split(separator: " ").map(String.init) }
    guard let word = words.first,
      let format = Self.formats.first(where: { $0.name.lowercased() == word.lowercased() })
    else {
      let found = words.first.map { " is \(quoted: $0)" } ?? " has no format"
      throw ValidationError("--page\(found); allowed are A4 and Letter.")
    }
    let turned = CGSize(width: format.size.height, height: format.size.width)
    switch words.dropFirst().first?.lowercased() {
    case nil: sizes = [format.size, turned]
    case "portrait": sizes = [format.size]
    case "landscape": sizes = [turned]
    case let other?:
      throw ValidationError(
        "--page \(format.name) \(quoted: other): allowed after the format are portrait and landscape;"
          + " put the file before --page."
      )
    }
    guard words.count <= 2 else {
      throw ValidationError("--page has more than two values; put the file before --page.")
    }
    name = words.joined(separator: " ")
  }
}

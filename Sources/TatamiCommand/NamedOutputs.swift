import Foundation
import TatamiPicture

/// The paths of pictures whose names contain values of the data, such as `og/{{title}}.png`.
struct NamedOutputs {
  /// The pattern of the paths.
  let pattern: String
  /// The name of the data in messages.
  let dataName: String
  let data: SceneData

  /// The maximum length of a file name, in bytes.
  private static let nameLimit = 255

  /// Whether a path contains the name of a value.
  static func isPattern(_ path: String?) -> Bool { path?.contains("{{") ?? false }

  /// Returns the path for each row, or the only path for data without rows.
  ///
  /// Slashes in values become hyphens, so that no value leaves the folder of the pattern.
  ///
  /// - Throws: A `CommandError` for an unknown name, for a name that a file cannot have, and for two
  ///   rows with the same path.
  func paths() throws -> [String] {
    var rows: [String: Int] = [:]
    var paths: [String] = []
    for index in 0..<(data.items?.count ?? 1) {
      let path = try path(ofRow: index)
      if let other = rows.updateValue(index, forKey: path.lowercased()) {
        throw CommandError(
          .invalidData,
          "\(dataName): rows \(other + 1) and \(index + 1) both give the picture \(quoted: path); add"
            + " another column or {{$number}} to the name"
        )
      }
      paths.append(path)
    }
    return paths
  }

  private func path(ofRow index: Int) throws -> String {
    let components = pattern.split(separator: "/", omittingEmptySubsequences: false)
    let names = try components.map { component in
      Self.isPattern(String(component))
        ? try name(String(component), row: index) : String(component)
    }
    return names.joined(separator: "/")
  }

  private func name(_ pattern: String, row: Int) throws -> String {
    let context = data.items == nil ? dataName : "\(dataName): row \(row + 1)"
    let text: String
    do throws(SceneError) {
      text = try data.text(pattern, item: data.items == nil ? nil : row)
    } catch {
      throw CommandError(.invalidData, "\(context): the name of the picture: \(error)")
    }
    let name = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          $0 == "/" || $0.properties.generalCategory == .control ? "-" : $0
        }
      )
    )
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).first ?? ""
    guard !stem.allSatisfy({ $0 == " " }), name.utf8.count <= Self.nameLimit else {
      throw CommandError(
        .invalidData,
        "\(context): \(quoted: name) is not the name of a picture; a name has 1 to"
          + " \(Self.nameLimit) bytes and does not begin with a period"
      )
    }
    return name
  }
}

package import TatamiJSON
import Testing

/// A golden case of tournament formats.
package struct FormatsGolden: Sendable, CustomTestStringConvertible {
  /// The name of the case, printed by failing tests.
  package let name: String
  /// The whole case.
  package let value: JSONValue

  /// The name.
  package var testDescription: String { name }

  /// Returns the cases of a list of the file: `cases`, `swiss` or `geometry`.
  package static func all(_ list: String) throws -> [FormatsGolden] {
    let file = try JSONReader.value(of: GoldenFile.bytes(of: "formats"))
    return try #require(file[list]).elements.map { value in
      let name = try #require((value["name"] ?? value["case"])?.text)
      return FormatsGolden(name: name, value: value)
    }
  }

  /// A member of the case, null if it is absent.
  package subscript(key: String) -> JSONValue { value[key] ?? .null }
}

import Foundation
public import OrderedCollections
public import TatamiDocuments
import TatamiJSON

/// The values that replace the references of a scene template.
///
/// ```swift
/// let guest = try SceneData(.object(["name": .string("Ada")]))
/// let rows = try SceneData.csv(Array("name\nAda\nBen\n".utf8), name: "guests.csv")
/// ```
public struct SceneData: Equatable, Sendable {
  /// The values; of a CSV file, an object whose member `rows` has an object per row.
  public let value: SceneValue
  /// The items of the list that the data are or, of a CSV file, its rows; nil for an object.
  public let items: [SceneValue]?
  /// Whether all values are texts, as in a CSV file, so that a text may be read as a number, `true`
  /// or `false`.
  let hasTextsOnly: Bool

  /// Creates data from an object, or from a list, which becomes the member `rows` of an object.
  ///
  /// - Throws: `SceneError.unexpected` for other values.
  public init(_ value: SceneValue) throws(SceneError) {
    try self.init(SceneReader(value))
  }

  /// Creates data from texts by name, such as those of a query, in addition to values that they
  /// replace.
  ///
  /// As a cell of a CSV file, a text may be read as a number, `true` or `false`, and an empty one is
  /// null.
  ///
  /// - Parameters:
  ///   - texts: The texts by name.
  ///   - values: An object; nil for none.
  /// - Throws: `SceneError.unexpected` for other values.
  public init(
    texts: OrderedDictionary<String, String>,
    replacing values: SceneValue? = nil
  ) throws(SceneError) {
    var members = try SceneReader(values ?? .object([:])).object().members
    for (name, text) in texts { members[name] = text.isEmpty ? .null : .string(text) }
    self.init(.object(members), items: nil, hasTextsOnly: true)
  }

  /// Creates data from an object or a list of a document.
  init(_ reader: SceneReader) throws(SceneError) {
    switch reader.value {
    case .object: self.init(reader.value, items: nil, hasTextsOnly: false)
    case .array(let elements): self.init(rows: elements, hasTextsOnly: false)
    default: throw reader.unexpected("an object or a list")
    }
  }

  private init(rows: [SceneValue], hasTextsOnly: Bool) {
    self.init(.object([Self.rows: .array(rows)]), items: rows, hasTextsOnly: hasTextsOnly)
  }

  private init(_ value: SceneValue, items: [SceneValue]?, hasTextsOnly: Bool) {
    self.value = value
    self.items = items
    self.hasTextsOnly = hasTextsOnly
  }

  /// Returns a text in which the values of names have replaced `{{name}}`.
  ///
  /// - Parameters:
  ///   - template: The text with names in double braces.
  ///   - item: The index of the current item; nil for the data as a whole.
  /// - Throws: A `SceneError` for an unknown name, and for a value that is not a text, number or flag.
  public func text(_ template: String, item: Int?) throws(SceneError) -> String {
    let expanded = try SceneTemplate.expand(SceneReader(.string(template)), self, item: item)
    return try SceneReader(expanded).string()
  }

  /// The name of a list that is not a member of an object.
  static let rows = "rows"

  /// Reads a file: JSON or YAML by the end of its name or its first character, otherwise CSV.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The file's name, also in error messages.
  /// - Throws: A `SceneDataError`.
  /// - Complexity: O(*n*) in the bytes.
  public static func file(_ bytes: [UInt8], name: String) throws(SceneDataError) -> SceneData {
    let ending = URL(fileURLWithPath: name).pathExtension.lowercased()
    let isDocument =
      ["json", "yaml", "yml"].contains(ending) || ending != "csv" && SceneDocument.isJSON(bytes)
    return isDocument ? try document(bytes) : try csv(bytes, name: name)
  }

  /// Reads a CSV file, whose first row has the names of the columns.
  ///
  /// - Parameters:
  ///   - bytes: The content: UTF-8, UTF-16 or Windows-1252.
  ///   - name: The file's name in error messages.
  /// - Throws: A `SceneDataError`.
  /// - Complexity: O(*n*) in the bytes.
  public static func csv(_ bytes: [UInt8], name: String) throws(SceneDataError) -> SceneData {
    let table: CSVTable
    do throws(CSVError) {
      table = try CSVTable(bytes, name: name)
    } catch {
      throw .table(error)
    }
    let names = table.header
    for (index, column) in names.enumerated() {
      guard !column.isEmpty else { throw .unnamedColumn(index + 1) }
      guard names.firstIndex(of: column) == index else { throw .duplicateColumn(column) }
    }
    var rows: [SceneValue] = []
    for row in table.rows { rows.append(try object(row, names)) }
    return SceneData(rows: rows, hasTextsOnly: true)
  }

  private static func object(
    _ row: CSVTable.Row,
    _ names: [String]
  ) throws(SceneDataError) -> SceneValue {
    if let extra = row.cells.dropFirst(names.count).first(where: { !$0.isEmpty }) {
      throw .extraField(extra, line: row.line, columns: names.count)
    }
    var members: OrderedDictionary<String, SceneValue> = [:]
    for (index, name) in names.enumerated() {
      let cell = index < row.cells.count ? row.cells[index] : ""
      members[name] = cell.isEmpty ? .null : .string(cell)
    }
    return .object(members)
  }

  /// Reads a document, JSON or YAML.
  ///
  /// - Throws: A `SceneDataError`.
  public static func document(_ bytes: [UInt8]) throws(SceneDataError) -> SceneData {
    do throws(SceneError) {
      return try SceneData(SceneDocument.parse(bytes))
    } catch {
      throw .document(error)
    }
  }
}

/// An error in the data of a scene template.
public enum SceneDataError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The JSON or YAML document is invalid.
  case document(SceneError)
  /// The CSV file cannot be read.
  case table(CSVError)
  /// A column of a CSV file has no name; columns are counted from 1.
  case unnamedColumn(Int)
  /// Two columns of a CSV file have the same name.
  case duplicateColumn(String)
  /// A row of a CSV file has more fields than the header has columns.
  case extraField(String, line: Int, columns: Int)

  /// The problem, and what is allowed.
  public var description: String {
    switch self {
    case .document(let error): "\(error)"
    case .table(let error): "\(error)"
    case .unnamedColumn(let column): "column \(column) has no name in the first row"
    case .duplicateColumn(let name): "two columns have the name \(quoted: name)"
    case .extraField(let field, let line, let columns):
      "line \(line): the field \(quoted: field) is beyond the \(columns) columns of the first row"
    }
  }
}

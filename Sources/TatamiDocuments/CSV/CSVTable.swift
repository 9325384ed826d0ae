/// The rows of a CSV file with a header, as texts.
///
/// The text is UTF-8, UTF-16 or Windows-1252; fields are separated by commas, semicolons, tabs or
/// pipes and may be quoted.
package struct CSVTable: Sendable {
  /// A row below the header.
  package struct Row: Sendable {
    /// The line in which the row begins, counted from 1.
    package let line: Int
    /// The fields, trimmed and unquoted.
    package let cells: [String]
  }

  /// The fields of the header.
  package let header: [String]
  /// The rows below it, without blank ones.
  package let rows: [Row]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The content.
  ///   - name: The file's name in error messages.
  /// - Throws: A ``CSVError`` for text that is damaged or has more than
  ///   ``CSVReader/columnLimit`` columns.
  /// - Complexity: O(*n*) in the bytes.
  package init(_ bytes: [UInt8], name: String) throws(CSVError) {
    let (text, _) = try TextEncoding.decode(bytes, file: name)
    var reader = CSVReader(bytes: text, file: name)
    var fields: [CSVReader.Field] = []
    var rows: [Row] = []
    while let line = try reader.readRow(into: &fields) {
      rows.append(Row(line: line, cells: fields.map { reader.text(of: $0) }))
    }
    header = rows.first?.cells ?? []
    self.rows = Array(rows.dropFirst())
  }
}

/// Writes a value as JSON on one line.
public enum JSONWriter {
  /// Returns the JSON text of a value; numbers have the fewest digits that parse to the same number.
  ///
  /// - Complexity: O(*n*) in the values; the recursion is as deep as the value.
  public static func text(of value: JSONValue) -> String {
    var buffer = JSONBuffer()
    buffer.write(value)
    return buffer.text
  }

  /// Returns the JSON text of a document as `text(of:)` for its value does.
  package static func text(of document: JSONDocument) -> String {
    document.withRoot { root in
      var buffer = JSONBuffer()
      buffer.write(root)
      return buffer.text
    }
  }

  /// Returns the shortest text that parses to a number; whole numbers have no decimal point.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    return wholeNumber(number)?.description ?? number.description
  }

  /// Returns a number as an integer if it is one that a double represents exactly, otherwise nil.
  static func wholeNumber(_ number: Double) -> Int64? {
    guard let whole = Int64(exactly: number), whole.magnitude < 1 << 53 else { return nil }
    return whole
  }
}

import Harness

/// The times of one operation in both implementations, in nanoseconds.
struct Comparison {
  let operation: String
  let rows: Int
  let library: Double
  let plain: Double

  /// Returns the comparisons of all operations for a number of rows.
  static func all(_ library: [Measurement], _ plain: [Measurement], rows: Int) -> [Comparison] {
    zip(Trial<LibraryTable>.operations, zip(library, plain)).map { operation, pair in
      Comparison(
        operation: operation,
        rows: rows,
        library: pair.0.perItem,
        plain: pair.1.perItem
      )
    }
  }
}

import Harness

/// The measurements of one operation in all implementations.
struct Comparison {
  let operation: String
  let rows: Int
  let library: Measurement
  let prefixSums: Measurement
  let fenwick: Measurement

  /// Measures all operations for a number of rows.
  ///
  /// - Returns: The comparisons, and the library's table after all edits.
  static func all(rows: Int) -> (comparisons: [Comparison], table: LibraryTable) {
    var library = Trial<LibraryTable>("library", rows: rows, runs: 7)
    var prefixSums = Trial<PrefixTable>("prefix sums", rows: rows, runs: 7)
    var fenwick = Trial<FenwickTable>("fenwick", rows: rows, runs: 7)
    let times = (library.run(), prefixSums.run(), fenwick.run())
    let comparisons = Trial<LibraryTable>.operations.indices.map { index in
      Comparison(
        operation: Trial<LibraryTable>.operations[index],
        rows: rows,
        library: times.0[index],
        prefixSums: times.1[index],
        fenwick: times.2[index]
      )
    }
    return (comparisons, library.table)
  }
}

extension Measurement {
  /// The shortest time per item, in nanoseconds.
  var leastPerItem: Double { shortest / Double(max(count, 1)) }
}

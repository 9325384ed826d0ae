import TatamiDocuments

/// The part of the answer to a document that its lists have used so far.
///
/// Every list is counted before it is created, so that a short document cannot use much memory. One
/// budget applies to the whole document: the items of all its queries together.
struct AnswerBudget {
  /// The maximum number of listed frames, lines, points and indexes.
  static let itemLimit = 1_000_000
  /// The maximum size of the answer as JSON, in bytes: 256 MiB.
  static let byteLimit = 256 << 20

  /// The length of the longest number with the comma after it, in bytes.
  private static let numberLength = 25

  private var items = 0
  private var bytes = 0

  /// Counts items of equal size.
  ///
  /// - Parameters:
  ///   - numbers: The numbers of an item, each as long as possible.
  ///   - text: The bytes of its names, quotes and brackets.
  mutating func spend(
    _ count: Int,
    numbers: Int,
    text: Int = 2,
    at path: DocumentPath
  ) throws(SceneError) {
    items = items.saturatingSum(count)
    guard items <= Self.itemLimit else {
      throw .tooManyItems(asked: items, limit: Self.itemLimit, at: path)
    }
    try spend(bytes: count * (numbers * Self.numberLength + text), at: path)
  }

  /// Counts bytes of names.
  mutating func spend(bytes more: Int, at path: DocumentPath) throws(SceneError) {
    bytes += more
    guard bytes <= Self.byteLimit else {
      throw .answerTooLarge(bytes: bytes, limit: Self.byteLimit, at: path)
    }
  }
}

extension Int {
  /// Returns the sum of two counts, or the largest number if it is even larger.
  func saturatingSum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

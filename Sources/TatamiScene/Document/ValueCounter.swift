/// Counts the values of a document up to a limit.
struct ValueCounter {
  private let limit: Int
  private(set) var count = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Counts values, one by default.
  mutating func add(_ more: Int = 1) throws(SceneError) {
    guard more <= limit - count else { throw .tooLarge(limit: limit) }
    count += more
  }
}

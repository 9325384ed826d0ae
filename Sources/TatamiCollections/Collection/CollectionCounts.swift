/// The number of items in each section, as last returned by the data source.
struct CollectionCounts {
  var items: [Int] = []
  /// Whether the numbers are current; otherwise, they are requested from the data source again.
  var areCurrent = false
}

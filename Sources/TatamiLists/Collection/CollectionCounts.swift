/// The numbers of items in all sections, as the data source last gave them.
struct CollectionCounts {
  var items: [Int] = []
  /// Whether the numbers hold; otherwise, the data source is asked again.
  var areCurrent = false
}

/// The words with which messages name a list and its elements.
package enum ListWording: Sendable {
  case table
  case collection

  /// The name of the view.
  var view: String { self == .table ? "table view" : "collection view" }
  /// The name of one element.
  var item: String { self == .table ? "row" : "item" }
  /// The name of several elements.
  var items: String { item + "s" }
}

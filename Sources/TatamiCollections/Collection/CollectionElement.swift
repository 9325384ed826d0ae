import Foundation

/// An element of a collection: a cell, a supplementary or a decoration view at an index path.
struct CollectionElement: Hashable {
  enum Kind: Hashable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  var kind: Kind
  var path: IndexPath

  var isCell: Bool { kind == .cell }
}

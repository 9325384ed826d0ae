package import Foundation

/// Index paths that do not consist of a section and an item.
package enum OddIndexPaths {
  /// Index paths of no, one and three numbers.
  package static let all = [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 1, 2])]

  /// Returns the beginnings of the messages that calls with an index path cause: `true` for one that
  /// names the index path.
  package static func reports(of path: IndexPath, during action: () -> Void) -> [Bool] {
    Reports.during(action).map { $0.hasPrefix("Invalid index path \(Array(path)).") }
  }
}

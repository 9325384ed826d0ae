import Foundation
import TatamiListContent

/// Updates that are being collected, with the closures to call after them.
struct CollectionBatch {
  var updates = ListUpdates()
  /// The items whose cells are configured again, by their old index paths.
  var reconfigured: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
  /// Whether the data is reloaded in place of the updates.
  var mustReload = false
}

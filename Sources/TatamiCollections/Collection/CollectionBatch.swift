import TatamiListContent

/// Updates that are being collected, with the closures to call after them.
struct CollectionBatch {
  var updates = ListUpdates()
  var completions: [(Bool) -> Void] = []
  /// Whether the data is reloaded in place of the updates.
  var mustReload = false
}

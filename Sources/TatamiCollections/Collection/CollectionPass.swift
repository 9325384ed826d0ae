import Foundation

/// The state of a collection view's layout passes.
struct CollectionPass {
  /// The bounds of the last pass.
  var bounds: CGRect?
  /// The bounds before a change that is being animated and not yet shown.
  var animatedBounds: CGRect?
  /// Whether the content insets have changed since the last pass.
  var hasNewInsets = false
  /// Whether the last pass has shown all that is in these bounds, and nothing has changed since.
  var isComplete = false
  /// Counts reloads, updates and exchanges of layouts: a loop over elements ends when it changes.
  var generation = 0
  /// Whether the next pass discards all views, because the data was reloaded.
  var discardsViews = false
  /// Whether a pass is running.
  var isRunning = false
  /// Whether the layout or the data source is being asked, so that neither is asked again.
  var isPreparing = false
  var isCounting = false
  /// Whether a pass was requested while the layout or the data source was asked, or while the data
  /// source was moving an item.
  var isPostponed = false
  /// Whether the data source is moving the item that the user has dropped.
  var isDropping = false
  /// The element whose view the data source is being asked for.
  var creating: CollectionCreation?
}

/// An element whose view is being created or configured again.
struct CollectionCreation {
  var element: CollectionElement
  /// The generation of passes that requests the view; in others, the element may be another one.
  var generation: Int
  /// The attributes that dequeuing applies.
  var attributes: UICollectionViewLayoutAttributes?
  /// The view that dequeuing returns when an item is reconfigured.
  var present: UICollectionReusableView?
}

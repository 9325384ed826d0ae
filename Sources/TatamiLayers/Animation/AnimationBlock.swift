/// A block whose changes are animated, such as that of `UIView.animate`.
package protocol AnimationBlock: AnyObject {
  /// The group of the animations that the block has started.
  var completionGroup: CompletionGroup { get }
  /// The progress of its animations if the block determines it instead of their timing.
  var drivenProgress: Double? { get }
}

/// A block whose changes are animated, such as a block of `UIView.animate`.
package protocol AnimationBlock: AnyObject {
  /// The completion group of the animations that the block has started.
  var completionGroup: CompletionGroup { get }
  /// The progress of the animations if the block determines it, instead of their timing.
  var drivenProgress: Double? { get }
}

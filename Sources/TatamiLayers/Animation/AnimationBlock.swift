/// A call that animates the changes of its closure, such as `UIView.animate`.
@MainActor
package protocol AnimationBlock: AnyObject {
  /// The count of the animations that the call has started.
  var completionGroup: CompletionGroup { get }
}

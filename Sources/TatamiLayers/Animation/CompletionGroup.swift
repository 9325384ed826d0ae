/// A group of animations with a completion handler that is called when all have ended.
package final class CompletionGroup {
  private var running = 0
  private var isSealed = false
  private var allFinished = true
  private let outer: CompletionGroup?
  /// The completion handler; its argument states whether all animations have finished.
  private var completion: ((Bool) -> Void)?

  /// Creates a group that is part of an enclosing group.
  package init(inside outer: CompletionGroup? = nil) {
    self.outer = outer
    outer?.enter()
  }

  /// Adds an animation.
  package func enter() {
    running += 1
  }

  /// Removes an animation that has ended.
  package func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    if isSealed, running == 0 { complete() }
  }

  /// Closes the group; the completion runs when all animations have ended.
  package func seal(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
    isSealed = true
    if running == 0 { complete() }
  }

  /// Whether no animation is running.
  package var isEmpty: Bool { running == 0 }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(allFinished)
    outer?.leave(finished: allFinished)
  }
}

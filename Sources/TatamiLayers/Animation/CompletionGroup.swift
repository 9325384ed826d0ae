/// Counts the animations that a completion waits for.
@MainActor
package final class CompletionGroup {
  private var running = 0
  private var isSealed = false
  private var allFinished = true
  private let outer: CompletionGroup?
  /// What waits; told whether all animations came to their ends.
  private var completion: ((Bool) -> Void)?

  /// Makes a tally that another one waits for, too.
  package init(inside outer: CompletionGroup? = nil) {
    self.outer = outer
    outer?.enter()
  }

  /// One more has begun.
  package func enter() {
    running += 1
  }

  /// One is over.
  package func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    if isSealed, running == 0 { complete() }
  }

  /// Nothing will be added; the completion runs when all are over, or at once if there are none.
  package func seal(_ completion: ((Bool) -> Void)?) {
    self.completion = completion
    isSealed = true
    if running == 0 { complete() }
  }

  /// Whether nothing is waited for.
  package var isEmpty: Bool { running == 0 }

  private func complete() {
    let completion = completion
    self.completion = nil
    completion?(allFinished)
    outer?.leave(finished: allFinished)
  }
}

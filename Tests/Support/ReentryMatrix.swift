import TatamiTesting

/// Each change of a list from inside of each callback, in the first and the last call of the
/// callback during each action.
@MainActor
package struct ReentryMatrix<Soak: ListSoak> {
  package struct Case {
    package var callback: String
    var action: Soak.Action
    var call: Int
    var mutation: ListMutation
  }

  private let makeSoak: () -> Soak

  package init(_ makeSoak: @escaping () -> Soak) { self.makeSoak = makeSoak }

  /// Returns all cases, in an order that is the same in each run.
  package func cases() -> [Case] {
    Soak.Action.allCases.flatMap { action in
      callbacks(of: action).sorted { $0.key < $1.key }
        .flatMap { callback, count in
          ListMutation.allCases.flatMap { mutation in
            Set([0, count - 1]).sorted().map {
              Case(callback: callback, action: action, call: $0, mutation: mutation)
            }
          }
        }
    }
  }

  /// Returns the callbacks that an action calls, with the number of calls.
  private func callbacks(of action: Soak.Action) -> [String: Int] {
    let soak = makeSoak()
    var before: [String: Int] = [:]
    soak.perform(action) { before = soak.reentry.calls }
    Simulator.advance(by: 1)
    return soak.reentry.calls.merging(before) { $0 - $1 }.filter { $0.value > 0 }
  }

  /// Returns what is wrong after the changes of evenly chosen cases.
  package func faults(limit: Int) -> [String] {
    let cases = cases()
    let count = max(1, min(cases.count, limit))
    return stride(from: 0, to: cases.count, by: max(1, cases.count / count))
      .compactMap { fault(cases[$0]) }
  }

  private func fault(_ tested: Case) -> String? {
    let soak = makeSoak()
    soak.perform(tested.action) {
      soak.reentry.arm(tested.callback, call: tested.call) {
        tested.mutation.perform(on: soak.list, soak.data)
      }
    }
    return soak.settle().map { "\(tested): \($0)" }
  }
}

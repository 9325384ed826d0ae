/// A list whose data changes at random, also from inside of its callbacks; it is compared with a
/// new list of the same data.
@MainActor
package protocol ListSoak: AnyObject {
  /// An action of the program or the user on the list.
  associatedtype Action: CaseIterable & Sendable

  var data: RandomSections { get }
  var reentry: Reentry { get }
  var list: any SoakList { get }

  /// Performs an action.
  ///
  /// - Parameter arm: Called before the part of the action that is examined.
  func perform(_ action: Action, arm: () -> Void)

  /// Lets all animations end and returns what is wrong then; nil if nothing is.
  func settle() -> String?
}

extension ListSoak {
  /// Performs an action, changes the list in random calls of its callbacks, up to four times, and
  /// returns what is wrong afterward; nil if nothing is.
  package func reentrantStep() -> String? {
    var changes: [String] = []
    if data.numbers.isEmpty { data.insertSection(in: list) }
    let limit = data.pick(1...4)
    let probability = data.pick([0.02, 0.1, 0.4])
    let action = data.pick(Action.allCases)
    perform(action) {
      reentry.arm { [self] callback in
        // A list without a data source has no sections, so changes of the data do not fit it.
        guard list.hasSource, changes.count < limit, data.chance(probability) else { return }
        let mutation = data.pick(ListMutation.allCases)
        changes.append("\(mutation) in \(callback)")
        mutation.perform(on: list, data)
      }
    }
    return settle().map { "\(action) with \(changes.joined(separator: ", ")): \($0)" }
  }
}

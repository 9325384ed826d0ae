/// The actions of a control with their events, in the order in which they were added (S94).
@MainActor
struct ControlActions {
  struct Entry {
    var action: UIAction
    var events: UIControl.Event
  }

  /// The maximum depth of actions that send the events that trigger them.
  private static let maxDepth = 64

  private(set) var entries: [Entry] = []
  private var depth = 0

  /// The union of all events that have an action.
  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action.
  ///
  /// An action with the same identifier is replaced in its position and keeps its events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) {
      entries[index].action = action
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(action: action, events: events))
    }
  }

  /// Removes an action for control events.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Returns the actions for any of the given events.
  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  /// Begins sending events; returns false if actions send each other's events endlessly.
  mutating func beginSending() -> Bool {
    guard depth < Self.maxDepth else { return false }
    depth += 1
    return true
  }

  /// Ends sending events.
  mutating func endSending() {
    depth -= 1
  }
}

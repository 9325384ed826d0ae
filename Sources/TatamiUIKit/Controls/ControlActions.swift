/// The actions of a control with their events, in the order they were added (S94).
@MainActor
struct ControlActions {
  struct Entry {
    var action: UIAction
    var events: UIControl.Event
  }

  /// How often an action may send the events that call it, one inside the other.
  private static let maxDepth = 64

  private(set) var entries: [Entry] = []
  private var depth = 0

  /// All events that have an action.
  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action; it takes the place and the events of one with the same identifier.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action.identifier == action.identifier }) {
      entries[index].action = action
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(action: action, events: events))
    }
  }

  /// Takes an action away from some events.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// Returns the actions of some events.
  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }

  /// Notes that events are being sent; false when actions send each other's events without end.
  mutating func beginSending() -> Bool {
    guard depth < Self.maxDepth else { return false }
    depth += 1
    return true
  }

  /// Notes that events have been sent.
  mutating func endSending() {
    depth -= 1
  }
}

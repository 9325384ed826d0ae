import TatamiViews

/// The actions and targets of a control with their events, in the order in which they were added
/// (S94, X74).
@MainActor
struct ControlActions {
  /// The handler that an entry calls.
  enum Handler {
    case action(UIAction)
    case target(TargetAction)

    /// The action; nil for a target.
    var action: UIAction? {
      if case .action(let action) = self { action } else { nil }
    }

    /// The target with its selector; nil for an action.
    var target: TargetAction? {
      if case .target(let target) = self { target } else { nil }
    }
  }

  struct Entry {
    var handler: Handler
    var events: UIControl.Event
  }

  /// The maximum depth of actions that send the events that trigger them.
  private static let maxDepth = 64

  private(set) var entries: [Entry] = []
  private var depth = 0
  /// The event of the user that the control is handling; nil if there is none.
  var event: UIEvent?

  /// The union of all events that have an action or a target.
  var events: UIControl.Event {
    entries.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The targets with their selectors, without those that have been released.
  var targets: [(pair: TargetAction, events: UIControl.Event)] {
    entries.compactMap { entry in
      guard let pair = entry.handler.target, !pair.isAbandoned else { return nil }
      return (pair, entry.events)
    }
  }

  /// Adds an action.
  ///
  /// An action with the same identifier is replaced in its position and keeps its events.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    let index = entries.firstIndex { $0.handler.action?.identifier == action.identifier }
    if let index { entries[index].handler = .action(action) }
    add(.action(action), at: index, for: events)
  }

  /// Adds a target with its selector; a pair that is known keeps its position and its events.
  mutating func add(_ pair: TargetAction, for events: UIControl.Event) {
    removeAbandoned()
    let index = entries.firstIndex { $0.handler.target?.isEqual(to: pair) ?? false }
    add(.target(pair), at: index, for: events)
  }

  private mutating func add(_ handler: Handler, at index: Int?, for events: UIControl.Event) {
    if let index {
      entries[index].events.formUnion(events)
    } else {
      entries.append(Entry(handler: handler, events: events))
    }
  }

  /// Removes control events from the handlers that match, and handlers that have none left.
  mutating func remove(_ events: UIControl.Event, where matches: (Handler) -> Bool) {
    for index in entries.indices where matches(entries[index].handler) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
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
    if depth == 0 { removeAbandoned() }
  }

  /// Removes pairs whose target has been released.
  private mutating func removeAbandoned() {
    guard entries.contains(where: { $0.handler.target?.isAbandoned ?? false }) else { return }
    entries.removeAll { $0.handler.target?.isAbandoned ?? false }
  }
}

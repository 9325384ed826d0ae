import Foundation

/// The identifier of a task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task, from 1.
  public let rawValue: Int

  /// Creates an identifier from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a fetch in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data.
  case newData = 0
  /// Nothing new.
  case noData = 1
  /// An error.
  case failed = 2
}

/// The tasks of an application that go on in the background (N207).
@MainActor
struct BackgroundTasks {
  private struct Task {
    var identifier: UIBackgroundTaskIdentifier
    var name: String?
    var handler: (() -> Void)?
  }

  private var tasks: [Task] = []
  private var count = 0
  /// The time that a host grants in the background, in seconds.
  var grantedTime = TimeInterval.greatestFiniteMagnitude

  var isEmpty: Bool { tasks.isEmpty }

  mutating func begin(_ name: String?, _ handler: (() -> Void)?) -> UIBackgroundTaskIdentifier {
    count += 1
    let identifier = UIBackgroundTaskIdentifier(rawValue: count)
    tasks.append(Task(identifier: identifier, name: name, handler: handler))
    return identifier
  }

  mutating func end(_ identifier: UIBackgroundTaskIdentifier) {
    tasks.removeAll { $0.identifier == identifier }
  }

  /// Returns the tasks that have not ended, with or without a handler, in the order in which they
  /// began.
  func identifiers(withHandler hasHandler: Bool) -> [UIBackgroundTaskIdentifier] {
    tasks.filter { ($0.handler != nil) == hasHandler }.map(\.identifier)
  }

  /// The names of tasks that have not ended, or their numbers.
  func names(of identifiers: [UIBackgroundTaskIdentifier]) -> [String] {
    let wanted = Set(identifiers)
    return tasks.filter { wanted.contains($0.identifier) }
      .map { $0.name ?? "\($0.identifier.rawValue)" }
  }

  /// Takes the handler of a task; nil if the task has ended or has none.
  mutating func takeHandler(of identifier: UIBackgroundTaskIdentifier) -> (() -> Void)? {
    guard let index = tasks.firstIndex(where: { $0.identifier == identifier }) else { return nil }
    return exchange(&tasks[index].handler, with: nil)
  }
}

extension UIApplication {
  /// Whether tasks go on in the background.
  package var hasBackgroundTasks: Bool { !backgroundTasks.isEmpty }

  /// The time that the host grants in the background, in seconds; NaN and negative times count as 0.
  package var grantedBackgroundTime: TimeInterval {
    get { backgroundTasks.grantedTime }
    set { backgroundTasks.grantedTime = newValue > 0 ? newValue : 0 }
  }

  /// Calls the expiration handlers of all tasks once, except of those that another handler has ended,
  /// and ends the tasks that are left, with reports.
  package func expireBackgroundTasks() {
    let handled = backgroundTasks.identifiers(withHandler: true)
    let unhandled = backgroundTasks.identifiers(withHandler: false)
    for identifier in handled {
      let handler = backgroundTasks.takeHandler(of: identifier)
      handler?()
    }
    for name in backgroundTasks.names(of: handled) {
      Diagnostics.report("the expiration handler of the background task '\(name)' has not ended it")
    }
    for name in backgroundTasks.names(of: unhandled) {
      Diagnostics.report("the background task '\(name)' has no expiration handler to end it")
    }
    for identifier in handled + unhandled { backgroundTasks.end(identifier) }
  }
}

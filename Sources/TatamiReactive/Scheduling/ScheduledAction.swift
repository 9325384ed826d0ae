/// An action that runs once, unless it is disposed first.
final class ScheduledAction: Disposer {
  private var action: (@MainActor () -> Void)?

  init(_ action: @escaping @MainActor () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { action == nil }

  func run() {
    let action = action
    self.action = nil
    action?()
  }

  func dispose() {
    let former = action
    action = nil
    withExtendedLifetime(former) {}
  }
}

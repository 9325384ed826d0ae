public import TatamiDrawing
import TatamiGraphics

/// An environment that shares nothing with others: windows, application, screen, pasteboard, clock.
///
/// ```swift
/// let guest = HostEnvironment()
/// let isKey = guest.run {
///   let window = UIWindow(frame: UIScreen.main.bounds)
///   window.makeKeyAndVisible()
///   return window.isKeyWindow
/// }
/// ```
///
/// A host that serves several people from one process creates an environment for each of them.
/// Code outside of `run(_:)` uses the environment of the process.
public struct HostEnvironment: Sendable {
  private let environment: KitEnvironment

  /// Creates an environment without windows, its clock at 0.
  ///
  /// - Parameter textShaping: The text shaper of its windows.
  public init(textShaping: any TextShaping = PangoShaper.shared) {
    environment = KitEnvironment(textShaping: textShaping)
  }

  /// Calls a function inside of the environment; tasks that it creates stay in the environment.
  @MainActor
  public func run<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
    try KitEnvironment.$current.withValue(environment) { try body() }
  }
}

public import TatamiDrawing
import TatamiGraphics

/// The programming errors that stop a test's process after their report.
public enum FatalReports: Sendable {
  /// None: the kit recovers from all of them, the default in release builds.
  case nothing
  /// Those for which UIKit raises an exception, such as updates that do not fit the data; the
  /// default in debug builds.
  case exceptions
  /// All that the kit and the boxes report.
  case all
}

/// Runs a closure in an environment of its own: windows, application, screen, pasteboard, clock.
///
/// Views that the closure creates never see those of other tests, so tests run side by side.
/// - Parameters:
///   - textShaping: The text shaper; Pango unless a test must not depend on fonts.
///   - fatalReports: The programming errors that stop the process; nil for those of the current
///     task, which `TATAMI_FATAL_REPORTS` sets for a process.
///   - body: The closure.
public func withIsolatedEnvironment<Result>(
  textShaping: any TextShaping = PangoShaper.shared,
  fatalReports: FatalReports? = nil,
  _ body: @Sendable () async throws -> Result
) async rethrows -> Result {
  let fatal = fatalReports.map(Diagnostics.Fatal.init) ?? Diagnostics.fatal
  return try await Diagnostics.$fatal.withValue(fatal) {
    try await KitEnvironment.$current.withValue(
      KitEnvironment(textShaping: textShaping),
      operation: body
    )
  }
}

extension Diagnostics.Fatal {
  fileprivate init(_ reports: FatalReports) {
    self =
      switch reports {
      case .nothing: .none
      case .exceptions: .exceptions
      case .all: .all
      }
  }
}

public import TatamiDrawing
import TatamiGraphics

/// Runs a closure in an environment of its own: windows, application, screen, pasteboard, clock.
///
/// Views that the closure creates never see those of other tests, so tests run side by side.
/// - Parameters:
///   - textShaping: The text shaper; Pango unless a test must not depend on fonts.
///   - body: The closure.
public func withIsolatedEnvironment<Result>(
  textShaping: any TextShaping = PangoShaper.shared,
  _ body: @Sendable () async throws -> Result
) async rethrows -> Result {
  try await KitEnvironment.$current.withValue(
    KitEnvironment(textShaping: textShaping),
    operation: body
  )
}

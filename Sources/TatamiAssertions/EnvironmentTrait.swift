import TatamiDrawing
public import Testing

/// Runs every test in a kit environment of its own, so that tests run side by side.
///
/// Windows, the application, the screen, the pasteboard and the clock belong to the test, as in
/// `withIsolatedEnvironment`.
public struct EnvironmentTrait: TestTrait, SuiteTrait, TestScoping {
  let makeShaper: @Sendable () -> any TextShaping

  /// Whether the trait applies to the tests of nested suites: always.
  public var isRecursive: Bool { true }

  /// Runs a test in a new environment.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withIsolatedEnvironment(textShaping: makeShaper(), function)
  }
}

extension Trait where Self == EnvironmentTrait {
  /// An environment that measures text with Pango.
  public static var environment: Self { EnvironmentTrait { PangoShaper.shared } }

  /// An environment that measures text by arithmetic, so that the test depends on no font.
  ///
  /// A character is half as wide as the font is large, and text is drawn as bars.
  public static var arithmeticText: Self { EnvironmentTrait { ArithmeticShaper() } }
}

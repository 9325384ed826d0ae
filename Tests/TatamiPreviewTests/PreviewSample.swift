import TatamiPreview
import TatamiUIKit
import Testing

/// A controller with a button that counts its taps.
private final class CounterController: UIViewController {}

@MainActor
@Suite struct PreviewSampleTests {
  @Test func `a canceled program ends`() async throws {
    let task = Task {
      try await PreviewServer.run(title: "Counter") { CounterController() }
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    try await task.value
  }
}

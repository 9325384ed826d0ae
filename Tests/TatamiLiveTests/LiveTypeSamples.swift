import TatamiDrawing
import TatamiLive
import TatamiUIKit
import Testing

// The samples in the documentation of types of TatamiLive.

@MainActor
@Suite(.environment) struct LiveTypeSamples {
  func frameEncoder(changes: PixelChanges, pixels: Span<UInt32>) {
    var encoder = FrameEncoder()
    encoder.add(changes)
    let bytes = encoder.frame(of: pixels, columns: 640, sequence: 1, lastInput: 0)
    _ = bytes
  }

  @Test func `the sample of LiveSession gives the stated values`() {
    let session = LiveSession(title: "Card") {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      return controller
    }
    #expect(!session.hasClients)
  }
}

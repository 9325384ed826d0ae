import Foundation
import TatamiLive
import TatamiUIKit
import TestSupport
import Testing

/// Buttons, pinches, outlines and scales of several pages.
@MainActor
@Suite struct LivePointerTests: LiveTests {
  private final class ZoomController: UIViewController, UIScrollViewDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let image = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tap = UITapGestureRecognizer()
    var taps = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.contentSize = image.bounds.size
      scrollView.maximumZoomScale = 4
      scrollView.delegate = self
      scrollView.addSubview(image)
      view.addSubview(scrollView)
      tap.buttonMaskRequired = .secondary
      tap.addHandler { [weak self] _ in self?.taps += 1 }
      image.addGestureRecognizer(tap)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { image }
  }

  private let controller: ZoomController
  let session: LiveSession
  let connection = RecordedConnection()

  init() throws {
    var controller: ZoomController?
    session = LiveSession(title: "Zoom") {
      let made = ZoomController()
      controller = made
      return made
    }
    self.controller = try #require(controller)
    try connect(connection, scale: 1)
  }

  private func connect(_ connection: RecordedConnection, scale: Double, size: Int = 100) throws {
    let text =
      #"{"t":"hello","token":"","width":\#(size),"height":\#(size),"scale":\#(scale)}"#
    try connect(connection, greeting: text)
  }

  @Test func `V21: the secondary button of a mouse is that of the event`() throws {
    for (buttons, count) in [(1, 0), (2, 1)] {
      for phase in ["down", "up"] {
        try send(
          #"{"t":"pointer","phase":"\#(phase)","kind":"mouse","id":1,"x":50,"y":50,"buttons":\#(buttons)}"#
        )
      }
      #expect(controller.taps == count)
    }
  }

  @Test func `V22: a pinch zooms and ends after a pause`() async throws {
    try send(#"{"t":"pinch","x":50,"y":50,"scale":1.5,"n":7}"#)
    #expect(controller.scrollView.isZooming)
    try send(#"{"t":"pinch","x":50,"y":50,"scale":2,"rotation":0.1,"n":8}"#)
    #expect(controller.scrollView.zoomScale == 3)
    try await wait { !controller.scrollView.isZooming }
  }

  @Test(arguments: [#""scale":0"#, #""scale":1e9"#, #""rotation":7"#, #""scale":"2""#])
  func `V41: a pinch out of range is refused`(_ member: String) {
    #expect(throws: MessageError.self) { try send(#"{"t":"pinch","x":1,"y":1,\#(member)}"#) }
  }

  @Test func `V133: the view below the pointer is outlined`() throws {
    try send(#"{"t":"inspect","x":50,"y":50,"hover":true}"#)
    #expect(connection.messages.last == .outline(CGRect(x: 0, y: 0, width: 100, height: 100)))
  }

  @Test func `V53: the picture has the largest scale of its pages`() async throws {
    let other = RecordedConnection()
    try connect(other, scale: 2)
    try await wait { other.pixels.count == 200 * 200 }
    try send(#"{"t":"ack","frame":\#(connection.sequence)}"#)
    try await wait { connection.pixels.count == 200 * 200 }
    session.disconnect(other)
    try send(#"{"t":"ack","frame":\#(connection.sequence)}"#)
    try await wait { connection.pixels.count == 100 * 100 }
    #expect(connection.error == nil)
  }

  @Test func `V23: the scale of a large page is lowered to the limit of pixels`() async throws {
    try send(#"{"t":"resize","width":16384,"height":2,"scale":8}"#)
    try send(#"{"t":"ack","frame":\#(connection.sequence)}"#)
    try await wait { connection.pixels.count == 16_384 * 2 }
    #expect(connection.error == nil)
  }

  @Test func `V24: more contrast is a trait`() throws {
    try send(#"{"t":"traits","highContrast":true}"#)
    #expect(controller.traitCollection.accessibilityContrast == .high)
    try send(#"{"t":"traits"}"#)
    #expect(controller.traitCollection.accessibilityContrast == .normal)
  }
}

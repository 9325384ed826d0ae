import Foundation
import Tatami
import TatamiHost
import TatamiPreview
import TestSupport
import Testing

// The samples of start.md.

@MainActor
func makeCard() -> UIView {
  let seats = State(4)
  return VBox().attach { box in
    UILabel().attach(box).text("Tea house").fontSize(28, weight: .bold)
    UILabel().attach(box).text(seats.map { "\($0) seats are free" }).textColor(.secondaryLabel)
    UIButton(type: .system).attach(box).text("Take a seat")
      .enabled(seats.map { $0 > 0 })
      .bind(to: box, event: .touchUpInside) { _, _ in seats.value -= 1 }
  }.padding(all: 24).space(12).size(280, 156).backgroundColor(.secondarySystemBackground).view
}

/// Compiled, but not called by tests, which write no files into the current folder.
@MainActor
func drawCard() throws {
  let card = makeCard()
  card.frame.size = CGSize(width: 280, height: 156)
  let png = try ViewRenderer.png(of: card)
  try png.write(to: URL(filePath: "card.png"))
}

@MainActor @Suite(.environment) struct StartSampleTests {
  @Test func `the card is that of the page's picture`() {
    let card = makeCard()
    card.frame.size = CGSize(width: 280, height: 156)
    let picture = URL(filePath: #filePath).appending(path: "../../../Documentation/start.png")
    assertSnapshot(of: try ViewRenderer.png(of: card), at: picture.standardized)
  }

  @Test func `the button takes a seat`() throws {
    let card = makeCard()
    let label = try #require(card.subviews[1] as? UILabel)
    let button = try #require(card.subviews[2] as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(label.text == "3 seats are free")
  }

  @Test func `a server shows the card until its task is canceled`() async throws {
    let task = Task {
      try await PreviewServer.run(title: "Card") {
        let controller = UIViewController()
        controller.view.addSubview(makeCard())
        return controller
      }
    }
    try await Task.sleep(for: .milliseconds(50))
    task.cancel()
    try await task.value
  }
}

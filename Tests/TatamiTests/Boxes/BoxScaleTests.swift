import TatamiHost
import TestSupport
import Testing

@testable import Tatami

/// Boxes that are laid out before they are in a window with another number of pixels per point.
@MainActor @Suite(.environment) struct BoxScaleTests {
  private static let sentence = "Yes, at eight. Shall I bring something to eat?"

  @Test(arguments: [CGFloat(1), 2, 3])
  func `text is measured again for the window's pixels`(scale: CGFloat) throws {
    let label = UILabel().attach().text(Self.sentence).fontSize(15).numberOfLines(0)
      .width(.wrap(max: 220)).view
    let button = UIButton(type: .system).attach().text("Clear").alignment(.trailing).view
    let box = VBox().attach { box in
      VBox().attach(box) { label.attach($0) }.padding(horz: 12, vert: 8).alignment(.trailing)
      button.attach(box)
    }
    .padding(all: 16).size(.fill, .fill).view
    box.frame = CGRect(x: 0, y: 0, width: 390, height: 300)
    box.layoutIfNeeded()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    window.traitOverrides.displayScale = scale
    window.addSubview(box)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(label.textFit == .whole)
    #expect(label.bounds.height >= label.sizeThatFits(CGSize(width: 220, height: 0)).height)
    let title = try #require(button.titleLabel)
    #expect(title.textFit == .whole)
    let frame = label.convert(label.bounds, to: nil)
    for length in [frame.minX, frame.minY, frame.width, frame.height] {
      #expect(abs((length * scale).rounded() - length * scale) < 1e-6)
    }
  }
}

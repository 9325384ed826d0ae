import Foundation
import TatamiTesting
import TatamiHost
import Testing

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews
import TestSupport

/// Animations from and to missing values.
@MainActor
@Suite(.environment) struct FadingTests {
  private func shownView(_ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> UIView {
    let view = UIView(frame: frame)
    _ = ViewRenderer.displayList(of: view)
    return view
  }

  // Times are differences of the clock's, so that what is shown is exact but for rounding.
  private func isRed(_ view: UIView, alpha: CGFloat) -> Bool {
    let shown = view.layer.presentationOrSelf.backgroundColor?.components ?? []
    return zip(shown, [1, 0, 0, alpha]).allSatisfy { abs($0 - $1) < 1e-6 } && shown.count == 4
  }

  private func isHalved(_ view: UIView) -> Bool {
    let shown = view.layer.presentationOrSelf.affineTransform()
    return abs(shown.a - 0.5) < 1e-6 && abs(shown.d - 0.5) < 1e-6 && shown.b == 0 && shown.c == 0
  }

  @Test func `views without a background color fade in and out`() {
    let view = shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = .red }
    Simulator.advance(by: 0.5)
    #expect(isRed(view, alpha: 0.5))
    Simulator.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.backgroundColor = nil }
    Simulator.advance(by: 0.25)
    #expect(isRed(view, alpha: 0.75))
  }

  @Test func `transforms to a scale of zero and back are animated`() {
    let view = shownView()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    Simulator.advance(by: 0.5)
    #expect(isHalved(view))
    Simulator.advance(by: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.transform = .identity }
    Simulator.advance(by: 0.5)
    #expect(isHalved(view))
  }
}

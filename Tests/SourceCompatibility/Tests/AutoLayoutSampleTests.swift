import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The samples of auto-layout.md that need a window.
@MainActor
@Suite(.arithmeticText) struct AutoLayoutSampleTests {
  @Test func `a changed constant animates when it is laid out in an animation block`() {
    let window = UIWindow.shown()
    let panel = UIView()
    panel.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(panel)
    let height = panel.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      height,
      panel.topAnchor.constraint(equalTo: window.topAnchor),
      panel.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      panel.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    height.constant = 144
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.layoutIfNeeded() }
    Simulator.advance(by: 0.5)
    let shown = panel.layer.presentation()?.frame.height  // 94
    #expect(shown == 94)
    #expect(panel.frame.height == 144)
  }

  @Test func `a test finds contradictions and ambiguous views`() {
    let window = UIWindow.shown()
    let view = UILabel()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    let contradictions = ConstraintContradiction.during { window.layoutIfNeeded() }
    #expect(contradictions.map(\.descriptions) == [])
    #expect(ViewTree.ambiguousViews(in: window) == [])
    print(ViewTree.explanation(of: window))
  }
}

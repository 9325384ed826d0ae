import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct ConstraintSampleTests {
  @Test func `a label is as tall as its text needs in the width that constraints give it`() {
    // The first sample of auto-layout.md.
    let form = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 200))
    let label = UILabel()
    label.text = "Constraints are solved as UIKit solves them."
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    form.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: form.layoutMarginsGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: form.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: form.layoutMarginsGuide.trailingAnchor),
    ])
    form.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 8, y: 8))
    #expect(label.frame.width == 144)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 144, height: 0)).height)
  }
}

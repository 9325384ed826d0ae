import Foundation
import TatamiAssertions
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.environment) struct AccessibilityAuditTests {
  private let window: UIWindow

  init() {
    window = .shown()
    window.backgroundColor = .white
  }

  private func issues(_ types: AccessibilityAuditType = .all) throws -> [AccessibilityAuditIssue] {
    try AccessibilityAudit.issues(in: window, for: types)
  }

  private func label(_ text: String, _ color: UIColor, size: CGFloat = 15) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: size)
    label.sizeToFit()
    label.frame.origin = CGPoint(x: 20, y: 20)
    window.addSubview(label)
    return label
  }

  private func button(_ size: CGSize) -> UIButton {
    let button = UIButton(frame: CGRect(origin: CGPoint(x: 100, y: 100), size: size))
    button.accessibilityLabel = "Add"
    window.addSubview(button)
    return button
  }

  @Test func `text needs a contrast of 4.5, large text of 3`() throws {
    let gray = UIColor(red: 0x80 / 255, green: 0x80 / 255, blue: 0x80 / 255, alpha: 1)
    let text = label("Hello", gray)
    let found = try #require(issues(.contrast).first)
    #expect(found.element === text)
    #expect(
      found.compactDescription
        == "\"Hello\" has a contrast of 3.94:1, less than 4.5:1 (#808080 on #FFFFFF)"
    )
    text.font = .systemFont(ofSize: 18)
    text.sizeToFit()
    #expect(try issues(.contrast).isEmpty)
    text.font = .boldSystemFont(ofSize: 14)
    #expect(try issues(.contrast).isEmpty)
    text.font = .boldSystemFont(ofSize: 13)
    #expect(try issues(.contrast).count == 1)
  }

  @Test func `opacity and what is behind the text count`() throws {
    let text = label("Hello", .black)
    #expect(try issues(.contrast).isEmpty)
    text.alpha = 0.4
    #expect(try issues(.contrast).count == 1)
    text.alpha = 1
    text.backgroundColor = .darkGray
    #expect(try issues(.contrast).count == 1)
    text.isEnabled = false
    #expect(try issues(.contrast).isEmpty)
  }

  @Test func `small targets are found by hit tests`() throws {
    let add = button(CGSize(width: 44, height: 30))
    let found = try #require(issues(.hitRegion).first)
    #expect(
      found.compactDescription == "\"Add\" reacts to touches in 44 x 30 points, less than 44 x 44"
    )
    add.frame.size.height = 44
    #expect(try issues(.hitRegion).isEmpty)
    add.removeFromSuperview()
    let wide = WideButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
    window.addSubview(wide)
    #expect(try issues(.hitRegion).isEmpty, "the region in which the view is hit counts")
  }

  @Test func `controls may have the size that the system gives them`() throws {
    let toggle = UISwitch()
    let sizes = UISegmentedControl(items: ["Small", "Large"])
    for (index, view) in [toggle, UISlider(), UIStepper(), sizes].enumerated() {
      view.sizeToFit()
      view.frame.size.width = max(view.frame.width, 100)
      view.frame.origin = CGPoint(x: 20, y: 20 + CGFloat(index) * 60)
      view.accessibilityLabel = "Control"
      window.addSubview(view)
    }
    #expect(try issues(.hitRegion).isEmpty)
    sizes.frame.size.height = 20
    #expect(try issues(.hitRegion).count == 2)
  }

  @Test func `operated elements and images need a label`() throws {
    let toggle = UISwitch()
    window.addSubview(toggle)
    let found = try #require(issues(.sufficientElementDescription).first)
    #expect(found.element === toggle)
    #expect(found.path == "UIWindow/UISwitch")
    toggle.accessibilityLabel = " "
    #expect(try issues(.sufficientElementDescription).count == 1)
    toggle.accessibilityLabel = "Gift"
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
    window.addSubview(field)
    #expect(try issues(.sufficientElementDescription).count == 1)
    field.placeholder = "Name"
    #expect(try issues(.sufficientElementDescription).isEmpty)
  }

  @Test func `labels that do not show their text are found`() throws {
    let text = label("A long sentence that needs space", .black)
    #expect(try issues(.textClipped).isEmpty)
    text.frame.size.width -= 10
    let found = try #require(issues(.textClipped).first)
    #expect(found.compactDescription.hasPrefix("\"A long sentence that needs space\" needs "))
    text.adjustsFontSizeToFitWidth = true
    #expect(try issues(.textClipped).isEmpty)
    text.numberOfLines = 0
    #expect(try issues(.textClipped).count == 1)
    text.frame.size.height *= 2
    #expect(try issues(.textClipped).isEmpty)
  }

  @Test func `ambiguous constraints are found`() throws {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(try issues(.ambiguousLayout).map(\.path) == ["UIWindow/UIView"])
  }

  @Test func `what is hidden or scrolled out of sight is left out`() throws {
    let text = label("Hello", .white)
    #expect(try issues().count == 1)
    text.isHidden = true
    #expect(try issues().isEmpty)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(scroll)
    scroll.addSubview(text)
    text.isHidden = false
    text.frame.origin.y = 200
    #expect(try issues().isEmpty)
  }

  @Test func `the assertion lists all issues that are not ignored`() {
    _ = button(CGSize(width: 44, height: 30))
    _ = label("Hello", .lightGray)
    withKnownIssue {
      performAccessibilityAudit(of: window)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("found 2 issues") && text.contains("hit region: \"Add\" reacts")
        && text.contains("contrast: ")
    }
    performAccessibilityAudit(of: window) {
      $0.auditType != .hitRegion || $0.path.contains("Button")
    }
    performAccessibilityAudit(of: window, for: [.textClipped, .ambiguousLayout])
    withKnownIssue { performAccessibilityAudit(of: UIView()) }
  }
}

/// A button that is touched in more than its bounds.
private final class WideButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -12, dy: -12).contains(point)
  }
}

import Foundation
import TatamiUIKit
import Testing
import TestSupport

/// Descriptions of constraints and anchors.
@MainActor
@Suite(.environment) struct ConstraintDescriptionTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
  }

  /// Returns what a constraint relates, with short names of the views.
  private func body(_ constraint: NSLayoutConstraint) -> String {
    let text = constraint.description
      .replacing("<NSLayoutConstraint:\(address(constraint)) ", with: "")
      .replacing("UIView:\(address(a))", with: "A").replacing("UIView:\(address(b))", with: "B")
      .replacing("UIView:\(address(parent))", with: "P")
    return text.components(separatedBy: "   (")[0]
  }

  @Test func `AL131: a description has the address, the identifier and the state`() {
    let width = a.widthAnchor.constraint(equalToConstant: 54)
    let start = "<NSLayoutConstraint:\(address(width)) "
    let equation = "UIView:\(address(a)).width == 54"
    #expect(width.description == "\(start)\(equation)   (inactive)>")
    #expect(width.debugDescription == width.description)
    width.identifier = "my width"
    width.isActive = true
    #expect(width.description == "\(start)'my width' \(equation)   (active)>")
  }

  @Test func `AL132: distances are drawn`() {
    let draw = { (first: NSLayoutConstraint) in body(first) }
    #expect(
      draw(a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20))
        == "H:|-(20)-[A]"
    )
    #expect(draw(b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)) == "V:[A]-(8)-[B]")
    #expect(draw(a.bottomAnchor.constraint(equalTo: parent.bottomAnchor)) == "V:[A]-(0)-|")
    #expect(
      draw(a.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -5))
        == "H:[A]-(5)-|"
    )
    #expect(
      draw(b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8))
        == "H:[A]-(>=8)-[B]"
    )
    #expect(
      draw(a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -8))
        == "H:[A]-(>=8)-[B]"
    )
    #expect(
      draw(a.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20)) == "H:|-(20)-[A](LTR)"
    )
    #expect(
      draw(parent.bottomAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor, constant: 3))
        == "V:[A]-(>=3)-|"
    )
    #expect(
      draw(parent.topAnchor.constraint(lessThanOrEqualTo: a.topAnchor, constant: -3))
        == "V:|-(>=3)-[A]"
    )
  }

  @Test func `AL133: the superview and items with identifiers are named at the end`() {
    a.accessibilityIdentifier = "title"
    let leading = a.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 20)
    leading.isActive = true
    #expect(
      leading.description == "<NSLayoutConstraint:\(address(leading)) H:|-(20)-[title]   "
        + "(active, names: title:\(address(a)), '|':UIView:\(address(parent)) )>"
    )
    let width = a.widthAnchor.constraint(equalTo: b.widthAnchor)
    #expect(
      width.description == "<NSLayoutConstraint:\(address(width)) title.width == "
        + "UIView:\(address(b)).width   (inactive, names: title:\(address(a)) )>"
    )
  }

  @Test func `AL134: everything else is an equation`() {
    #expect(
      body(a.topAnchor.constraint(equalTo: b.topAnchor, constant: 20)) == "A.top == B.top + 20"
    )
    #expect(
      body(a.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -10))
        == "A.bottom == B.bottom - 10"
    )
    #expect(
      body(a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 1.574))
        == "A.width == 1.574*B.height"
    )
    #expect(body(a.centerXAnchor.constraint(equalTo: b.centerXAnchor)) == "A.centerX == B.centerX")
    #expect(body(a.widthAnchor.constraint(lessThanOrEqualToConstant: 4)) == "A.width <= 4")
    #expect(
      body(a.leadingAnchor.constraint(equalTo: parent.layoutMarginsGuide.leadingAnchor)).contains(
        "A.leading == UILayoutGuide:"
      )
    )
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    #expect(body(gap.constraint(equalToConstant: 3)) == "(B.leading - A.trailing) == 3")
  }

  @Test func `AL135: numbers have up to six digits`() {
    let width = { (constant: CGFloat) in
      body(a.widthAnchor.constraint(equalToConstant: constant))
    }
    #expect(width(0.1 + 0.2) == "A.width == 0.3")
    #expect(width(1e10) == "A.width == 1e+10")
    #expect(width(100.0 / 3) == "A.width == 33.3333")
  }

  @Test func `AL136: labels have their text, guides their identifier`() {
    let label = UILabel()
    label.text = "Set lunch"
    parent.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 1)
    #expect(width.description.contains("UILabel:\(address(label))'Set lunch'.width == 1"))
    label.text = "A text that is longer\nthan names are"
    #expect(width.description.contains("'A text that is longer\\nth...'.width == 1"))
    let guide = parent.safeAreaLayoutGuide
    let top = a.topAnchor.constraint(equalTo: guide.topAnchor)
    let name = "UILayoutGuide:\(address(guide))'UIViewSafeAreaLayoutGuide'"
    #expect(body(top) == "A.top == \(name).top")
  }

  @Test func `AL137: optional priorities are printed`() {
    let width = a.widthAnchor.constraint(equalToConstant: 54)
    width.priority = .defaultHigh
    #expect(body(width) == "A.width == 54 priority:750")
    let gap = b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8)
    gap.priority = UILayoutPriority(999.5)
    #expect(body(gap) == "V:[A]-(8@999.5)-[B]")
  }

  @Test func `AL138: the system's spacing has a name`() {
    let gap = b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 1)
    #expect(body(gap) == "H:[A]-(NSLayoutAnchorConstraintSpace(8))-[B]")
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[a]-[b]",
      metrics: nil,
      views: ["a": a, "b": b]
    )
    #expect(made.map(body) == ["H:|-(NSSpace(8))-[A]", "H:[A]-(NSSpace(8))-[B]"])
  }

  @Test func `AL136: an anchor has the address, the item and the attribute`() {
    let anchor = a.leftAnchor
    #expect(
      anchor.description
        == "<NSLayoutXAxisAnchor:\(address(anchor)) \"UIView:\(address(a)).left\">"
    )
    #expect(a.topAnchor.description.hasPrefix("<NSLayoutYAxisAnchor:0x"))
    #expect(a.widthAnchor.description.hasPrefix("<NSLayoutDimension:0x"))
  }

  @Test func `AL136: a constraint whose item was released is described`() {
    var view: UIView? = UIView()
    let width = view?.widthAnchor.constraint(equalToConstant: 5)
    view = nil
    #expect(width?.description.contains("(null).width == 5   (inactive)") == true)
  }
}

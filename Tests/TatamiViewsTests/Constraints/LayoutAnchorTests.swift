import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct LayoutAnchorTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let first = UILabel()
  let second = UILabel()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
  }

  @Test func `AL42: an anchor knows its item and the name of its attribute`() {
    #expect(first.leadingAnchor.item === first)
    #expect(first.leadingAnchor.name == "leading")
    #expect(first.lastBaselineAnchor.name == "lastBaseline")
  }

  @Test func `AL43, S60: a constraint of anchors equals that of the initializer`() {
    let constraint = first.widthAnchor.constraint(
      greaterThanOrEqualTo: second.heightAnchor,
      multiplier: 2,
      constant: 3
    )
    #expect(constraint.firstItem === first)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem === second)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 3)
  }

  @Test func `AL44: equal distances make equal gaps`() {
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 20),
      first.widthAnchor.constraint(equalToConstant: 30),
      second.widthAnchor.constraint(equalToConstant: 50),
      second.rightAnchor.constraint(equalTo: parent.rightAnchor, constant: -20),
      parent.leftAnchor.anchorWithOffset(to: first.leftAnchor).constraint(
        equalTo: second.rightAnchor.anchorWithOffset(to: parent.rightAnchor)
      ),
    ])
    parent.layoutIfNeeded()
    #expect(first.frame.minX == 20)
    #expect(second.frame.maxX == 180)
  }

  @Test(arguments: [false, true])
  func `AL45: the system spacing follows the layout direction`(isRightToLeft: Bool) {
    parent.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    NSLayoutConstraint.activate([
      first.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
      first.widthAnchor.constraint(equalToConstant: 20),
      second.widthAnchor.constraint(equalToConstant: 20),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor,
        multiplier: 2
      ),
    ])
    parent.layoutIfNeeded()
    #expect(second.frame.minX == (isRightToLeft ? 54 : 126))
  }

  @Test func `AL46: the spacing from baseline to baseline is the larger line height`() {
    first.font = .systemFont(ofSize: 12)
    second.font = .systemFont(ofSize: 30)
    let constraint = second.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: first.lastBaselineAnchor,
      multiplier: 1
    )
    #expect(constraint.constant == second.font.lineHeight)
    let other = second.topAnchor.constraint(
      equalToSystemSpacingBelow: first.bottomAnchor,
      multiplier: 1
    )
    #expect(other.constant == 8)
  }

  @Test func `AL46: the line heights of buttons, text fields and text views count`() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 31)
    let field = UITextField()
    field.font = .systemFont(ofSize: 32)
    let text = UITextView()
    text.font = .systemFont(ofSize: 33)
    let row = UIStackView(arrangedSubviews: [text])
    first.font = .systemFont(ofSize: 12)
    for (view, size) in [(button, 31), (field, 32), (text, 33), (row, 33)] as [(UIView, CGFloat)] {
      let constraint = view.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: first.lastBaselineAnchor,
        multiplier: 1
      )
      #expect(constraint.constant == UIFont.systemFont(ofSize: size).lineHeight)
    }
  }

  @Test func `AL47: a constraint answers its anchors`() {
    let constraint = first.topAnchor.constraint(equalTo: second.bottomAnchor)
    #expect(constraint.firstAnchor.name == "top")
    #expect(constraint.secondAnchor?.item === second)
    #expect(first.topAnchor.hasAmbiguousLayout == false)
  }

  @Test func `AL47, AL121: an anchor lists the constraints that affect it`() {
    let constraints = [
      first.leftAnchor.constraint(equalTo: parent.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.leftAnchor, constant: 4),
      second.topAnchor.constraint(equalTo: parent.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(Set(second.leftAnchor.constraintsAffectingLayout) == Set(constraints.prefix(2)))
    #expect(second.constraintsAffectingLayout(for: .vertical) == [constraints[2]])
  }

  @Test func `AL48: every anchor class has the anchors of its own kind`() {
    let anchors: [NSLayoutAnchor<NSLayoutYAxisAnchor>] = [
      first.topAnchor, first.firstBaselineAnchor, second.centerYAnchor,
    ]
    #expect(anchors.map(\.name) == ["top", "firstBaseline", "centerY"])
  }
}

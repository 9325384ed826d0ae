import Testing

@testable import TatamiStacks
@testable import TatamiViews

/// The constraints of stack views as values: `a` and `b` are arranged views, `stack` is the stack view.
@Suite struct StackRuleTests {
  /// Returns the rules of a row of views as texts, without the prefix of their names.
  private func rules(
    _ count: Int = 2,
    _ name: StackRule.Name? = nil,
    _ change: (inout StackDescription) -> Void = { _ in }
  ) -> [String] {
    var stack = StackDescription()
    stack.members = Array(repeating: StackDescription.Member(gap: 5), count: count)
    change(&stack)
    return StackRules(stack).rules.filter { name == nil || $0.name == name }.map(text)
  }

  private func text(_ rule: StackRule) -> String {
    let relations: [NSLayoutConstraint.Relation: String] = [
      .equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">=",
    ]
    var words = [text(rule.first), relations[rule.relation, default: ""]]
    if let second = rule.second {
      words.append(rule.multiplier == 1 ? text(second) : "\(rule.multiplier) x \(text(second))")
      if rule.constant != 0 { words.append("+ \(rule.constant)") }
    } else {
      words.append("\(rule.constant)")
    }
    if rule.priority < 1000 { words.append("@ \(rule.priority)") }
    return words.joined(separator: " ")
  }

  private func text(_ side: StackRule.Side) -> String {
    let name =
      switch side.item {
      case .canvas: "stack"
      case .view(let index): ["a", "b", "c", "d"][index]
      case .spanner: "span"
      case .gap(let number): "gap\(number)"
      }
    return "\(name).\(side.attribute.name)"
  }

  @Test func `AL172: the first and the last view are connected to the edges along the axis`() {
    let column = rules(3, .canvasConnection) { $0.axis = .vertical }
    #expect(
      rules(3, .canvasConnection).prefix(2) == [
        "stack.leading == a.leading", "c.trailing == stack.trailing",
      ]
    )
    #expect(column.prefix(2) == ["stack.top == a.top", "c.bottom == stack.bottom"])
  }

  @Test func `AL173, AL184: the spacing is exact, or the least one where gaps are equal`() {
    #expect(
      rules(3, .spacing) == [
        "b.leading == a.trailing + 5.0", "c.leading == b.trailing + 5.0",
      ]
    )
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      let spacing = rules(2, .spacing) { $0.distribution = distribution }
      #expect(spacing == ["b.leading >= a.trailing + 5.0"])
    }
  }

  @Test func `AL174: filling adds nothing along the axis`() {
    let lengths = rules(3).filter { $0.contains("width") }
    #expect(lengths == [])
  }

  @Test func `AL175: filling equally makes each length equal to the first`() {
    let equal = rules(3, .fillEqually) { $0.distribution = .fillEqually }
    #expect(equal == ["b.width == a.width", "c.width == a.width"])
  }

  @Test func `AL176: filling proportionally makes each length a part of the whole`() {
    let parts = rules(3, .fillProportionally) {
      $0.distribution = .fillProportionally
      for (index, length) in [30.0, nil, 60].enumerated() {
        $0.members[index].naturalLength = length
      }
    }
    #expect(
      parts == [
        "a.width == 0.3 x stack.width @ 999.0", "b.width == 0.0 x stack.width @ 998.0",
        "c.width == 0.6 x stack.width @ 997.0",
      ]
    )
    let close = rules(2, .fillProportionally) {
      $0.distribution = .fillProportionally
      $0.members = [10, 30].map { StackDescription.Member(naturalLength: $0) }
    }
    #expect(close == ["a.width == 0.25 x stack.width", "b.width == 0.75 x stack.width"])
    let none = rules(2, .fillProportionally) { $0.distribution = .fillProportionally }
    #expect(none == ["b.width == a.width"])
  }

  @Test func `AL177: guides between views are equally long`() {
    let edges = rules(3) { $0.distribution = .equalSpacing }
    #expect(
      edges.filter { $0.hasPrefix("gap1") } == [
        "gap1.leading == b.trailing", "gap1.trailing == c.leading", "gap1.top == stack.top",
        "gap1.height == 0.0", "gap1.width == gap0.width",
      ]
    )
    let centers = rules(3) { $0.distribution = .equalCentering }
    #expect(
      centers.filter { $0.hasPrefix("gap1") } == [
        "gap1.leading == b.centerX", "gap1.trailing == c.centerX", "gap1.top == stack.top",
        "gap1.height == 0.0", "gap1.width == gap0.width @ 149.0",
      ]
    )
  }

  @Test func `AL178: a stack view with equal gaps is as short as possible`() {
    for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
      let fit = rules(2, .canvasFit) { $0.distribution = distribution }
      #expect(fit == ["stack.width == 0.0 @ 49.0"])
    }
    #expect(rules(0) == ["stack.width == 0.0 @ 51.0", "stack.height == 0.0 @ 51.0"])
  }

  @Test func `AL179: across the axis, filling makes the edges of all views equal`() {
    #expect(rules(2, .alignment) == ["a.top == b.top", "a.bottom == b.bottom"])
    #expect(
      rules(2, .canvasConnection).suffix(2) == [
        "stack.top == a.top", "a.bottom == stack.bottom",
      ]
    )
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, "top"), (.center, "centerY"), (.trailing, "bottom"),
    (.firstBaseline, "firstBaseline"), (.lastBaseline, "lastBaseline"),
  ])
  func `AL180: other alignments make one attribute equal`(
    _ alignment: UIStackView.Alignment,
    _ attribute: String
  ) {
    let row = rules(3, .alignment) { $0.alignment = alignment }
    #expect(row == ["a.\(attribute) == b.\(attribute)", "a.\(attribute) == c.\(attribute)"])
  }

  @Test func `AL181: a guide contains the views that do not fill the stack view`() {
    let bottom = rules { $0.alignment = .bottom }
    #expect(
      bottom.filter { $0.contains("span.") } == [
        "span.leading == stack.leading", "span.width == 0.0", "span.height == 0.0 @ 51.0",
        "span.top <= a.top", "span.bottom == a.bottom @ 999.5", "span.top <= b.top",
        "span.bottom == b.bottom @ 999.5", "stack.top == span.top",
      ]
    )
    let center = rules(1, .canvasConnection) { $0.alignment = .center }
    #expect(
      center.suffix(3) == [
        "stack.top == span.top", "span.bottom == stack.bottom", "stack.centerY == a.centerY",
      ]
    )
    let baseline = rules(1, .spanningBoundary) { $0.alignment = .firstBaseline }
    #expect(
      baseline == ["span.top <= a.top", "span.top == a.top @ 999.5", "span.bottom >= a.bottom"]
    )
  }

  @Test func `AL182: views that do not fill the stack view want no length across`() {
    let column = rules(2, .ambiguitySuppression) { ($0.axis, $0.alignment) = (.vertical, .leading) }
    #expect(column == ["a.width == 0.0 @ 25.0", "b.width == 0.0 @ 25.0"])
    #expect(rules(2, .ambiguitySuppression) == [])
  }

  @Test func `AL186, AL187: a hidden view leaves the chain and has no length`() {
    let row = rules(3) {
      $0.distribution = .fillEqually
      ($0.members[1].isHidden, $0.members[1].gap) = (true, 99)
    }
    #expect(row.filter { $0.contains("b.") } == ["b.width == 0.0"])
    #expect(row.contains("c.leading == a.trailing + 5.0"))
    #expect(row.contains("c.width == a.width"))
  }

  @Test func `AL190: baselines can take the place of the edges in a column`() {
    let column = rules {
      ($0.axis, $0.alignsBaselinesAlongAxis, $0.spacing) = (.vertical, true, 5)
    }
    #expect(
      column.prefix(3) == [
        "stack.top == a.firstBaseline + -5.0", "b.lastBaseline == stack.bottom + -5.0",
        "b.firstBaseline == a.lastBaseline + 5.0",
      ]
    )
  }

  @Test func `AL191: texts in several lines share the width of a row`() {
    let shared = rules(3, .textWidth) {
      for (index, length) in [30.0, 10, 50].enumerated() {
        ($0.members[index].naturalLength, $0.members[index].wrapsText) = (length, index != 1)
      }
    }
    #expect(
      shared == ["a.width == 0.3 x stack.width @ 760.0", "c.width == 0.5 x stack.width @ 760.0"]
    )
    #expect(rules(1, .textWidth) { $0.members[0].wrapsText = true } == [])
  }
}

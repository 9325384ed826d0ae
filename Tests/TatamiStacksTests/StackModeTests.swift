import TatamiDrawing
import TestSupport
import Testing

@testable import TatamiStacks
@testable import TatamiViews

/// The same random stack views, arranged by frames and by constraints.
///
/// The priorities along the axis differ, because equal ones do not determine which view is stretched or
/// compressed. Equal centers are compared where the spacings allow them: if not, several distances are
/// equally good. Views without a natural size are left out: by frames, they keep the size that the
/// program has set.
@MainActor
@Suite(.arithmeticText) struct StackModeTests {
  private typealias Block = StackConstraintTests.Block

  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]
  private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]

  private static func views(_ random: inout SeededRandom) -> [UIView] {
    let count = random.int(in: 1...6)
    let ranks = Array(0..<count).shuffled(using: &random)
    return ranks.map { rank in
      let view: UIView
      if random.chance(0.5) {
        let label = UILabel()
        label.font = .systemFont(ofSize: [10, 20, 40][random.int(in: 0...2)])
        label.text = String(repeating: "x", count: random.int(in: 1...9))
        view = label
      } else {
        view = Block(CGFloat(random.int(in: 1...80)), CGFloat(random.int(in: 1...60)))
      }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        view.setContentHuggingPriority(UILayoutPriority(Float(200 + rank)), for: axis)
        view.setContentCompressionResistancePriority(UILayoutPriority(Float(700 + rank)), for: axis)
      }
      view.isHidden = random.chance(0.15)
      return view
    }
  }

  private static func stack(_ random: inout SeededRandom) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views(&random))
    stack.axis = random.chance(0.5) ? .horizontal : .vertical
    stack.distribution = random.pick(distributions)
    stack.alignment = random.pick(alignments)
    stack.spacing = CGFloat(random.int(in: 0...12))
    for view in stack.arrangedSubviews where random.chance(0.2) {
      stack.setCustomSpacing(CGFloat(random.int(in: 0...20)), after: view)
    }
    if random.chance(0.3) { stack.semanticContentAttribute = .forceRightToLeft }
    if random.chance(0.3) {
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    }
    return stack
  }

  /// Whether a row is aligned by first baselines of views without text: these are the bottom edges
  /// (AL80), so that the guide of AL181 makes the views equally tall.
  private static func alignsBottomEdges(_ stack: UIStackView) -> Bool {
    stack.axis == .horizontal && stack.alignment == .firstBaseline
      && stack.arrangedSubviews.contains { !($0 is UILabel) }
  }

  /// Whether the specification determines the frames in a size: margins and spacings fit, and so do
  /// baselines and centers.
  private static func isDetermined(_ stack: UIStackView, natural: CGSize) -> Bool {
    let contradictions = stack.constraintState?.engine?.ask { $0.contradictions }
    guard contradictions?.isEmpty == true else { return false }
    let isRow = stack.axis == .horizontal
    let (length, across) =
      isRow
      ? (stack.bounds.width - natural.width, stack.bounds.height - natural.height)
      : (stack.bounds.height - natural.height, stack.bounds.width - natural.width)
    let alignsBaselines = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    if isRow, alignsBaselines, across < 0 { return false }
    return stack.distribution != .equalCentering || length >= 0
  }

  /// Has constraints arrange the views of a stack view, by a constraint without an effect on them.
  private static func constrain(_ stack: UIStackView) {
    let guide = UILayoutGuide()
    stack.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 1).isActive = true
  }

  private static func frames(_ stack: UIStackView) -> [CGRect] {
    stack.arrangedSubviews.filter { !$0.isHidden }.map(\.frame)
  }

  private static func distance(_ left: CGRect, _ right: CGRect) -> CGFloat {
    [
      left.minX - right.minX, left.maxX - right.maxX, left.minY - right.minY,
      left.maxY - right.maxY,
    ]
    .map(\.magnitude).max() ?? 0
  }

  @Test func `frames and constraints agree for random stack views`() {
    var compared = 0
    for seed in 0..<UInt64(Thoroughness.cases(150, thorough: 3000)) {
      var random = SeededRandom(seed: seed)
      let stack = Self.stack(&random)
      if Self.alignsBottomEdges(stack) { continue }
      let natural = stack.sizeThatFits(.zero)
      let gaps = stack.distribution == .fill ? 0.4 : 0.8
      stack.frame.size = CGSize(
        width: (natural.width * random.double(in: gaps...1.6)).rounded(),
        height: (natural.height * random.double(in: gaps...1.6)).rounded()
      )
      stack.layoutIfNeeded()
      let expected = Self.frames(stack)
      Self.constrain(stack)
      stack.layoutIfNeeded()
      #expect(stack.usesConstraints, "seed \(seed)")
      let name = "seed \(seed): \(stack.axis) \(stack.distribution) \(stack.alignment)"
      let size = stack.sizeThatFits(.zero)
      #expect((size.width - natural.width).magnitude < 1e-6, "\(name)")
      #expect((size.height - natural.height).magnitude < 1e-6, "\(name)")
      guard Self.isDetermined(stack, natural: natural) else { continue }
      compared += 1
      for (frame, other) in zip(Self.frames(stack), expected) {
        let distance = Self.distance(frame, other)
        #expect(
          distance <= 0.5 + 1e-6,
          "\(name), \(stack.bounds.size): \(frame) instead of \(other)"
        )
      }
    }
    #expect(compared > 100)
  }
}

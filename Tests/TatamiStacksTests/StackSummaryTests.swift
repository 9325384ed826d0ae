import TatamiDrawing
import TestSupport
import Testing

@testable import TatamiStacks
@testable import TatamiViews

/// Stack views whose arranged views are summarized, compared with the same ones that make constraints for
/// each view.
@MainActor
@Suite(.arithmeticText) struct StackSummaryTests {
  /// A view whose natural size can change, and that counts how often it is asked for.
  private final class Block: UIView {
    var size: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }
    var questions = 0

    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      questions += 1
      return size
    }
  }

  /// A stack view in a parent, and a view next to it.
  @MainActor
  private struct Subject {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    let stack: UIStackView
    let sibling = Block(40, 30)

    var blocks: [Block] { stack.arrangedSubviews.compactMap { $0 as? Block } }
    var isSummarized: Bool { stack.generated?.setsFrames == true }
    var frames: [CGRect] { ([stack, sibling] + stack.arrangedSubviews).map(\.frame) }
    /// Whether the stack view or its sibling may have several lengths.
    var isAmbiguous: Bool { stack.hasAmbiguousLayout || sibling.hasAmbiguousLayout }
  }

  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing,
  ]
  private static let alignments: [UIStackView.Alignment] = [.fill, .leading, .center, .trailing]
  private static let priorities: [Float] = [40, 100, 250, 500, 750, 900, 1000]

  private static func stack(_ random: inout SeededRandom) -> UIStackView {
    let stack = UIStackView()
    stack.axis = random.chance(0.5) ? .horizontal : .vertical
    stack.distribution = random.pick(distributions)
    stack.alignment = random.pick(alignments)
    stack.spacing = CGFloat(random.int(in: 0...6))
    for _ in 0..<random.int(in: 1...6) {
      let block = Block(CGFloat(random.int(in: 1...50)), CGFloat(random.int(in: 1...40)))
      stack.addArrangedSubview(block)
      if random.chance(0.2) { stack.setCustomSpacing(CGFloat(random.int(in: 0...9)), after: block) }
    }
    if random.chance(0.3) { stack.semanticContentAttribute = .forceRightToLeft }
    return stack
  }

  private static func subject(seed: UInt64) -> Subject {
    var random = SeededRandom(seed: seed)
    let subject = Subject(stack: stack(&random))
    let (parent, stack, sibling) = (subject.parent, subject.stack, subject.sibling)
    for view in [stack, sibling] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let hugging: Float = random.pick([230, 260])
      let compression: Float = random.pick([730, 760])
      sibling.setContentHuggingPriority(UILayoutPriority(hugging), for: axis)
      sibling.setContentCompressionResistancePriority(UILayoutPriority(compression), for: axis)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      stack.topAnchor.constraint(equalTo: parent.topAnchor),
      sibling.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 5),
      sibling.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 5),
    ])
    if random.chance(0.3) {
      sibling.trailingAnchor.constraint(equalTo: parent.trailingAnchor).isActive = true
    }
    if random.chance(0.3) {
      sibling.bottomAnchor.constraint(equalTo: parent.bottomAnchor).isActive = true
    }
    for anchor in [stack.widthAnchor, stack.heightAnchor] where random.chance(0.5) {
      let length = CGFloat(random.int(in: 1...200))
      let constraint =
        random.chance(0.5)
        ? anchor.constraint(equalToConstant: length)
        : random.chance(0.5)
          ? anchor.constraint(lessThanOrEqualToConstant: length)
          : anchor.constraint(greaterThanOrEqualToConstant: length)
      constraint.priority = UILayoutPriority(random.pick(priorities))
      constraint.isActive = true
    }
    return subject
  }

  private static func change(_ subject: Subject, _ random: inout SeededRandom) {
    let stack = subject.stack
    switch random.int(in: 0...6) {
    case 0, 1:
      random.pick(subject.blocks).size.width = CGFloat(random.int(in: 1...50))
    case 2: random.pick(subject.blocks).size.height = CGFloat(random.int(in: 1...40))
    case 3: stack.spacing = CGFloat(random.int(in: 0...6))
    case 4: stack.alignment = random.pick(alignments)
    case 5: stack.insertArrangedSubview(Block(20, 10), at: 0)
    default: subject.parent.frame.size.width = CGFloat(random.int(in: 150...400))
    }
  }

  private static func distance(_ left: [CGRect], _ right: [CGRect]) -> CGFloat {
    zip(left, right).map { left, right in
      [
        left.minX - right.minX, left.maxX - right.maxX, left.minY - right.minY,
        left.maxY - right.maxY,
      ]
      .map(\.magnitude).max() ?? 0
    }
    .max() ?? 0
  }

  /// Checks that two stack views and their siblings have the same frames and fitting sizes.
  ///
  /// Which of equal views is compressed depends on the order of the edits, so that the arranged views are
  /// compared in summaries only.
  private static func compare(_ subject: Subject, _ full: Subject, _ name: String) {
    let count = subject.isSummarized ? subject.frames.count : 2
    let frames = (subject.frames.prefix(count), full.frames.prefix(count))
    let distance = distance(Array(frames.0), Array(frames.1))
    #expect(distance < 1e-6, "\(name): \(frames.0) instead of \(frames.1)")
    for target in [CGSize.zero, CGSize(width: 60, height: 60)] {
      let sizes = [subject, full].map { $0.stack.systemLayoutSizeFitting(target) }
      let difference = sizes[0].width - sizes[1].width
      #expect(difference.magnitude < 1e-6, "\(name): \(sizes)")
      #expect((sizes[0].height - sizes[1].height).magnitude < 1e-6, "\(name): \(sizes)")
    }
  }

  @Test func `AL171: summarized stack views place views as constraints for each view do`() {
    var (compared, summarized) = (0, 0)
    for seed in 0..<UInt64(Thoroughness.cases(300, thorough: 20_000)) {
      let (subject, full) = (Self.subject(seed: seed), Self.subject(seed: seed))
      var (random, same) = (SeededRandom(seed: seed), SeededRandom(seed: seed))
      for step in 0..<4 {
        _ = Reports.during {
          for subject in [subject, full] { subject.parent.layoutIfNeeded() }
          full.stack.generated?.expand()
          // Of equal views, the one that was mentioned first is stretched.
          full.stack.generated?.renewRows()
          full.parent.layoutIfNeeded()
        }
        if subject.isSummarized { summarized += 1 }
        #expect(full.stack.generated?.setsFrames == false)
        if !full.isAmbiguous {
          compared += 1
          let stack = subject.stack
          Self.compare(
            subject,
            full,
            "seed \(seed), step \(step): \(stack.axis) \(stack.distribution) \(stack.alignment)"
          )
        }
        Self.change(subject, &random)
        Self.change(full, &same)
      }
    }
    #expect(compared > 600)
    #expect(summarized > 500)
  }

  @Test func `AL220: a summarized stack view measures again only what has changed`() {
    var random = SeededRandom(seed: 7)
    let stack = Self.stack(&random)
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(stack)
    for _ in 0..<50 { stack.addArrangedSubview(Block(10, 10)) }
    (stack.axis, stack.distribution, stack.alignment) = (.vertical, .fill, .leading)
    stack.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == true)
    #expect(stack.generated?.rowCount == 0)
    let blocks = stack.arrangedSubviews.compactMap { $0 as? Block }
    for block in blocks { block.questions = 0 }
    blocks[3].size.height = 33
    parent.layoutIfNeeded()
    #expect(blocks.map(\.questions).reduce(0, +) == 1)
    #expect(blocks[3].frame.height == 33)
    #expect(blocks[4].frame.minY == blocks[3].frame.maxY + CGFloat(stack.gap(after: blocks[3])))
  }

  @Test func `AL171: a constraint of the program ends the summary, and its removal restores it`() {
    let subject = Self.subject(seed: 3)
    let stack = subject.stack
    (stack.distribution, stack.alignment) = (.fillEqually, .fill)
    subject.parent.layoutIfNeeded()
    #expect(subject.isSummarized)
    let height = subject.blocks[0].heightAnchor.constraint(greaterThanOrEqualToConstant: 1)
    height.isActive = true
    subject.parent.layoutIfNeeded()
    #expect(!subject.isSummarized)
    let frames = subject.frames
    height.isActive = false
    subject.parent.layoutIfNeeded()
    #expect(subject.isSummarized)
    #expect(Self.distance(subject.frames, frames) < 1e-6)
  }

  /// Returns a column at the top left of a parent.
  private static func column(_ views: [UIView]) -> (parent: UIView, stack: UIStackView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    let stack = UIStackView(arrangedSubviews: views)
    (stack.axis, stack.alignment, stack.spacing) = (.vertical, .leading, 2)
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(stack)
    stack.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    stack.leftAnchor.constraint(equalTo: parent.leftAnchor).isActive = true
    parent.layoutIfNeeded()
    return (parent, stack)
  }

  @Test func `AL69: a view that was not arranged meanwhile is measured again`() {
    let block = Block(10, 10)
    let (parent, stack) = Self.column([Block(30, 5), block])
    block.removeFromSuperview()
    block.size = CGSize(width: 20, height: 40)
    stack.addArrangedSubview(block)
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == true)
    #expect(block.frame == CGRect(x: 0, y: 7, width: 20, height: 40))
  }

  @Test func `AL171: new views never have the sizes of released ones`() {
    let (parent, stack) = Self.column([Block(30, 5)])
    for height in 1...50 {
      stack.arrangedSubviews[0].removeFromSuperview()
      stack.addArrangedSubview(Block(30, CGFloat(height)))
      parent.layoutIfNeeded()
      #expect(stack.arrangedSubviews[0].frame.height == CGFloat(height))
    }
  }

  @Test func `AL171: many proportional views with gaps have constraints`() {
    let (parent, stack) = Self.column((0..<260).map { Block(10, CGFloat($0 % 3 + 1)) })
    stack.distribution = .fillProportionally
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == false)
    let height = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    #expect((height - 1037).magnitude < 1e-6)
  }

  @Test func `AL171: summarized views follow the direction and the visibility`() {
    let views = [Block(30, 5), Block(20, 5), Block(10, 5)]
    let (parent, stack) = Self.column(views)
    stack.semanticContentAttribute = .forceRightToLeft
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == true)
    #expect(views.map(\.frame.minX) == [0, 10, 20])
    views[0].isHidden = true
    parent.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 20, height: 12))
    #expect(views[2].frame == CGRect(x: 10, y: 7, width: 10, height: 5))
    views[0].isHidden = false
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == true)
    #expect(views.map(\.frame.minX) == [0, 10, 20])
    #expect(views.map(\.frame.minY) == [0, 7, 14])
  }

  @Test func `AL171: summarized views follow a frame that the program sets`() {
    let views = [Block(30, 5), Block(20, 5)]
    let (parent, stack) = Self.column(views)
    let other = Block(10, 10)
    other.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(other)
    other.topAnchor.constraint(equalTo: stack.bottomAnchor).isActive = true
    NSLayoutConstraint.deactivate(parent.constraints.filter { $0.secondItem === parent })
    stack.translatesAutoresizingMaskIntoConstraints = true
    stack.distribution = .fillEqually
    for height in [42, 102] as [CGFloat] {
      stack.frame = CGRect(x: 10, y: 10, width: 100, height: height)
      parent.layoutIfNeeded()
      #expect(stack.generated?.setsFrames == true)
      #expect(views.map(\.frame.height) == [height / 2 - 1, height / 2 - 1])
      #expect(other.frame.minY == 10 + height)
    }
  }

  @Test func `AL171: a changed content priority ends the summary`() {
    let views = [Block(30, 5), Block(20, 5)]
    let (parent, stack) = Self.column(views)
    stack.heightAnchor.constraint(equalToConstant: 40).isActive = true
    views[1].setContentHuggingPriority(.defaultHigh, for: .vertical)
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == false)
    #expect(views.map(\.frame.height) == [33, 5])
  }

  @Test func `a stack view that was too small is summarized again`() {
    let views = [Block(30, 5), Block(20, 5), Block(10, 5)]
    let (parent, stack) = Self.column(views)
    let height = stack.heightAnchor.constraint(equalToConstant: 4)
    height.isActive = true
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == false)
    height.constant = 40
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == true)
    #expect(stack.generated?.rowCount == 0)
    #expect(views.map(\.frame.height).reduce(0, +) == 36)
    height.constant = 4
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == false)
    #expect(stack.frame.height == 4)
  }

  @Test func `AL121: a question for constraints is answered with those of each view`() {
    let subject = Self.subject(seed: 3)
    subject.parent.layoutIfNeeded()
    #expect(subject.isSummarized)
    let frames = subject.frames
    let names = subject.blocks[0].constraintsAffectingLayout(for: subject.stack.axis)
      .compactMap(\.identifier)
    #expect(names.contains("UISV-canvas-connection"))
    #expect(!subject.isSummarized)
    subject.parent.layoutIfNeeded()
    #expect(Self.distance(subject.frames, frames) < 1e-6)
  }

  @Test func `AL122: a contradiction names the constraints of each view`() {
    let stack = UIStackView(arrangedSubviews: [Block(10, 10), Block(10, 10)])
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.spacing = 50
    parent.addSubview(stack)
    stack.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let reports = Reports.during { parent.layoutIfNeeded() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("UISV-spacing") == true)
    #expect(stack.generated?.setsFrames == false)
  }

  @Test func `AL122: contradictions elsewhere are logged once besides those of summarized views`() {
    let (parent, stack) = Self.column([Block(10, 10), Block(10, 10)])
    stack.spacing = 50
    stack.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let other = UIView()
    other.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(other)
    for width in [11, 22] as [CGFloat] {
      other.widthAnchor.constraint(equalToConstant: width).isActive = true
    }
    let reports = Reports.during { parent.layoutIfNeeded() }
    #expect(reports.count == 2)
    #expect(reports.count { $0.contains("UISV-spacing") } == 1)
    #expect(reports.count { $0.contains("width == 22") } == 1)
  }

  @Test func `constraints between inside and outside of an arranged view end the summary`() {
    let holder = Block(60, 20)
    let stack = UIStackView(arrangedSubviews: [Block(10, 10), holder])
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    let inside = UIView()
    for view in [stack, inside] { view.translatesAutoresizingMaskIntoConstraints = false }
    parent.addSubview(stack)
    holder.addSubview(inside)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: parent.leftAnchor),
      stack.topAnchor.constraint(equalTo: parent.topAnchor),
      inside.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 30),
      inside.topAnchor.constraint(equalTo: parent.topAnchor),
      inside.widthAnchor.constraint(equalToConstant: 5),
      inside.heightAnchor.constraint(equalToConstant: 5),
    ])
    parent.layoutIfNeeded()
    #expect(stack.generated?.setsFrames == false)
    #expect(holder.frame == CGRect(x: 10, y: 0, width: 60, height: 20))
    #expect(inside.frame == CGRect(x: 20, y: 0, width: 5, height: 5))
  }
}

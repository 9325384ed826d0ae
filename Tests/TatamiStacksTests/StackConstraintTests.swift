import TatamiDrawing
import TestSupport
import Testing

@testable import TatamiStacks
@testable import TatamiViews

/// Stack views that constraints arrange.
///
/// A character is 10 wide, a line 24 tall.
@MainActor
@Suite(.arithmeticText) struct StackConstraintTests {
  /// A view with a natural size.
  final class Block: UIView {
    private let size: CGSize

    init(_ width: CGFloat, _ height: CGFloat = 10) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    label.text = text
    return label
  }

  /// Makes a stack view whose leading and top edges are those of a parent.
  private func pinned(
    _ views: [UIView],
    in parent: UIView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300)),
    size: CGSize? = nil,
    _ change: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(stack)
    change(stack)
    stack.leadingAnchor.constraint(equalTo: parent.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
    if let size {
      stack.widthAnchor.constraint(equalToConstant: size.width).isActive = true
      stack.heightAnchor.constraint(equalToConstant: size.height).isActive = true
    }
    owners.append(parent)
    parent.layoutIfNeeded()
    return stack
  }

  /// Keeps the parents of stack views alive.
  private final class Owners {
    var views: [UIView] = []
    func append(_ view: UIView) { views.append(view) }
  }

  private let owners = Owners()

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func `AL171: constraints of the program compete with those of the stack view`() {
    let views = [Block(50), Block(50)]
    let stack = pinned(views, size: CGSize(width: 200, height: 20))
    let width = views[1].widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    stack.layoutIfNeeded()
    #expect(spans(views) == [[0, 170], [170, 30]])
    width.isActive = false
    stack.distribution = .fillEqually
    let weak = views[0].widthAnchor.constraint(equalToConstant: 30)
    weak.priority = .defaultHigh
    weak.isActive = true
    stack.layoutIfNeeded()
    #expect(spans(views) == [[0, 100], [100, 100]])
  }

  @Test func `AL171: constraints and guides of a stack view are not listed`() {
    let stack = pinned([Block(50), Block(30)]) {
      ($0.distribution, $0.alignment) = (.equalSpacing, .center)
    }
    #expect(stack.usesConstraints)
    #expect(stack.constraints == [])
    #expect(stack.layoutGuides == [])
    #expect(stack.subviews.flatMap(\.constraints) == [])
    let names = stack.subviews[0].constraintsAffectingLayout(for: .horizontal)
      .compactMap(\.identifier)
    #expect(names.contains("UISV-canvas-connection"))
  }

  @Test(arguments: [5, 50]) func `rows of a stack view have no objects until one is asked for`(
    count: Int
  ) throws {
    let views = (0..<count).map { Block(CGFloat($0 + 1)) }
    let stack = pinned(views) { $0.spacing = 2 }
    stack.generated?.expand()
    stack.superview?.layoutIfNeeded()
    // Edges across the axis, and the distance to the view before or the stack view's edge.
    #expect(stack.generated?.rowCount == 3 * count + 1)
    #expect(stack.ownConstraints.held.isEmpty)
    #expect(views.flatMap { Array($0.ownConstraints.mentions) }.isEmpty)
    let first = try #require(
      views[0].constraintsAffectingLayout(for: .horizontal).first {
        $0.identifier == "UISV-canvas-connection"
      }
    )
    #expect(views[0].constraintsAffectingLayout(for: .horizontal).contains { $0 === first })
    first.isActive = false
    stack.spacing = 3
    stack.superview?.layoutIfNeeded()
    #expect(stack.generated?.rowCount == 3 * count + 1)
    #expect(views[1].frame.minX == 4)
  }

  @Test func `AL117: of views with equal priorities the first one is stretched`() {
    let views = [Block(50), Block(30), Block(20)]
    _ = pinned(views, size: CGSize(width: 200, height: 20))
    #expect(spans(views) == [[0, 150], [150, 30], [180, 20]])
  }

  @Test func `AL164, AL183: a stack view fits its views`() {
    let views = [Block(50, 10), Block(30, 40)]
    for alignment in [UIStackView.Alignment.fill, .center, .bottom] {
      let stack = pinned(views) { ($0.alignment, $0.spacing) = (alignment, 5) }
      #expect(stack.frame == CGRect(x: 0, y: 0, width: 85, height: 40), "\(alignment)")
      let size = CGSize(width: 85, height: 40)
      #expect(stack.systemLayoutSizeFitting(.zero) == size, "\(alignment)")
      #expect(stack.sizeThatFits(.zero) == size, "\(alignment)")
    }
  }

  @Test func `AL184, AL185: spacings overlap where they are negative, and follow single views`() {
    let views = [Block(50), Block(30), Block(20)]
    let stack = pinned(views) { $0.spacing = -10 }
    #expect(spans(views) == [[0, 50], [40, 30], [60, 20]])
    stack.setCustomSpacing(7, after: views[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    stack.superview?.layoutIfNeeded()
    #expect(spans(views) == [[0, 50], [57, 30], [95, 20]])
    stack.removeArrangedSubview(views[0])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
  }

  @Test func `AL186, AL187: a hidden view gets no length and no spacing`() {
    let views = [Block(50), Block(30), Block(20)]
    let stack = pinned(views) { $0.spacing = 5 }
    stack.setCustomSpacing(99, after: views[1])
    views[1].isHidden = true
    stack.superview?.layoutIfNeeded()
    #expect(spans([views[0], views[2]]) == [[0, 50], [55, 20]])
    #expect(views[1].frame.width == 0)
    #expect(stack.arrangedSubviews == views)
    views[1].isHidden = false
    stack.superview?.layoutIfNeeded()
    #expect(spans(views) == [[0, 50], [55, 30], [184, 20]])
  }

  @Test(arguments: [true, false])
  func `AL188: hiding a view inside an animation block animates the others`(_ isPinned: Bool) {
    let views = [Block(50), Block(30)]
    let stack = isPinned ? pinned(views) : UIStackView(arrangedSubviews: views)
    if !isPinned { stack.frame.size = CGSize(width: 80, height: 10) }
    stack.layoutIfNeeded()
    UIView.animate(withDuration: 1) { views[0].isHidden = true }
    #expect(views[1].frame.minX == 0)
    #expect(views[1].layer.animationKeys()?.contains("position") == true)
  }

  @Test func `AL189: the margins, 0 by default, can take the place of the edges`() {
    let view = Block(50, 10)
    let stack = pinned([view]) { $0.isLayoutMarginsRelativeArrangement = true }
    #expect(stack.layoutMargins == .zero)
    #expect(stack.frame.size == CGSize(width: 50, height: 10))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 56, height: 14))
    #expect(view.frame == CGRect(x: 2, y: 1, width: 50, height: 10))
  }

  @Test func `AL190: spacings can be distances between baselines`() {
    let labels = [label("one"), label("two")]
    let stack = UIStackView(arrangedSubviews: labels)
    (stack.axis, stack.spacing, stack.isBaselineRelativeArrangement) = (.vertical, 40, true)
    stack.frame.size = stack.sizeThatFits(.zero)
    stack.layoutIfNeeded()
    let baselines = labels.map { $0.frame.minY + $0.firstBaseline(in: $0.bounds.size) }
    #expect(baselines == [40, 80])
    #expect(stack.frame.height == 120)
  }

  @Test func `AL191: texts in several lines share the width by their natural widths`() {
    let labels = [label("one two three", lines: 0), label("one two three one two three", lines: 0)]
    let stack = pinned(labels, size: CGSize(width: 200, height: 200)) { $0.alignment = .top }
    #expect(labels[0].frame.width == 65)
    #expect(labels[1].frame.width == 135)
    #expect(labels[0].frame.height == 72)
    #expect(stack.frame.width == 200)
  }

  @Test func `AL192: changes mark the stack view, and the pass changes the constraints`() {
    let views = [Block(50), Block(30)]
    let stack = pinned(views)
    let changes: [(UIStackView) -> Void] = [
      { $0.axis = .vertical }, { $0.distribution = .fillEqually }, { $0.alignment = .center },
      { $0.spacing = 3 }, { $0.addArrangedSubview(Block(5)) },
      { $0.arrangedSubviews[0].isHidden = true },
    ]
    for change in changes {
      #expect(!stack.needsUpdateConstraints())
      change(stack)
      #expect(stack.needsUpdateConstraints())
      stack.superview?.layoutIfNeeded()
    }
    #expect(stack.frame.size == CGSize(width: 30, height: 23))
  }

  @Test func `AL193: removal and insertion leave no constraints behind`() throws {
    let views = [Block(50), Block(30), Block(20)]
    let stack = pinned(views) { ($0.distribution, $0.alignment) = (.equalSpacing, .center) }
    stack.generated?.expand()
    stack.superview?.layoutIfNeeded()
    let counts = { () -> [Int] in
      let state = stack.ownConstraints
      return [
        stack.generated?.rowCount ?? -1, state.held.count, state.mentions.count,
        state.privateGuides.count, state.engineItem?.engine?.items.count ?? -1,
      ]
    }
    let before = counts()
    for view in views {
      let index = try #require(stack.arrangedSubviews.firstIndex(of: view))
      stack.removeArrangedSubview(view)
      #expect(view.superview === stack)
      stack.superview?.layoutIfNeeded()
      #expect(view.isPlacedByFrame)
      stack.insertArrangedSubview(view, at: index)
      stack.superview?.layoutIfNeeded()
      view.removeFromSuperview()
      stack.insertArrangedSubview(view, at: index)
      stack.superview?.layoutIfNeeded()
    }
    #expect(counts() == before)
    #expect(spans(views) == [[0, 50], [50, 30], [80, 20]])
    for view in views { view.removeFromSuperview() }
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.size == .zero)
    #expect(stack.generated?.rowCount == 2)
    #expect(stack.ownConstraints.privateGuides.isEmpty)
  }

  @Test func `a stack view without constraints has no engine`() {
    let inner = UIStackView(arrangedSubviews: [Block(50)])
    let stack = UIStackView(arrangedSubviews: [inner, Block(20)])
    stack.frame.size = CGSize(width: 100, height: 10)
    stack.layoutIfNeeded()
    for view in stack.tree { #expect(view.constraintState == nil) }
    #expect(!stack.needsUpdateConstraints())
  }

  @Test func `nested stack views change to constraints and back together`() {
    let views = [Block(50), Block(30), Block(20)]
    let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
    let outer = UIStackView(arrangedSubviews: [inner, views[2]])
    views[2].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    outer.frame.size = CGSize(width: 100, height: 10)
    outer.layoutIfNeeded()
    let width = views[1].widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    outer.layoutIfNeeded()
    #expect(inner.usesConstraints)
    #expect(outer.usesConstraints)
    #expect(spans([views[0], views[1], inner]) == [[0, 70], [70, 10], [0, 80]])
    width.isActive = false
    outer.layoutIfNeeded()
    #expect(!inner.usesConstraints)
    #expect(!outer.usesConstraints)
    #expect(outer.tree.flatMap { $0.ownConstraints.held } == [])
    #expect(spans([views[0], views[1], inner]) == [[0, 50], [50, 30], [0, 80]])
  }

  @Test func `lengths can be equal across stack views`() {
    let rows = [[Block(50), Block(30)], [Block(70), Block(20)]]
    let column = UIStackView(arrangedSubviews: rows.map { UIStackView(arrangedSubviews: $0) })
    column.axis = .vertical
    column.frame.size = CGSize(width: 200, height: 40)
    rows[0][0].widthAnchor.constraint(equalTo: rows[1][0].widthAnchor).isActive = true
    rows[0][1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    column.layoutIfNeeded()
    #expect(spans(rows[0]) == [[0, 170], [170, 30]])
    #expect(spans(rows[1]) == [[0, 170], [170, 30]])
  }

  @Test func `text wraps in a pinned column`() {
    let text = label("one two", lines: 0)
    let stack = pinned([text, label("x")]) { $0.axis = .vertical }
    #expect(stack.frame.size == CGSize(width: 70, height: 48))
    stack.widthAnchor.constraint(equalToConstant: 40).isActive = true
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.size == CGSize(width: 40, height: 72))
    text.text = "one"
    stack.superview?.layoutIfNeeded()
    #expect(stack.frame.height == 48)
  }

  @Test func `a changed text changes the parts of a proportional stack view`() {
    let labels = [label("xx"), label("xx")]
    _ = pinned(labels, size: CGSize(width: 120, height: 24)) {
      $0.distribution = .fillProportionally
    }
    #expect(spans(labels) == [[0, 60], [60, 60]])
    labels[1].text = "xxxx"
    labels[1].superview?.superview?.layoutIfNeeded()
    #expect(spans(labels) == [[0, 40], [40, 80]])
  }

  @Test func `a stack view that leaves its nest returns to frames`() {
    let inner = UIStackView(arrangedSubviews: [Block(50)])
    let outer = pinned([inner, Block(20)])
    #expect(inner.usesConstraints)
    inner.removeFromSuperview()
    inner.frame.size = CGSize(width: 90, height: 10)
    inner.layoutIfNeeded()
    outer.superview?.layoutIfNeeded()
    #expect(!inner.usesConstraints)
    #expect(inner.subviews[0].frame.width == 90)
    #expect(outer.frame.width == 20)
  }
}

import TatamiUIKit
import TestSupport

/// The description of a tree of views with constraints, from which new trees are made.
struct LayoutModel {
  /// The kind of a view.
  enum Kind {
    case plain
    case natural(CGSize)
    case label(String)
    case stack
    case scroll
  }

  /// A view; the first one is the root.
  struct Node {
    var kind = Kind.plain
    var frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    var translates = false
    var isHidden = false
    var isRightToLeft = false
    var margin: CGFloat = 8
    var hugging: [Float] = [250, 250]
    var compression: [Float] = [750, 750]
    var stack = Stack()
    /// The content offset of a scroll view.
    var offset = CGPoint.zero
  }

  /// The properties of a stack view.
  struct Stack {
    var axis = NSLayoutConstraint.Axis.horizontal
    var distribution = UIStackView.Distribution.fill
    var alignment = UIStackView.Alignment.fill
    var spacing: CGFloat = 0
    var usesMargins = false
  }

  /// A view's own rectangle, its margins or a guide.
  enum Item: Hashable {
    case view(Int)
    case margins(Int)
    case guide(Int)
    case content(Int)
  }

  /// A constraint, with whether the program wants it to be active.
  struct Row {
    var first: Item
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: Item?
    var secondAttribute: NSLayoutConstraint.Attribute
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
    var isActive = true
  }

  /// The kinds of edits and items that occur.
  struct Features: Sendable {
    /// Each position and length has a weak constraint with a priority of its own, so that no
    /// solution is ambiguous.
    var isDetermined = true
    var hasLabels = false
    var hasStacks = false
    var hasScrollViews = false
  }

  var features = Features()
  var nodes: [Node] = []
  /// The subviews of each view, in their order; arranged ones if it is a stack view.
  var children: [[Int]] = []
  /// The owners of guides, nil without one.
  var guideOwners: [Int?] = []
  var rows: [Row] = []

  /// Returns the superview of a view, nil for the root and removed views.
  func parent(of node: Int) -> Int? { children.firstIndex { $0.contains(node) } }

  /// Whether a view is another one or inside of it.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    var next: Int? = inner
    while let node = next {
      if node == outer { return true }
      next = parent(of: node)
    }
    return false
  }

  /// Whether a view is in the tree of the root.
  func isAttached(_ node: Int) -> Bool { contains(0, node) }
}

extension LayoutModel.Node {
  var isStack: Bool { if case .stack = kind { true } else { false } }
  var isScroll: Bool { if case .scroll = kind { true } else { false } }
  var isLabel: Bool { if case .label = kind { true } else { false } }
  var mayHaveChildren: Bool {
    switch kind {
    case .plain, .stack, .scroll: true
    case .natural, .label: false
    }
  }
}

/// A view with a natural size that tests set.
final class SizedView: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ natural: CGSize) {
    self.natural = natural
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

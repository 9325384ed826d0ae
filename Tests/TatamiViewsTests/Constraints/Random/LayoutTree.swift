import TatamiUIKit
import TestSupport

@testable import TatamiViews

/// The views and constraints of a model.
@MainActor
final class LayoutTree {
  private(set) var views: [UIView] = []
  private(set) var guides: [UILayoutGuide] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The weak constraints of each view and guide.
  private var defaults: [LayoutModel.Item: [NSLayoutConstraint]] = [:]

  var root: UIView { views[0] }

  init(_ model: LayoutModel) {
    for node in model.nodes { views.append(Self.view(node)) }
    addChildren(of: model)
    for owner in model.guideOwners {
      let guide = UILayoutGuide()
      guides.append(guide)
      if let owner { views[owner].addLayoutGuide(guide) }
    }
    for row in model.rows { add(row) }
    for node in views.indices { renewDefaults(.view(node), model) }
    for guide in guides.indices { renewDefaults(.guide(guide), model) }
  }

  private func addChildren(of model: LayoutModel) {
    for (parent, children) in model.children.enumerated() {
      for child in children { insert(child, into: parent) }
    }
    for (index, node) in model.nodes.enumerated() {
      views[index].translatesAutoresizingMaskIntoConstraints = node.translates
      apply(node, to: index)
    }
  }

  private static func view(_ node: LayoutModel.Node) -> UIView {
    let view: UIView
    switch node.kind {
    case .plain: view = UIView()
    case .natural(let size): view = SizedView(size)
    case .label(let text):
      let label = UILabel()
      (label.text, label.numberOfLines) = (text, 0)
      view = label
    case .stack: view = UIStackView()
    case .scroll: view = UIScrollView()
    }
    view.frame = node.frame
    return view
  }

  // MARK: Edits

  /// Adds a view to another one, as an arranged one to a stack view.
  func insert(_ child: Int, into parent: Int) {
    if let stack = views[parent] as? UIStackView {
      stack.addArrangedSubview(views[child])
    } else {
      views[parent].addSubview(views[child])
    }
  }

  /// Sets the properties of a view other than its kind and its frame.
  func apply(_ node: LayoutModel.Node, to index: Int) {
    let view = views[index]
    view.isHidden = node.isHidden
    view.semanticContentAttribute = node.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    view.layoutMargins = UIEdgeInsets(
      top: node.margin,
      left: node.margin + 1,
      bottom: node.margin + 2,
      right: node.margin + 3
    )
    for (position, axis) in [NSLayoutConstraint.Axis.horizontal, .vertical].enumerated() {
      view.setContentHuggingPriority(UILayoutPriority(node.hugging[position]), for: axis)
      view.setContentCompressionResistancePriority(
        UILayoutPriority(node.compression[position]),
        for: axis
      )
    }
    if case .natural(let size) = node.kind, let view = view as? SizedView { view.natural = size }
    if case .label(let text) = node.kind, let label = view as? UILabel { label.text = text }
    if let stack = view as? UIStackView { apply(node.stack, to: stack) }
    if let scroll = view as? UIScrollView { scroll.contentOffset = node.offset }
  }

  /// Scrolls to the offsets of a model.
  func setOffsets(of model: LayoutModel) {
    for (view, node) in zip(views, model.nodes) {
      if let scroll = view as? UIScrollView { scroll.contentOffset = node.offset }
    }
  }

  /// The content offsets of the scroll views.
  var offsets: [CGPoint] { views.compactMap { ($0 as? UIScrollView)?.contentOffset } }

  private func apply(_ properties: LayoutModel.Stack, to stack: UIStackView) {
    stack.axis = properties.axis
    stack.distribution = properties.distribution
    stack.alignment = properties.alignment
    stack.spacing = properties.spacing
    stack.isLayoutMarginsRelativeArrangement = properties.usesMargins
  }

  /// Adds a constraint.
  func add(_ row: LayoutModel.Row) {
    let constraint = NSLayoutConstraint(
      item: item(row.first),
      attribute: row.attribute,
      relatedBy: row.relation,
      toItem: row.second.map(item),
      attribute: row.secondAttribute,
      multiplier: row.multiplier,
      constant: row.constant
    )
    constraint.priority = UILayoutPriority(row.priority)
    constraints.append(constraint)
    constraint.isActive = row.isActive
  }

  private func item(_ item: LayoutModel.Item) -> AnyObject {
    switch item {
    case .view(let node): views[node]
    case .margins(let node): views[node].layoutMarginsGuide
    case .guide(let guide): guides[guide]
    case .content(let node): (views[node] as? UIScrollView)?.contentLayoutGuide ?? views[node]
    }
  }

  /// Gives an item weak constraints for its place in its superview or owner.
  func renewDefaults(_ item: LayoutModel.Item, _ model: LayoutModel) {
    NSLayoutConstraint.deactivate(defaults[item] ?? [])
    guard model.features.isDetermined, let owner = owner(of: item, model), owner != item else {
      return
    }
    let (target, parent) = (self.item(item), self.item(owner))
    let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
    let number = model.number(of: item)
    let new = attributes.enumerated().map { position, attribute in
      let isLength = position > 1
      let constraint = NSLayoutConstraint(
        item: target,
        attribute: attribute,
        relatedBy: .equal,
        toItem: isLength ? nil : parent,
        attribute: isLength ? .notAnAttribute : attribute,
        multiplier: 1,
        constant: CGFloat(3 + number % 7 + (isLength ? 30 : 0))
      )
      constraint.priority = UILayoutPriority(1 + Float(number * 4 + position) / 64)
      return constraint
    }
    NSLayoutConstraint.activate(new)
    defaults[item] = new
    if case .view(let node) = item, model.nodes[node].isScroll {
      renewContentDefaults(node, model)
    }
  }

  /// Gives the content of a scroll view weak constraints for its size.
  private func renewContentDefaults(_ node: Int, _ model: LayoutModel) {
    let key = LayoutModel.Item.content(node)
    NSLayoutConstraint.deactivate(defaults[key] ?? [])
    let content = item(key)
    let number = model.number(of: key)
    let new = [NSLayoutConstraint.Attribute.width, .height].enumerated().map {
      position,
      attribute in
      let constraint = NSLayoutConstraint(
        item: content,
        attribute: attribute,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 200
      )
      constraint.priority = UILayoutPriority(1 + Float(number * 4 + position) / 64)
      return constraint
    }
    NSLayoutConstraint.activate(new)
    defaults[key] = new
  }

  private func owner(of item: LayoutModel.Item, _ model: LayoutModel) -> LayoutModel.Item? {
    switch item {
    case .view(let node), .margins(let node), .content(let node):
      model.parent(of: node).map { .view($0) }
    case .guide(let guide): model.guideOwners[guide].map { .view($0) }
    }
  }

  // MARK: Results

  /// The solved frame of a view, not rounded, or else its frame.
  func frame(of node: Int) -> CGRect {
    let view = views[node]
    guard !view.isPlacedByFrame, let item = view.constraintState?.engineItem,
      let frame = item.engine?.ask({ try? $0.frame(of: item.handle) })
    else { return CGRect(view.untransformedFrame) }
    return CGRect(frame)
  }
}

extension LayoutModel {
  /// A number for an item, different from those of others.
  func number(of item: Item) -> Int {
    switch item {
    case .view(let node), .margins(let node): node
    case .guide(let guide): 40 + guide
    case .content(let node): 60 + node
    }
  }
}

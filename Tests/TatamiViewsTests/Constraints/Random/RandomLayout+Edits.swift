import TatamiUIKit
import TestSupport

extension RandomLayout {
  /// Makes a random edit, and returns its name.
  mutating func change(_ tree: LayoutTree) -> String {
    let node = random.int(in: 1...model.nodes.count - 1)
    switch random.int(in: 0...19) {
    case 0...6: return changeRow(tree)
    case 7: return addRow(tree)
    case 8, 9: return changeRootSize(tree)
    case 10: return move(node, tree)
    case 11: return moveGuide(tree)
    case 12: return changeFrame(of: node, tree)
    default: return changeProperty(of: node, tree)
    }
  }

  private mutating func changeRow(_ tree: LayoutTree) -> String {
    guard !model.rows.isEmpty else { return "nothing" }
    let index = random.int(in: 0...model.rows.count - 1)
    switch random.int(in: 0...4) {
    case 0, 1: return toggle(index, tree)
    case 2 where model.rows[index].priority < 1000:
      model.rows[index].priority = priority()
      tree.constraints[index].priority = UILayoutPriority(model.rows[index].priority)
      return "priority of row \(index)"
    default:
      let isLength = model.rows[index].attribute.isLength
      model.rows[index].constant = CGFloat(random.int(in: isLength ? 0...120 : -30...60)) / 2
      tree.constraints[index].constant = model.rows[index].constant
      return "constant of row \(index)"
    }
  }

  private mutating func toggle(_ index: Int, _ tree: LayoutTree) -> String {
    let row = model.rows[index]
    guard row.isActive || (isUsable(row.first) && row.second.map(isUsable) != false) else {
      return "nothing"
    }
    model.rows[index].isActive.toggle()
    tree.constraints[index].isActive = model.rows[index].isActive
    return "activation of row \(index)"
  }

  private mutating func addRow(_ tree: LayoutTree) -> String {
    guard model.rows.count < 24, let row = row() else { return "nothing" }
    model.rows.append(row)
    tree.add(row)
    return "new row \(model.rows.count - 1)"
  }

  private mutating func changeRootSize(_ tree: LayoutTree) -> String {
    let size = CGSize(width: random.int(in: 40...400), height: random.int(in: 100...500))
    tree.root.frame.size = size
    return "size of the root"
  }

  /// Moves a view to another superview, or to the end of the same one.
  private mutating func move(_ node: Int, _ tree: LayoutTree) -> String {
    let targets = model.nodes.indices.filter {
      model.nodes[$0].mayHaveChildren && !model.contains(node, $0) && model.isAttached($0)
    }
    guard let old = model.parent(of: node), !targets.isEmpty else { return "nothing" }
    let parent = random.pick(targets)
    guard !model.nodes[node].translates || !model.nodes[parent].isStack else { return "nothing" }
    let isSame = parent == old
    if isSame, model.nodes[parent].isStack { return "nothing" }
    model.children[old].removeAll { $0 == node }
    model.children[parent].append(node)
    if !isSame || random.chance(0.5) { tree.views[node].removeFromSuperview() }
    tree.insert(node, into: parent)
    for (index, constraint) in tree.constraints.enumerated() {
      model.rows[index].isActive = constraint.isActive
    }
    tree.renewDefaults(.view(node), model)
    return "move of \(node) from \(old) to \(parent)"
  }

  private mutating func moveGuide(_ tree: LayoutTree) -> String {
    guard !model.guideOwners.isEmpty else { return "nothing" }
    let guide = random.int(in: 0...model.guideOwners.count - 1)
    let owner = random.pick(
      model.nodes.indices.filter { !model.nodes[$0].isScroll && model.isAttached($0) }
    )
    if let old = model.guideOwners[guide] { tree.views[old].removeLayoutGuide(tree.guides[guide]) }
    tree.views[owner].addLayoutGuide(tree.guides[guide])
    model.guideOwners[guide] = owner
    for (index, constraint) in tree.constraints.enumerated() {
      model.rows[index].isActive = constraint.isActive
    }
    tree.renewDefaults(.guide(guide), model)
    return "guide \(guide) to \(owner)"
  }

  private mutating func changeFrame(of node: Int, _ tree: LayoutTree) -> String {
    guard model.nodes[node].translates else { return "nothing" }
    tree.views[node].frame = CGRect(
      x: random.int(in: 0...50),
      y: random.int(in: 0...50),
      width: random.int(in: 0...150),
      height: random.int(in: 0...150)
    )
    return "frame of \(node)"
  }

  private mutating func changeProperty(of node: Int, _ tree: LayoutTree) -> String {
    let name = changeDescription(of: node)
    tree.apply(model.nodes[node], to: node)
    return "\(name) of \(node)"
  }

  private mutating func changeDescription(of node: Int) -> String {
    switch random.int(in: 0...9) {
    case 0:
      model.nodes[node].isHidden.toggle()
      return "visibility"
    case 1:
      model.nodes[node].isRightToLeft.toggle()
      return "direction"
    case 2:
      model.nodes[node].margin = CGFloat(random.int(in: 0...12))
      return "margins"
    case 3:
      model.nodes[node].hugging = [priority(), priority()]
      return "hugging"
    case 4:
      model.nodes[node].compression = [priority(), priority()]
      return "compression resistance"
    default: return changeKind(of: node)
    }
  }

  private mutating func changeKind(of node: Int) -> String {
    switch model.nodes[node].kind {
    case .plain: return "nothing"
    case .natural:
      model.nodes[node].kind = .natural(
        CGSize(width: random.int(in: 0...90), height: random.int(in: 0...60))
      )
      return "natural size"
    case .label:
      model.nodes[node].kind = .label(text())
      return "text"
    case .scroll:
      model.nodes[node].offset = CGPoint(x: random.int(in: 0...40), y: random.int(in: 0...40))
      return "offset"
    case .stack: return changeStack(node)
    }
  }

  private mutating func changeStack(_ node: Int) -> String {
    switch random.int(in: 0...4) {
    case 0: model.nodes[node].stack.axis = random.pick([.horizontal, .vertical])
    case 1:
      model.nodes[node].stack.distribution = random.pick([
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ])
    case 2:
      model.nodes[node].stack.alignment = random.pick([
        .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
      ])
    case 3: model.nodes[node].stack.spacing = CGFloat(random.int(in: 0...20))
    default: model.nodes[node].stack.usesMargins.toggle()
    }
    return "arrangement"
  }
}

import TatamiBox
import TatamiGeometry
import TestSupport

/// A tree and its model, which receive the same edits.
struct EditedTree {
  /// A node of the model with its handle in the tree.
  final class Member {
    var node: BoxGolden.Node
    let handle: BoxHandle
    var children: [Member] = []
    weak var parent: Member?

    init(_ node: BoxGolden.Node, _ handle: BoxHandle) {
      self.node = node
      self.handle = handle
    }

    var isBox: Bool { node.type != "leaf" }
    var scene: BoxGolden.Node {
      var scene = node
      scene.children = children.map(\.scene)
      return scene
    }
    var all: [Member] { [self] + children.flatMap(\.all) }
  }

  var tree = BoxTree()
  private(set) var root: Member
  var scenes: RandomScenes
  private(set) var bounds: [Double?]

  init(seed: UInt64, variety: Double = 1) throws {
    scenes = RandomScenes(seed: seed, variety: variety)
    let scene = scenes.scene()
    bounds = scene.size ?? [nil, nil]
    root = Member(scene.root, try tree.make(scene.root))
    try adopt(scene.root, into: root)
  }

  var scene: BoxGolden.Scene { BoxGolden.Scene(size: bounds, root: root.scene) }

  private func adopt(_ node: BoxGolden.Node, into member: Member) throws {
    for (child, handle) in zip(node.children ?? [], try tree.children(of: member.handle)) {
      let own = Member(child, handle)
      own.parent = member
      member.children.append(own)
      try adopt(child, into: own)
    }
  }

  /// Returns the frames after a layout.
  mutating func frames() throws -> [BoxGolden.Frame] {
    try tree.layout(root.handle, in: BoxSpace(scene))
    return try frames(root, "0")
  }

  private func frames(_ member: Member, _ path: String) throws -> [BoxGolden.Frame] {
    guard member.node.activated ?? true else { return [] }
    let frame = try tree.frame(of: member.handle)
    let own = BoxGolden.Frame(path: path, numbers: frame.numbers)
    return try [own]
      + member.children.enumerated().flatMap { try frames($1, "\(path).\($0)") }
  }
}

extension EditedTree {
  /// Performs a random edit and returns its description.
  mutating func edit() throws -> String { try edit(scenes.random.pick(root.all)) }

  /// Performs a random edit, in most cases of a member.
  mutating func edit(_ member: Member) throws -> String {
    switch scenes.random.int(in: 0...11) {
    case 0...3: return try changeStyle(member)
    case 4...5: return member.isBox ? try changeLayout(member) : try changeContent(member)
    case 6...7: return try changeContent(scenes.random.pick(root.all))
    case 8: return try addChild(to: member)
    case 9: return try destroy(member)
    case 10: return try move(member)
    default: return changeSpace()
    }
  }

  private mutating func changeStyle(_ member: Member) throws -> String {
    let style = scenes.common()
    if scenes.random.chance(0.5) { member.node.width = style.width }
    if scenes.random.chance(0.5) { member.node.height = style.height }
    if scenes.random.chance(0.3) { member.node.margin = style.margin }
    if scenes.random.chance(0.3) { member.node.alignment = style.alignment }
    if scenes.random.chance(0.3) { member.node.flowEnding = style.flowEnding }
    if scenes.random.chance(0.3) { member.node.activated = style.activated }
    try tree.setStyle(BoxStyle(member.node), of: member.handle)
    return "style of \(member.handle)"
  }

  private mutating func changeLayout(_ member: Member) throws -> String {
    scenes.setBoxProperties(&member.node)
    if scenes.random.chance(0.3) {
      member.node.type = scenes.random.pick(["hbox", "vbox", "hflow", "vflow", "zbox"])
    }
    try tree.setLayout(BoxLayout(member.node), of: member.handle)
    return "layout of \(member.handle)"
  }

  private mutating func changeContent(_ member: Member) throws -> String {
    guard !member.isBox else { return "nothing" }
    let leaf = scenes.leaf()
    member.node.content = leaf.content
    member.node.flowingContent = leaf.flowingContent
    let content = Size(width: leaf.content?[0] ?? 0, height: leaf.content?[1] ?? 0)
    if leaf.flowingContent == true {
      try tree.setMeasure({ content.flowing(in: $0) }, of: member.handle)
    } else {
      try tree.setContent(content, of: member.handle)
    }
    return "content of \(member.handle)"
  }

  private mutating func addChild(to member: Member) throws -> String {
    guard member.isBox else { return "nothing" }
    let node = scenes.node(2)
    let new = Member(node, try tree.make(node))
    try adopt(node, into: new)
    try attach(new, to: member)
    return "new \(new.handle) in \(member.handle)"
  }

  private mutating func destroy(_ member: Member) throws -> String {
    guard let parent = member.parent else { return "nothing" }
    parent.children.removeAll { $0 === member }
    try tree.destroy(member.handle)
    return "destroyed \(member.handle)"
  }

  private mutating func move(_ member: Member) throws -> String {
    let target = scenes.random.pick(root.all)
    guard target.isBox, let parent = member.parent, !member.all.contains(where: { $0 === target })
    else { return "nothing" }
    parent.children.removeAll { $0 === member }
    if scenes.random.chance(0.5) { try tree.removeFromParent(member.handle) }
    try attach(member, to: target)
    return "moved \(member.handle) to \(target.handle)"
  }

  private mutating func attach(_ member: Member, to parent: Member) throws {
    let position = scenes.random.int(in: 0...parent.children.count)
    try tree.insert(member.handle, into: parent.handle, at: position)
    parent.children.insert(member, at: position)
    member.parent = parent
  }

  private mutating func changeSpace() -> String {
    bounds = [scenes.random.chance(0.3) ? nil : scenes.points(20, 600), bounds[1]]
    return "space \(bounds)"
  }
}

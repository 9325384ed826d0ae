import TestSupport

/// Random box scenes with all properties and kinds of boxes, on several levels.
struct RandomScenes {
  var random: SeededRandom
  /// The largest numbers of children and of levels.
  var (fanOut, depth) = (5, 4)
  /// The share of the usual number of properties with a value that is not the default.
  let variety: Double

  init(seed: UInt64, variety: Double = 1) {
    random = SeededRandom(seed: seed)
    self.variety = variety
  }

  mutating func scene() -> BoxGolden.Scene {
    var bounds: [Double?] = []
    for _ in 0..<2 { bounds.append(random.chance(0.3) ? nil : points(20, 600)) }
    return BoxGolden.Scene(size: bounds, root: box(depth))
  }

  mutating func node(_ levels: Int) -> BoxGolden.Node {
    levels > 0 && random.chance(0.4) ? box(levels) : leaf()
  }

  mutating func leaf() -> BoxGolden.Node {
    var node = common()
    node.type = "leaf"
    node.content = [points(0, 130), points(0, 60)]
    node.flowingContent = random.chance(0.3)
    return node
  }

  mutating func box(_ levels: Int) -> BoxGolden.Node {
    var node = common()
    node.type = random.pick(["hbox", "vbox", "hflow", "vflow", "zbox"])
    setBoxProperties(&node)
    node.children = []
    for _ in 0..<random.int(in: 0...fanOut) { node.children?.append(self.node(levels - 1)) }
    return node
  }

  /// Sets the properties of a box.
  mutating func setBoxProperties(_ node: inout BoxGolden.Node) {
    node.padding = random.chance(0.5) ? insets() : nil
    node.justifyContent = random.chance(0.5 * variety) ? alignment() : nil
    node.itemSpace = random.chance(0.5) ? points(0, 12) : nil
    node.runSpace = random.chance(0.5) ? points(0, 12) : nil
    node.format = isVaried() ? random.pick(RandomScenes.formats) : nil
    node.runFormat = isVaried() ? random.pick(RandomScenes.formats) : nil
    node.reverse = random.chance(0.3 * variety)
    node.direction = random.chance(0.3 * variety) ? "rtl" : nil
    node.arrange = random.chance(0.4 * variety) ? random.int(in: 1...4) : 0
    node.runRowSize = nil
    if random.chance(0.3 * variety) {
      node.runRowSize = (0..<random.int(in: 1...3)).map { _ in length() }
    }
  }

  /// Returns a node with the properties common to all nodes.
  mutating func common() -> BoxGolden.Node {
    var node = BoxGolden.Node()
    node.width = length()
    node.height = length()
    if case .object(let length) = node.width, length["aspectRatio"] != nil {
      node.height = .word("wrap")
    }
    node.margin = random.chance(0.4) ? insets() : nil
    node.alignment = random.chance(0.4 * variety) ? alignment() : nil
    node.activated = random.chance(0.08) ? false : nil
    node.flowEnding = random.chance(0.1)
    return node
  }

  mutating func length() -> BoxGolden.Length {
    guard isVaried() else { return random.chance(0.8) ? .word("wrap") : .points(points(0, 120)) }
    switch random.int(in: 0...9) {
    case 0...3: return .word("wrap")
    case 4: return .wrap(limits())
    case 5: return .word("fill")
    case 6: return .object(["ratio": random.pick([0.25, 0.5, 1.5, 2, 3])])
    case 7: return .object(["aspectRatio": random.pick([0.5, 1, 1.5, 2])])
    default: return .points(points(0, 120))
    }
  }

  /// Returns whether a property has a random value; always if the variety is full.
  private mutating func isVaried() -> Bool { variety == 1 || random.chance(variety) }

  private static let formats = ["leading", "center", "between", "round", "trailing"]

  private mutating func limits() -> [String: Double] {
    var limits: [String: Double] = [:]
    if random.chance(0.4) { limits["add"] = points(-5, 20) }
    if random.chance(0.4) { limits["min"] = points(0, 60) }
    if random.chance(0.4) { limits["max"] = points(20, 150) }
    if random.chance(0.4) { limits["priority"] = Double(random.int(in: 0...4)) }
    if random.chance(0.5) { limits["shrink"] = Double(random.int(in: 1...3)) }
    if random.chance(0.5) { limits["grow"] = Double(random.int(in: 1...3)) }
    return limits
  }

  mutating func insets() -> [Double] {
    (0..<4).map { _ in points(0, 12) }
  }

  private mutating func alignment() -> [String: BoxGolden.Position] {
    var positions: [String: BoxGolden.Position] = [:]
    if random.chance(0.6) {
      positions["x"] = random.pick([
        .word("start"), .word("end"), .word("leading"), .word("trailing"), .ratio(0), .ratio(-0.5),
      ])
    }
    if random.chance(0.6) {
      positions["y"] = random.pick([.word("start"), .word("end"), .ratio(0), .ratio(0.75)])
    }
    return positions
  }

  /// Returns a multiple of a quarter point, so that sums are exact.
  mutating func points(_ least: Int, _ most: Int) -> Double {
    Double(random.int(in: least * 4...most * 4)) / 4
  }
}

import TatamiGeometry

/// The items that a document asks for, and how items are listed in answers.
struct FramesProbe {
  private let items: [(section: Int, item: Int)]

  /// The most items that are listed; a document can ask for some of more.
  static let listLimit = 4_000_000

  /// Reads a list of `[section, item]`.
  init(_ reader: SceneReader) throws(SceneError) {
    var items: [(section: Int, item: Int)] = []
    for entry in try reader.array() {
      let pair = try entry.array(count: 2)
      items.append((try pair[0].integer(), try pair[1].integer(in: 0...1 << 53)))
    }
    self.items = items
  }

  /// Returns `[section, item, x, y, width, height]` for the items asked for, or for all.
  static func items(
    of counts: [Int],
    asked probe: FramesProbe?,
    at path: ScenePath,
    frame: (_ section: Int, _ item: Int) -> Rect?
  ) throws(SceneError) -> SceneValue {
    var rows: [SceneValue] = []
    if let probe {
      for (section, item) in probe.items {
        if let frame = frame(section, item) { rows.append(row(section, item, frame)) }
      }
      return .array(rows)
    }
    try checkCount(counts, at: path)
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        if let frame = frame(section, item) { rows.append(row(section, item, frame)) }
      }
    }
    return .array(rows)
  }

  private static func row(_ section: Int, _ item: Int, _ frame: Rect) -> SceneValue {
    .numbers([
      Double(section), Double(item), frame.minX, frame.minY, frame.width, frame.height,
    ])
  }

  private static func checkCount(_ counts: [Int], at path: ScenePath) throws(SceneError) {
    var total = 0
    for count in counts {
      total += min(count, listLimit + 1)
      guard total <= listLimit else { throw tooMany(at: path) }
    }
  }

  /// Returns `[section, item]` for what a search finds.
  static func found(
    at path: ScenePath,
    _ search: (_ add: (_ section: Int, _ item: Int) throws -> Void) throws -> Void
  ) throws(SceneError) -> SceneValue {
    var pairs: [SceneValue] = []
    do {
      try search { section, item in
        guard pairs.count < listLimit else { throw tooMany(at: path) }
        pairs.append(.array([.number(section), .number(item)]))
      }
    } catch let error as SceneError {
      throw error
    } catch {
      throw .impossible(reason: "\(error)", at: path)
    }
    return .array(pairs)
  }

  private static func tooMany(at path: ScenePath) -> SceneError {
    .impossible(
      reason: "more than \(listLimit) items; ask for some of them with 'probe' or 'queries'",
      at: path
    )
  }
}

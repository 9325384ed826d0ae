import OrderedCollections
import TatamiBracket
import TatamiDocuments
import TatamiGeometry

/// A laid-out bracket document, of a binary tournament or a tournament tree
/// (Specification/bracket.md §6).
struct BracketScene: SceneFamily {
  static let layoutName = "bracket"

  /// The forms in which a document describes its tournament.
  private enum API {
    /// A number of layers with missing entries.
    case layers
    /// A tree of matches and entries.
    case structure
  }

  private let layout: BracketFrames
  private let size: Size
  private let api: API

  private static let commonKeys = ["layout", "api", "size", "style", "entrySize"]

  init(_ document: SceneReader) throws(SceneError) {
    guard case .object(let members) = document.value, let api = members["api"] else {
      throw .document(.missingKey("api", at: document.path))
    }
    let reader = SceneReader(api, at: document.path["api"])
    self.api = try reader.choice(["layers": API.layers, "structure": .structure])
    switch self.api {
    case .layers:
      let object = try document.object(Self.commonKeys + ["layers", "missing", "preferred"])
      let engine = try Self.engine(object)
      let layers = try BracketSceneReader.layers(object)
      size = try object.required("size").size()
      layout = engine.frames(of: layers, in: size)
    case .structure:
      let object = try document.object(Self.commonKeys + ["structure", "symmetric"])
      let engine = try Self.engine(object)
      let bracket = try BracketSceneReader.bracket(object)
      size = try object.required("size").size()
      layout = engine.frames(of: bracket, in: size)
    }
    try spend(at: document.path)
  }

  /// Charges the entries, matches, lines and points to the answer budget.
  private func spend(at path: DocumentPath) throws(SceneError) {
    var budget = AnswerBudget()
    let points = layout.matches.reduce(0) { $0 + layout.points(of: $1).count }
    let lines = layout.lines.count + layout.winnerLines.count
    try budget.spend(layout.entries.count, numbers: 4, at: path)
    try budget.spend(layout.matches.count, numbers: 9, text: 80, at: path)
    try budget.spend(lines, numbers: 4, at: path)
    try budget.spend(points, numbers: 2, at: path)
  }

  /// Reads the style and the size of the entries.
  private static func engine(_ object: SceneObject) throws(SceneError) -> BracketLayout {
    let reader = try object.required("style")
    let text = try reader.string()
    guard let style = BracketStyle(text) else {
      throw reader.unknownValue(text, allowed: BracketStyle.names)
    }
    guard let entrySize = try object["entrySize"]?.size() else {
      return BracketLayout(style: style)
    }
    return BracketLayout(style: style, entrySize: entrySize)
  }

  func frames() -> SceneValue {
    .object([
      "firstEntries": .rect(layout.firstEntries),
      "drawing": .rect(layout.drawing),
      "secondEntries": .rect(layout.secondEntries),
      "entries": .array(layout.entries.map { .rect($0.frame) }),
      "matches": .array(layout.matches.map(matchFrames)),
      "lines": .array(layout.lines.map(SceneValue.line)),
      "winnerLines": .array(layout.winnerLines.map(SceneValue.line)),
    ])
  }

  func drawing() -> SceneDrawing {
    var drawing = SceneDrawing(size: size)
    for area in [layout.firstEntries, layout.drawing, layout.secondEntries] {
      drawing.add(area, role: .container)
    }
    for (index, entry) in layout.entries.enumerated() {
      drawing.add(entry.frame, "\(index)", role: .item)
    }
    for match in layout.matches {
      drawing.add(match.frame, "\(match.path.round)-\(match.path.item)", role: .match)
    }
    drawing.lines =
      layout.lines.map { SceneDrawing.Line(start: $0.start, end: $0.end, isWinner: false) }
      + layout.winnerLines.map { SceneDrawing.Line(start: $0.start, end: $0.end, isWinner: true) }
    return drawing
  }

  private func matchFrames(_ match: BracketFrames.Match) -> SceneValue {
    var members: OrderedDictionary<String, SceneValue> = [
      "layer": .number(match.path.round),
      "number": .number(match.path.item),
      "index": .number(match.index),
      "frame": .rect(match.frame),
      "image": .point(match.imageCenter),
    ]
    if case .structure = api {
      members["points"] = .array(layout.points(of: match).map(SceneValue.point))
    }
    return .object(members)
  }
}

extension SceneValue {
  /// Creates `[x, y, x, y]` from the start and the end of a line.
  fileprivate static func line(_ line: BracketFrames.Line) -> SceneValue {
    .numbers([line.start.x, line.start.y, line.end.x, line.end.y])
  }
}

extension BracketStyle {
  /// The texts of all styles.
  static var names: [String] {
    let oneSided: [BracketStyle] = [.left, .right, .top, .bottom]
    let twoSided = FinalDirection.allCases.flatMap {
      [BracketStyle.leftRight(direction: $0), .topBottom(direction: $0)]
    }
    return (oneSided + twoSided).map(\.description)
  }
}

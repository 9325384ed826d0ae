import OrderedCollections
import TatamiBracket
import TatamiGeometry

/// Answers bracket documents, of binary tournaments and of tournament trees (bracket §6).
enum BracketFramesFamily {
  private static let commonKeys = ["layout", "api", "size", "style", "entrySize"]

  /// Returns the areas, entries, matches and lines of a tournament.
  static func answer(_ document: SceneReader) throws(SceneError) -> SceneValue {
    guard case .object(let members) = document.value, let api = members["api"] else {
      throw .missingKey("api", at: document.path)
    }
    let reader = SceneReader(api, at: .member(of: document.path, name: "api"))
    let answer = try reader.choice(apis)
    return try answer(document)
  }

  private typealias API = @Sendable (SceneReader) throws(SceneError) -> SceneValue

  private static var apis: KeyValuePairs<String, API> {
    ["layers": answerLayers, "structure": answerStructure]
  }

  @Sendable
  private static func answerLayers(_ document: SceneReader) throws(SceneError) -> SceneValue {
    let object = try document.object(commonKeys + ["layers", "missing", "preferred"])
    let layout = try layout(object)
    let layers = try BracketReader.layers(object)
    let frames = layout.frames(of: layers, in: try object.required("size").size())
    return value(of: frames) { _ in nil }
  }

  @Sendable
  private static func answerStructure(_ document: SceneReader) throws(SceneError) -> SceneValue {
    let object = try document.object(commonKeys + ["structure", "symmetric"])
    let layout = try layout(object)
    let bracket = try BracketReader.bracket(object)
    let frames = layout.frames(of: bracket, in: try object.required("size").size())
    return value(of: frames) { .array(frames.points(of: $0).map(value)) }
  }

  private static func layout(_ object: SceneObject) throws(SceneError) -> BracketLayout {
    let reader = try object.required("style")
    let text = try reader.string()
    guard let style = BracketStyle(text) else {
      throw .unknownChoice(text, at: reader.path, allowed: BracketStyle.names)
    }
    guard let entrySize = try object["entrySize"]?.size() else {
      return BracketLayout(style: style)
    }
    return BracketLayout(style: style, entrySize: entrySize)
  }
}

extension BracketFramesFamily {
  private static func value(
    of frames: BracketFrames,
    points: (BracketFrames.Match) -> SceneValue?
  ) -> SceneValue {
    .object([
      "firstEntries": value(frames.firstEntries),
      "drawing": value(frames.drawing),
      "secondEntries": value(frames.secondEntries),
      "entries": .array(frames.entries.map { value($0.frame) }),
      "matches": .array(frames.matches.map { value($0, points: points($0)) }),
      "lines": .array(frames.lines.map(value)),
      "winnerLines": .array(frames.winnerLines.map(value)),
    ])
  }

  private static func value(_ match: BracketFrames.Match, points: SceneValue?) -> SceneValue {
    var members: OrderedDictionary<String, SceneValue> = [
      "layer": .number(match.path.layer),
      "number": .number(match.path.item),
      "index": .number(match.index),
      "frame": value(match.frame),
      "image": value(match.imageCenter),
    ]
    members["points"] = points
    return .object(members)
  }

  private static func value(_ rect: Rect) -> SceneValue {
    .numbers([rect.minX, rect.minY, rect.width, rect.height])
  }

  private static func value(_ point: Point) -> SceneValue {
    .numbers([point.x, point.y])
  }

  private static func value(_ line: BracketFrames.Line) -> SceneValue {
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

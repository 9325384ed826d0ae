import TatamiBricks
import TatamiGeometry
import TestSupport

/// A golden case: a scene with the frames that the original library gave it.
struct GoldenBricks: Decodable, Sendable, CustomStringConvertible {
  let name: String
  let scene: Scene
  let expect: Expectation

  var description: String { name }

  static func all() throws -> [GoldenBricks] {
    try GoldenFile.cases(of: "mozaik")
  }

  struct Scene: Decodable, Sendable {
    let width: Double
    let height: Double?
    let contentInset: [Double]?
    let sections: [Section]
  }

  struct Section: Decodable, Sendable {
    let columns: [Double]
    let rowHeight, interitemSpacing, lineSpacing, header, footer: Double
    let inset: [Double]
    let contentMode: String
    let items: [[Int]]
  }

  struct Expectation: Decodable, Sendable {
    /// Whether the expectation contains only some of the items.
    let isSampled: Bool
    /// The frames and the queries.
    let frames: CollectionGolden

    private enum Key: CodingKey {
      case sampled
    }

    init(from decoder: any Decoder) throws {
      let object = try decoder.container(keyedBy: Key.self)
      isSampled = try object.decodeIfPresent(Bool.self, forKey: .sampled) ?? false
      frames = try CollectionGolden(from: decoder)
    }
  }
}

extension GoldenBricks.Scene {
  var layout: BrickFrames {
    get throws { try BrickFrames(sections.map { try $0.section }) }
  }

  var contentInsets: Insets { Insets(contentInset) }
}

extension GoldenBricks.Section {
  var section: BrickSection {
    get throws {
      let geometry = try BrickGeometry(
        columns: columns,
        rowHeight: rowHeight,
        spacing: BrickSpacing(interitem: interitemSpacing, line: lineSpacing),
        inset: Insets(inset),
        bars: BrickBars(header: header, footer: footer)
      )
      return BrickSection(
        geometry: geometry,
        mode: contentMode == "fill" ? .fill : .ordered,
        items: items.map { BrickSize(columns: $0[0], rows: $0[1]) }
      )
    }
  }
}

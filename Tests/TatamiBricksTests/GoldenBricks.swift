import Foundation
import TatamiBricks
import TatamiGeometry

/// A golden case: a scene with the frames that the original library gave it.
struct GoldenBricks: Decodable, Sendable, CustomStringConvertible {
  let name: String
  let scene: Scene
  let expect: Expectation

  var description: String { name }

  static func all() throws -> [GoldenBricks] {
    struct File: Decodable { let cases: [GoldenBricks] }
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/mozaik.json")
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases
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
    struct View: Decodable, Sendable {
      let kind: String
      let section: Int
      let frame: [Double]
    }
    struct Query: Decodable, Sendable {
      struct View: Decodable, Sendable {
        let kind: String
        let section: Int
      }
      let rect: [Double]
      let items: [[Int]]
      let supplementary: [View]
    }

    let contentSize: [Double]
    let sampled: Bool?
    let items: [[Double]]
    let supplementary: [View]
    let queries: [Query]?
  }
}

extension GoldenBricks.Scene {
  var layout: BrickLayout {
    get throws { try BrickLayout(sections.map { try $0.section }) }
  }

  var contentInsets: Insets {
    let inset = contentInset ?? [0, 0, 0, 0]
    return Insets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3])
  }
}

extension GoldenBricks.Section {
  var section: BrickSection {
    get throws {
      let geometry = try BrickGeometry(
        columns: columns,
        rowHeight: rowHeight,
        spacing: BrickSpacing(interitem: interitemSpacing, line: lineSpacing),
        inset: Insets(top: inset[0], left: inset[1], bottom: inset[2], right: inset[3]),
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

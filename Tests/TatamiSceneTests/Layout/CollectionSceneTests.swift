import Foundation
import TatamiScene
import Testing

@Suite struct CollectionSceneTests {
  /// A golden case as plain values; a test can add `queries` and `probe` to its scene.
  struct Golden: Sendable, CustomStringConvertible {
    let description: String
    let scene: SceneValue
    let expect: SceneValue
  }

  private static func golden(_ family: String) throws -> [Golden] {
    let file = SceneFixture.folder.appending(path: "../Golden/\(family).json")
    let document = try SceneDocument.parse(Array(Data(contentsOf: file)))
    return try #require(document["cases"]?.elements).map { entry in
      Golden(
        description: try #require(entry["name"]?.text),
        scene: try #require(entry["scene"]),
        expect: try #require(entry["expect"])
      )
    }
  }

  @Test(arguments: try golden("mosaic"))
  func `a mosaic document has its golden frames`(golden: Golden) throws {
    let isSample = golden.expect["complete"] == .bool(false)
    try expectFrames(of: golden, isSample: isSample)
  }

  @Test(arguments: try golden("mozaik"))
  func `a brick document has its golden frames`(golden: Golden) throws {
    let isSample = golden.expect["sampled"] == .bool(true)
    try expectFrames(of: golden, isSample: isSample)
  }

  private func expectFrames(of golden: Golden, isSample: Bool) throws {
    guard case .object(var scene) = golden.scene else {
      Issue.record("the scene is not an object")
      return
    }
    let rects = golden.expect["queries"]?.elements?.compactMap { $0["rect"] }
    if let rects { scene["queries"] = .array(rects) }
    let items = try #require(golden.expect["items"]?.elements)
    if isSample {
      scene["probe"] = .array(items.map { .array(Array($0.elements?.prefix(2) ?? [])) })
    }
    let frames = try SceneLayout.read(.object(scene)).frames()
    for key in ["contentSize", "items", "supplementary"] {
      expectClose(frames[key], golden.expect[key], key)
    }
    #expect(isSample == (frames["complete"] == .bool(false) || frames["sampled"] == .bool(true)))
    for (index, expected) in (golden.expect["queries"]?.elements ?? []).enumerated() {
      let found = frames["queries"]?.elements?[index]
      for key in ["items", "supplementary"] {
        let found = found?[key]?.elements.map { $0.map(JSONWriter.text).sorted() }
        #expect(found == expected[key]?.elements.map { $0.map(JSONWriter.text).sorted() })
      }
    }
  }

  private func expectClose(_ found: SceneValue?, _ expected: SceneValue?, _ path: String) {
    switch (found, expected) {
    case (.number(let found), .number(let expected)):
      #expect(abs(found - expected) <= max(1e-6, 1e-9 * abs(expected)), "\(path)")
    case (.array(let found), .array(let expected)):
      #expect(found.count == expected.count, "\(path)")
      for (index, pair) in zip(found, expected).enumerated() {
        expectClose(pair.0, pair.1, "\(path)[\(index)]")
      }
    case (.object(let found), .object(let expected)):
      for (key, value) in expected { expectClose(found[key], value, "\(path).\(key)") }
    default:
      #expect(found == expected, "\(path)")
    }
  }
}

extension CollectionSceneTests {
  private func frames(_ text: String) throws -> SceneValue {
    try SceneLayout.read(SceneDocument.parse(Array(text.utf8))).frames()
  }

  @Test func `a preset has the frames of its blocks`() throws {
    let start = #"{"layout": "mosaic", "axis": "vertical", "crossLength": 300, "sections": "#
    let preset = try frames(start + #"[{"items": 7, "pattern": {"preset": "triple"}}]}"#)
    let left = #"{"columns": 3, "cells": [[0, 0, 1, 1], [1, 0, 1, 1], [2, 0, 1, 1]]}"#
    let right = #"{"columns": 3, "cells": [[2, 0, 1, 1], [1, 0, 1, 1], [0, 0, 1, 1]]}"#
    let blocks = #"[{"items": 7, "pattern": {"blocks": [\#(left), \#(right)]}}]}"#
    #expect(try preset == frames(start + blocks))
  }

  @Test func `items of a billion are requested by probe`() throws {
    let frames = try frames(
      #"""
      {"layout": "mosaic", "axis": "vertical", "crossLength": 375, "probe": [[0, 999999999]],
       "sections": [{"items": 1000000000, "pattern": {"preset": "snake"}}]}
      """#
    )
    #expect(frames["items"]?.elements?.count == 1)
    #expect(frames["contentSize"] == .array([.number(375), .number(62_500_000_125)]))
  }

  @Test(arguments: [
    (
      #"{"layout": "mosaic", "axis": "up"}"#,
      "$.axis: unknown value 'up'; allowed: vertical, horizontal"
    ),
    (
      #"{"layout": "mosaic", "axis": "vertical", "crossLength": -1, "sections": []}"#,
      "$.crossLength: found the number -1, expected a number of at least 0"
    ),
    (
      #"""
      {"layout": "mosaic", "axis": "vertical", "crossLength": 9, "sections":
        [{"items": 1, "pattern": {"blocks": []}}]}
      """#,
      "$: sections[0].pattern: the pattern has no cell for the remaining items"
    ),
    (
      #"""
      {"layout": "mosaic", "axis": "vertical", "crossLength": 9, "sections":
        [{"items": -1, "pattern": {"blocks": []}}]}
      """#,
      "$.sections[0].items: found the number -1, expected a whole number from 0 to"
    ),
    (
      #"""
      {"layout": "mosaic", "axis": "vertical", "crossLength": 9, "sections":
        [{"items": 1, "pattern": {"blocks": [{"columns": 0, "cells": []}]}}]}
      """#,
      "$.sections[0].pattern.blocks[0].columns: found the number 0, expected a whole number from 1"
    ),
    (
      #"""
      {"layout": "mosaic", "axis": "vertical", "crossLength": 9, "sections":
        [{"items": 1, "pattern": {"preset": "snak"}}]}
      """#,
      "$.sections[0].pattern.preset: unknown value 'snak'; did you mean 'snake'?"
    ),
    (
      #"""
      {"layout": "mosaic", "axis": "vertical", "crossLength": 9, "sections":
        [{"items": 1000000000, "pattern": {"preset": "snake"}}]}
      """#,
      "$: the output would list at least 1000000000 items; allowed are up to 1000000 in one document"
    ),
    (
      #"""
      {"layout": "mozaik", "width": 9, "sections":
        [{"columns": [], "rowHeight": 1, "items": []}]}
      """#,
      "$.sections[0]: columns.count: found 0, allowed is 1 to 65535"
    ),
    (
      #"""
      {"layout": "mozaik", "width": 9, "sections":
        [{"columns": [4, 4], "rowHeight": 1, "items": [[3, 1]]}]}
      """#,
      "$.sections[0].items[0][0]: found the number 3, expected a whole number from 1 to 2"
    ),
  ])
  func `an invalid document is rejected with its path`(text: String, message: String) {
    let error = #expect(throws: SceneError.self) { try frames(text) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }
}

extension SceneValue {
  fileprivate subscript(key: String) -> SceneValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  fileprivate var elements: [SceneValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  fileprivate var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}

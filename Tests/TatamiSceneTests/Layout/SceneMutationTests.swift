import Foundation
import OrderedCollections
import TatamiScene
import TestSupport
import Testing

/// Mutated scene documents are laid out or rejected, without crashes, hangs or NaN.
@Suite struct SceneMutationTests {
  static let families = ["auto-layout", "box", "bracket", "mosaic", "mozaik", "rounded-table"]

  @Test(arguments: families)
  func `documents with mutated bytes are parsed or rejected`(family: String) throws {
    let allScenes = try Self.scenes.get()
    let scenes = try #require(allScenes[family])
    let texts = scenes.map { Array(JSONWriter.text(of: $0).utf8) }
    var random = SeededRandom(seed: 65)
    let mutation = SceneMutation()
    for _ in 0..<Thoroughness.cases(3_000, thorough: 12_000) {
      var bytes = random.pick(texts)
      for _ in 0...random.int(in: 0...3) { mutation.mutateBytes(&bytes, using: &random) }
      ProcessorTime.expectShort("\(String(decoding: bytes, as: UTF8.self))") {
        do throws(SceneError) {
          _ = try SceneDocument.parse(bytes, valueLimit: 20_000)
        } catch {
          if error.description.isEmpty { Issue.record("no description") }
        }
      }
    }
  }

  @Test(arguments: families)
  func `documents with mutated values are laid out or rejected`(family: String) throws {
    let allScenes = try Self.scenes.get()
    let scenes = try #require(allScenes[family])
    var random = SeededRandom(seed: 66)
    let mutation = SceneMutation()
    for _ in 0..<Thoroughness.cases(2_000, thorough: 8_000) {
      var scene = random.pick(scenes)
      for _ in 0...random.int(in: 0...2) { mutation.mutateValue(&scene, using: &random) }
      ProcessorTime.expectShort(JSONWriter.text(of: scene)) {
        do throws(SceneError) {
          let frames = JSONWriter.text(of: try SceneLayout.read(scene).frames())
          if strstr(frames, "null,null") != nil {
            Issue.record("not a number: \(JSONWriter.text(of: scene))")
          }
        } catch {
          if error.description.utf8.first != UInt8(ascii: "$") { Issue.record("\(error)") }
        }
      }
    }
  }

  /// The smallest scenes of every family, parsed once.
  private static let scenes: Result<[String: [SceneValue]], any Error> = Result {
    try Dictionary(uniqueKeysWithValues: families.map { ($0, try smallestScenes(of: $0)) })
  }

  /// A box document with a node whose content constraints place.
  private static let nestedConstraints = """
    {"layout": "box", "size": [90, 90], "root": {"type": "vbox", "children": [
     {"type": "constraints", "width": "fill", "margins": [1, 2, 3, 4], "guides": [
      {"name": "g", "owner": "root"}], "views": [{"name": "a", "intrinsic": [9, 5]}],
      "constraints": [
      {"id": "1", "item": "a", "attribute": "left", "to": "root@margins"},
      {"id": "2", "item": "a", "attribute": "top", "to": "g", "toAttribute": "bottom"},
      {"id": "3", "item": "root", "attribute": "bottom", "to": "a", "constant": 7},
      {"id": "4", "item": "g", "attribute": "height", "constant": 3, "priority": 600}]}]}}
    """

  private static func smallestScenes(of family: String) throws -> [SceneValue] {
    let url = SceneFixture.folder.appending(path: "../Golden/\(family).json")
    let scenes = try SceneFixture.scenes(of: Array(Data(contentsOf: url)))
    var smallest = family == "box" ? [try SceneDocument.parse(Array(nestedConstraints.utf8))] : []
    for scene in scenes where smallest.count < 40 {
      if JSONWriter.text(of: scene).utf8.count < 700 { smallest.append(scene) }
    }
    return smallest
  }
}

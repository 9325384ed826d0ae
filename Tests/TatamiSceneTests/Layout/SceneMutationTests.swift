import Foundation
import OrderedCollections
import TatamiScene
import TestSupport
import Testing

/// Mutated scene documents are laid out or rejected, without crashes, hangs or NaN.
@Suite struct SceneMutationTests {
  static let families = ["box", "bracket", "mosaic", "mozaik", "rounded-table"]

  @Test(arguments: families)
  func `documents with mutated bytes are parsed or rejected`(family: String) throws {
    let allScenes = try Self.scenes.get()
    let scenes = try #require(allScenes[family])
    let texts = scenes.map { Array(JSONWriter.text(of: $0).utf8) }
    var random = SeededRandom(seed: 65)
    for _ in 0..<Thoroughness.cases(3_000, thorough: 12_000) {
      var bytes = random.pick(texts)
      for _ in 0...random.int(in: 0...3) { mutateBytes(&bytes, using: &random) }
      do throws(SceneError) {
        _ = try SceneDocument.parse(bytes, valueLimit: 20_000)
      } catch {
        if error.description.isEmpty { Issue.record("no description") }
      }
    }
  }

  @Test(arguments: families)
  func `documents with mutated values are laid out or rejected`(family: String) throws {
    let allScenes = try Self.scenes.get()
    let scenes = try #require(allScenes[family])
    var random = SeededRandom(seed: 66)
    for _ in 0..<Thoroughness.cases(2_000, thorough: 8_000) {
      var scene = random.pick(scenes)
      for _ in 0...random.int(in: 0...2) { mutateValue(&scene, using: &random) }
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

  /// The smallest scenes of every family, parsed once.
  private static let scenes: Result<[String: [SceneValue]], any Error> = Result {
    try Dictionary(uniqueKeysWithValues: families.map { ($0, try smallestScenes(of: $0)) })
  }

  private static func smallestScenes(of family: String) throws -> [SceneValue] {
    let url = SceneFixture.folder.appending(path: "../Golden/\(family).json")
    let scenes = try SceneFixture.scenes(of: Array(Data(contentsOf: url)))
    var smallest: [SceneValue] = []
    for scene in scenes where smallest.count < 40 {
      if JSONWriter.text(of: scene).utf8.count < 700 { smallest.append(scene) }
    }
    return smallest
  }

  private static let syntax = Array("{}[],:\"\\0-e.\u{0}*&-!#%\n".utf8)

  private func mutateBytes(_ bytes: inout [UInt8], using random: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let index = random.int(in: 0...(bytes.count - 1))
    switch random.int(in: 0...4) {
    case 0: bytes[index] = UInt8(random.int(in: 0...255))
    case 1: bytes.remove(at: index)
    case 2: bytes.insert(random.pick(Self.syntax), at: index)
    case 3: bytes.removeSubrange(index...)
    default:
      let end = min(bytes.count, index + random.int(in: 1...20))
      bytes.insert(contentsOf: bytes[index..<end], at: random.int(in: 0...bytes.count))
    }
  }

  /// Counts of 1e9 exceed the limits; a count of a million items would not and would take most of
  /// the test's time.
  private static let numbers = [
    -1e308, -1e9, -1, -0.5, 0, 1e-300, 0.5, 1, 2, 3, 7, 12, 1e4, 1e9, 9_007_199_254_740_992, 1e308,
  ]
  private static let words = ["", "wrap", "fill", "left", "topBottom(left)", "end", "é\u{0}"]

  /// Follows a random path and mutates the value there.
  func mutateValue(_ value: inout SceneValue, using random: inout SeededRandom) {
    let descends = random.chance(0.8)
    switch value {
    case .object(var members) where descends && !members.isEmpty:
      let key = random.pick(Array(members.keys))
      guard key != "layout" || random.chance(0.05) else { return }
      if random.chance(0.08) {
        members.removeValue(forKey: key)
      } else if random.chance(0.04) {
        members["\(key)x"] = members.removeValue(forKey: key)
      } else {
        mutateValue(&members[key, default: .null], using: &random)
      }
      value = .object(members)
    case .array(var elements) where descends && !elements.isEmpty:
      let index = random.int(in: 0...(elements.count - 1))
      if random.chance(0.1) {
        elements.remove(at: index)
      } else if random.chance(0.1) {
        elements.append(elements[index])
      } else {
        mutateValue(&elements[index], using: &random)
      }
      value = .array(elements)
    default:
      value = randomValue(using: &random)
    }
  }

  private func randomValue(using random: inout SeededRandom) -> SceneValue {
    switch random.int(in: 0...7) {
    case 0: .null
    case 1: .bool(random.chance(0.5))
    case 2: .string(random.pick(Self.words))
    case 3: .array([])
    case 4: .object([:])
    default: .number(random.pick(Self.numbers))
    }
  }
}

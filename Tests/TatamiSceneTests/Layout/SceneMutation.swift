import OrderedCollections
import TatamiScene
import TestSupport

/// Random changes of scene documents.
struct SceneMutation {
  /// The texts that replace values.
  private let words: [String]

  /// Creates changes that use words besides the usual ones.
  init(words: [String] = []) {
    self.words = Self.usualWords + words
  }

  private static let syntax = Array("{}[],:\"\\0-e.\u{0}*&-!#%\n".utf8)

  /// Changes, removes or repeats bytes.
  func mutateBytes(_ bytes: inout [UInt8], using random: inout SeededRandom) {
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
  private static let usualWords = ["", "wrap", "fill", "left", "topBottom(left)", "end", "é\u{0}"]

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
    case 2: .string(random.pick(words))
    case 3: .array([])
    case 4: .object([:])
    default: .number(random.pick(Self.numbers))
    }
  }
}

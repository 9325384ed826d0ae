import Foundation
import TatamiJSON
import Testing

@testable import TatamiService

/// Mutated lines.
@MainActor
@Suite struct JobMutationTests {
  private static let seeds = [
    #"{"id":1,"scene":{"scene":{"width":40},"view":{"type":"vbox","children":[{"type":"label","text":"{{a}}"}]}},"texts":{"a":"b"},"format":"svg"}"#,
    #"{"id":"b","op":"check","scene":{"view":{"type":"shape","width":4,"height":4}},"limits":{"ms":1000,"nodes":5}}"#,
    #"{"tournament":"round,home,away\nFinal,Ada,Grace\n","format":"svg","theme":"dark"}"#,
    #"{"op":"frames","scene":{"layout":"bracket","api":"layers","layers":2,"size":[20,10],"style":"left"}}"#,
  ]

  @Test func `every mutated line has one answer in JSON`() throws {
    let runner = JobRunner()
    var random = SplitMix(state: 20_261_127)
    for number in 1...2_000 {
      let line = Self.mutated(Self.seeds[number % Self.seeds.count], &random)
      let answer = runner.answer(to: line, number: number)
      let value = try JSONReader.value(of: Array(answer.text.utf8))
      guard case .object(let members) = value else {
        Issue.record("\(answer.text) is no object")
        continue
      }
      #expect(members["ok"] != nil)
    }
  }

  private static func mutated(_ text: String, _ random: inout SplitMix) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 0..<max(1, bytes.count), using: &random)
      guard index < bytes.count else { return bytes }
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
      case 3: bytes.replaceSubrange(index...index, with: Array("-1e999".utf8))
      default: bytes.removeSubrange(index...)
      }
    }
    return bytes
  }
}

/// A generator of random numbers with a seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

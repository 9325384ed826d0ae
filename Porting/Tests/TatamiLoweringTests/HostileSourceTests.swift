import Foundation
import TatamiLowering
import Testing

/// Sources that are wrong, huge or unusual.
struct HostileSourceTests {
  private let module = """
    import UIKit
    // #selector( and @objc in a comment stay.
    @objc protocol DialDelegate: AnyObject {
      @objc optional func dial(_ dial: Dial, didTurnTo value: Int) -> Bool
    }
    open class Dial: UIControl {
      weak var delegate: DialDelegate?
      let text = "@objc #selector(x) ?("
      @objc open func tap(_ sender: UIButton) {
        if delegate?.dial?(self, didTurnTo: 1) == true { perform(#selector(self.reset), with: nil) }
      }
      @objc private func reset() { #if os(macOS)
        @objc #selector #endif
      }
    }
    private extension Dial {
      override func layoutSubviews() { super.layoutSubviews() }
      @objc func press() { addTarget(self, action: #selector(
        press), for: .touchUpInside) }
    }
    """

  /// The number of mutated sources; `TATAMI_THOROUGH` sets the factor of more.
  private let cases =
    ProcessInfo.processInfo.environment["TATAMI_THOROUGH"].flatMap(Int.init).map { $0 * 10_000 }
    ?? 100

  @Test func `X109: Mutated sources end without a crash, and lowering twice changes nothing`() {
    var random = SeededRandom(seed: 17)
    let pieces = [
      "@objc ", "#selector(", "{", "}", "(", ")", "\"", "?", "extension A {", "\0", "é", "#if ",
    ]
    for _ in 0..<cases {
      var characters = Array(module)
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let position = Int.random(in: 0...characters.count, using: &random)
        if Bool.random(using: &random) {
          characters.insert(contentsOf: pieces.randomElement(using: &random) ?? "", at: position)
        } else {
          let end = min(characters.count, position + Int.random(in: 1...30, using: &random))
          characters.removeSubrange(position..<end)
        }
      }
      let text = String(characters)
      guard let once = Lowering.lower([("A.swift", text)]).files[0].text else { continue }
      #expect(once.utf8.count { $0 == 10 } == text.utf8.count { $0 == 10 } + 2)
      let twice = Lowering.lower([("A.swift", once)]).files[0].text
      #expect(twice == once, "\(reports(once))")
    }
  }

  @Test func `X109: Deep nesting is an error`() {
    for piece in ["(", "[", "{ ", "class A { ", "#if A\n"] {
      let text = "let a = " + String(repeating: piece, count: 100_000)
      #expect(reports(text).contains { $0.severity == .error })
    }
  }

  @Test func `X115: Comments and texts are unchanged`() throws {
    let text = "// @objc #selector(a)\nlet a = \"@objc #selector(a) d?.tableView?(t)\"\n/* ?( */"
    #expect(try lowered(text) == text)
  }

  @Test func `X9: Line ends become line feeds and a byte order mark is removed`() throws {
    #expect(try lowered("\u{FEFF}let a = 1\r\nlet b = 2\r\n") == "let a = 1\nlet b = 2\n")
  }

  @Test func `Classes that inherit in a circle end`() throws {
    let text = "class A: B { @objc func f() {} }\nclass B: A { @objc func g() {} }"
    #expect(try lowered(text).contains("class A: B"))
  }

  @Test func `X97: The time grows with the number of files`() {
    let clock = ContinuousClock()
    func time(_ count: Int) -> Duration {
      let sources = (0..<count).map { number in
        (
          path: "\(number).swift",
          text: module.replacingOccurrences(of: "Dial", with: "Dial\(number)")
        )
      }
      return clock.measure { _ = Lowering.lower(sources) }
    }
    _ = time(10)
    #expect(time(160) < time(20) * 24)
  }
}

/// A generator of random numbers with a fixed seed (SplitMix64).
private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

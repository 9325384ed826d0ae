import Foundation
import TatamiUIKit
import TestSupport
import Testing

/// Attributed strings of many runs, which Foundation compares with each other.
struct AttributeRunTests {
  private static let keys: [NSAttributedString.Key] = [
    .font, .foregroundColor, .paragraphStyle, .shadow, .kern, .underlineStyle, .link,
  ]

  private static func value(of key: NSAttributedString.Key, _ number: Int) -> Any {
    switch key {
    case .font: return UIFont.systemFont(ofSize: CGFloat(number))
    case .foregroundColor: return UIColor(white: CGFloat(number), alpha: 0)
    case .paragraphStyle:
      let style = NSMutableParagraphStyle()
      style.lineSpacing = CGFloat(number)
      return style
    case .shadow:
      let shadow = NSShadow()
      shadow.shadowBlurRadius = CGFloat(number)
      return shadow
    case .kern: return Double(number)
    case .underlineStyle: return NSUnderlineStyle.single.rawValue
    default: return "a\(number)"
    }
  }

  private static func attributes(
    _ random: inout SeededRandom
  ) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    for key in keys where Bool.random(using: &random) {
      result[key] = value(of: key, Int.random(in: 0...2, using: &random))
    }
    return result
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `attributed strings of many mixed runs can be built and changed`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<20 {
      let text = NSMutableAttributedString(string: "")
      for index in 0..<20 {
        text.append(
          NSAttributedString(string: "abc", attributes: Self.attributes(&random))
        )
        let start = Int.random(in: 0..<text.length - 1, using: &random)
        let range = NSRange(location: start, length: 2)
        switch index % 3 {
        case 0: text.setAttributes(Self.attributes(&random), range: range)
        case 1: text.addAttributes(Self.attributes(&random), range: range)
        default: text.addAttribute(.font, value: UIFont.systemFont(ofSize: 1), range: range)
        }
      }
      #expect(text.length == 60)
    }
  }

  @Test func `adjacent characters with equal attributes form one run`() {
    let text = NSMutableAttributedString(string: "")
    for size in [1.0, 1, 2, 2, 1] {
      let font = UIFont.systemFont(ofSize: size)
      text.append(NSAttributedString(string: "a", attributes: [.font: font]))
    }
    var lengths: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: 5)) { _, range, _ in
      lengths.append(range.length)
    }
    #expect(lengths == [2, 2, 1])
  }

  @MainActor
  @Test func `a text view returns the numbers that it was given`() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "")
    for (letters, kern) in [("a", 0), ("b", 1), ("c", 2)] as [(String, CGFloat)] {
      text.append(NSAttributedString(string: letters, attributes: [.kern: Double(kern)]))
    }
    view.attributedText = text
    let kerns = (0..<3).map {
      view.attributedText.attribute(.kern, at: $0, effectiveRange: nil) as? Double
    }
    #expect(kerns == [0, 1, 2])
  }
}

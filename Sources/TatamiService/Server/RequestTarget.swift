import OrderedCollections
import TatamiJSON

/// The path and the query of a request, decoded.
struct RequestTarget: Equatable, Sendable {
  /// The path, such as `/og.png`.
  let path: String
  /// The parameters of the query, in their order.
  let query: OrderedDictionary<String, String>

  /// The maximum length of a target, in bytes: 8 KiB.
  static let limit = 8 << 10
  /// The maximum number of parameters.
  private static let parameterLimit = 200

  /// Reads a target.
  ///
  /// - Throws: A `Problem` of status 400, or 414 for a target above the limit.
  init(_ target: String) throws(Problem) {
    guard target.utf8.count <= Self.limit else {
      throw Problem(414, .request, "the URL has more than \(Self.limit) bytes; use POST")
    }
    guard target.utf8.first == UInt8(ascii: "/") else {
      throw Problem(400, .request, "the target is not a path")
    }
    let parts = target.utf8.split(
      separator: UInt8(ascii: "?"),
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    path = try Self.decoded(parts[0], plusIsSpace: false)
    var query: OrderedDictionary<String, String> = [:]
    for pair in parts.count > 1 ? parts[1].split(separator: UInt8(ascii: "&")) : [] {
      let sides = pair.split(
        separator: UInt8(ascii: "="),
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = try Self.decoded(sides[0], plusIsSpace: true)
      let value = sides.count > 1 ? try Self.decoded(sides[1], plusIsSpace: true) : ""
      guard query.updateValue(value, forKey: name) == nil else {
        throw Problem(400, .request, "the parameter \(quoted: name) occurs twice")
      }
    }
    guard query.count <= Self.parameterLimit else {
      throw Problem(400, .request, "more than \(Self.parameterLimit) parameters")
    }
    self.query = query
  }

  /// Returns a text in which bytes have replaced `%41`.
  private static func decoded(
    _ text: Substring.UTF8View.SubSequence,
    plusIsSpace: Bool
  ) throws(Problem) -> String {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { throw Problem(400, .request, "'%' in the URL is not followed by two digits") }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Problem(400, .request, "the URL is not UTF-8")
    }
    guard !bytes.contains(0) else {
      throw Problem(400, .request, "the URL has the character U+0000, which is not allowed")
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    UInt8(String(UnicodeScalar(byte)), radix: 16)
  }

  /// Returns a text as a part of a URL.
  static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(UnicodeScalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}

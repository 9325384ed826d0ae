import Foundation
import OrderedCollections

/// Signatures of URLs: HMAC with SHA-256 over the path and the sorted query.
///
/// ```swift
/// let key = "0123456789abcdef0123456789abcdef"
/// let url = SignedURL(keys: [key])?.signed("/og.png?title=Hello")
/// ```
public struct SignedURL: Sendable {
  private let keys: [[UInt8]]

  /// The minimum length of a key, in bytes.
  public static let minKeyLength = 16

  /// Creates signatures of keys; nil without a key, or with one of fewer than 16 bytes.
  ///
  /// - Parameter keys: The keys, the first of which signs; all of them are accepted, so that keys can
  ///   be replaced one after another.
  public init?(keys: [String]) {
    guard !keys.isEmpty, keys.allSatisfy({ $0.utf8.count >= Self.minKeyLength }) else { return nil }
    self.keys = keys.map { Array($0.utf8) }
  }

  /// Returns a path and query with the parameter `sig`; nil for a target that is not valid.
  ///
  /// - Parameter target: The path and the query, such as `/og.png?title=Hello`, which can have the
  ///   parameter `exp`, the seconds since 1970 after which the signature is not valid.
  public func signed(_ target: String) -> String? {
    guard let target = try? RequestTarget(target), let key = keys.first else { return nil }
    let text = Self.canonical(target)
    let separator = text.contains("?") ? "&" : "?"
    return text + separator + "sig=" + Self.signature(text, key)
  }

  /// Whether a request has the signature of one of the keys and has not expired.
  func accepts(_ target: RequestTarget, now: Date = Date()) -> Bool {
    guard let given = target.query["sig"] else { return false }
    let text = Self.canonical(target)
    // All keys are compared, so that the time says nothing about them.
    let isSigned = keys.map { Self.isEqual(Self.signature(text, $0), given) }.contains(true)
    guard isSigned, let end = target.query["exp"] else { return isSigned }
    return Double(end).map { now.timeIntervalSince1970 <= $0 } ?? false
  }

  /// Returns the path and the query without the signature, sorted by the names of the parameters.
  private static func canonical(_ target: RequestTarget) -> String {
    let pairs = target.query.filter { $0.key != "sig" }
      .map { "\(RequestTarget.encoded($0.key))=\(RequestTarget.encoded($0.value))" }
      .sorted()
    let path = RequestTarget.encoded(target.path)
    return pairs.isEmpty ? path : path + "?" + pairs.joined(separator: "&")
  }

  private static func signature(_ text: String, _ key: [UInt8]) -> String {
    Data(Digest.hmac(Array(text.utf8), key: key)).base64EncodedString()
      .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
  }

  /// Compares texts in a time that does not depend on how much of them is equal.
  private static func isEqual(_ known: String, _ given: String) -> Bool {
    let (known, given) = (Array(known.utf8), Array(given.utf8))
    guard known.count == given.count else { return false }
    return zip(known, given).reduce(0) { $0 | $1.0 ^ $1.1 } == 0
  }
}

import Foundation
import Synchronization

/// The plural forms of languages: the rules of the Unicode CLDR, which Foundation's ICU contains.
enum PluralRules {
  /// The functions of ICU, which Foundation exports without a module for programs.
  private typealias Open =
    @Sendable @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Select =
    @Sendable @convention(c) (
      OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  /// The rules of a language; `@unchecked Sendable`, because rules do not change.
  private struct Rules: @unchecked Sendable {
    let pointer: OpaquePointer?
  }

  private static let open = function("uplrules_open").map { unsafeBitCast($0, to: Open.self) }
  private static let select = function("uplrules_select").map { unsafeBitCast($0, to: Select.self) }
  private static let cache = Mutex<[String: Rules]>([:])

  /// Returns a function of ICU, whose names have a prefix in Foundation; nil if it is not linked.
  private static func function(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(nil, "swift_" + name) ?? dlsym(nil, name)
  }

  /// Returns the form of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - language: A language, such as "pl" or "pt-BR"; unknown ones have the form `other`. Without ICU
  ///     the forms are those of English.
  static func form(of number: Double, in language: String) -> String {
    guard let open, let select else { return number == 1 ? "one" : "other" }
    guard let rules = rules(of: language, open).pointer else { return "other" }
    var error: Int32 = 0
    var text = [UInt16](repeating: 0, count: 16)
    let length = Int(select(rules, number, &text, Int32(text.count), &error))
    guard error <= 0, text.indices.contains(length) else { return "other" }
    return String(decoding: text[..<length], as: UTF16.self)
  }

  private static func rules(of language: String, _ open: Open) -> Rules {
    cache.withLock { known in
      if let found = known[language] { return found }
      var error: Int32 = 0
      let made = open(language, &error)
      let rules = Rules(pointer: error <= 0 ? made : nil)
      known[language] = rules
      return rules
    }
  }
}

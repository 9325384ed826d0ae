import Foundation

/// The URL of the pages about a tournament's matches, with placeholders for what differs.
///
/// ```swift
/// poster.matchLink = MatchLinkTemplate("https://example.org/cup?match={number}")
/// ```
///
/// `{number}` stands for the number of a match from 1, in the order of the draw, and `{round}`,
/// `{home}`, `{away}` and `{date}` for its texts, percent-encoded:
/// `https://example.org/cup?match={number}`.
public struct MatchLinkTemplate: Hashable, Sendable {
  /// A placeholder.
  enum Placeholder: String, CaseIterable {
    case number, round, home, away, date
  }

  private enum Part: Hashable {
    case text(String)
    case placeholder(Placeholder)
  }

  private var parts: [Part] = []

  /// The names of the placeholders.
  public static let placeholders = Placeholder.allCases.map { "{\($0.rawValue)}" }

  /// Reads a template; nil for a text with another placeholder or without any.
  public init?(_ text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "{") {
      guard !rest[..<start].contains("}"), let end = rest[start...].firstIndex(of: "}"),
        let placeholder = Placeholder(rawValue: String(rest[rest.index(after: start)..<end]))
      else { return nil }
      parts += [.text(String(rest[..<start])), .placeholder(placeholder)]
      rest = rest[rest.index(after: end)...]
    }
    guard !parts.isEmpty, !rest.contains("}") else { return nil }
    parts.append(.text(String(rest)))
  }

  /// Returns the URL of a match.
  ///
  /// - Parameter value: Returns the text of a placeholder.
  func url(_ value: (Placeholder) -> String) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let placeholder):
        value(placeholder).addingPercentEncoding(withAllowedCharacters: .unreserved) ?? ""
      }
    }.joined()
  }
}

extension CharacterSet {
  /// The characters that have no other meaning in any part of a URL.
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}

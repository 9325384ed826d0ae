import TatamiDocuments
import TatamiHost
import TatamiUIKit

/// The reason why an element cannot be found or operated.
public struct ElementError: Error, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Reason: Hashable, Sendable {
    /// The environment has no window on screen, or no key window.
    case noWindow
    /// Nothing matches.
    case notFound
    /// Several elements match; `ElementQuery.at(_:)` chooses one.
    case ambiguous
    /// The element is outside of the window, clipped, covered or disabled.
    case notReachable
    /// The element does not accept text, or has no choices.
    case notSuitable
    /// The choice does not exist.
    case noSuchChoice
    /// Animations did not end.
    case busy
  }

  /// The kind of reason.
  public let reason: Reason
  /// The failed attempt, the nearest candidates, and the accessibility tree.
  public let description: String

  /// The number of candidates and lines that a message lists.
  private static let (maxCandidates, maxLines) = (3, 200)

  @MainActor
  init(_ reason: Reason, _ message: String, in window: UIWindow?, lines: [String] = []) {
    self.reason = reason
    var parts = [message] + lines
    if let window {
      let tree = AccessibilityNode.tree(of: window).description.split(separator: "\n")
      parts.append("accessibility tree:")
      parts += tree.prefix(Self.maxLines).map { "  \($0)" }
      if tree.count > Self.maxLines { parts.append("  … and \(tree.count - Self.maxLines) more") }
    }
    description = parts.joined(separator: "\n")
  }

  /// Returns the error for a query without matches, with the elements whose texts are most similar.
  @MainActor
  static func notFound(
    _ query: ElementQuery,
    among candidates: ElementCandidates,
    in window: UIWindow
  ) -> ElementError {
    let ranked = candidates.all.compactMap { candidate -> (edits: Int, line: String)? in
      let edits = candidate.texts.map { distance(query.searchedText, $0) }.min()
      return edits.map { ($0, candidate.node.ownLine) }
    }
    // The sort is stable, so equally near elements stay in reading order.
    let nearest = ranked.sorted { $0.edits < $1.edits }.prefix(maxCandidates).map(\.line)
    return ElementError(
      .notFound,
      "no element matches \(query)",
      in: window,
      lines: nearest.isEmpty ? [] : ["nearest:"] + nearest.map { "  \($0)" }
    )
  }

  /// Returns the number of edits between the beginnings of two texts, regardless of case.
  private static func distance(_ left: String, _ right: String) -> Int {
    let letters = { (text: String) in Array(text.lowercased().prefix(60)) }
    return SpellingSuggestion.editDistance(letters(left), letters(right))
  }
}

extension ElementCandidates.Candidate {
  /// The texts by which a query can find the element; for views, the name of the class, too.
  fileprivate var texts: [String] {
    let spoken = isAccessible ? [node.label, node.value] : []
    let texts = ([node.identifier] + spoken).compactMap(\.self)
    return texts.isEmpty && !isAccessible ? [] : texts
  }
}

extension AccessibilityNode {
  /// The line of the node in its description.
  var ownLine: String {
    var node = self
    node.children = []
    return node.description
  }
}

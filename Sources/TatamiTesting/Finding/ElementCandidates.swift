import TatamiHost
import TatamiUIKit

/// The elements of a window among which a query searches.
@MainActor
struct ElementCandidates {
  /// A responder with its accessibility properties.
  struct Candidate {
    let responder: UIResponder
    let node: AccessibilityNode
    /// Whether assistive technologies find it, as an element or as a group.
    let isAccessible: Bool
  }

  /// In reading order; views that assistive technologies do not find come last, from back to front.
  let all: [Candidate]

  /// Collects the elements of a window after layout.
  ///
  /// - Complexity: O(*n*) in the views.
  init(in window: UIWindow) {
    window.layoutIfNeeded()
    let mirror = AccessibilityMirror()
    var known: Set<ObjectIdentifier> = []
    var found: [Candidate] = mirror.elements(of: window).compactMap { element in
      guard let responder = mirror.responder(of: element.id) else { return nil }
      known.insert(ObjectIdentifier(responder))
      return Candidate(responder: responder, node: element.node, isAccessible: true)
    }
    var waiting: [UIView] = window.reachableSubviews.reversed()
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      if !known.contains(ObjectIdentifier(view)) {
        let node = AccessibilityNode(of: view)
        found.append(Candidate(responder: view, node: node, isAccessible: false))
      }
      waiting += view.reachableSubviews.reversed()
    }
    all = found
  }

  /// Returns the matches of a query, regardless of its index.
  ///
  /// Of matches by text that lie inside of each other, the innermost counts.
  func matches(of query: ElementQuery) -> [Candidate] {
    let suitable = all.filter { candidate in
      let hasType = query.type?.contains(candidate.responder) ?? true
      return hasType && candidate.node.traits.isSuperset(of: query.role)
    }
    switch query.text {
    case nil: return suitable.filter { query.type != nil || $0.isAccessible }
    case .identifier(let text): return innermost(suitable.filter { $0.node.identifier == text })
    case .label(let text):
      return innermost(suitable.filter { $0.isAccessible && $0.node.label == text })
    case .any(let text):
      let named = suitable.filter { $0.node.identifier == text }
      guard named.isEmpty else { return innermost(named) }
      let labeled = suitable.filter { $0.isAccessible && $0.node.label == text }
      guard labeled.isEmpty else { return innermost(labeled) }
      return innermost(suitable.filter { $0.isAccessible && $0.node.value == text })
    }
  }

  /// Returns the candidates that contain no other one.
  private func innermost(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { candidate in
      guard let view = candidate.responder as? UIView else { return true }
      return !candidates.contains { other in
        other.responder !== view && other.responder.containingView?.isDescendant(of: view) == true
      }
    }
  }
}

import Foundation
import TatamiHost
import TatamiUIKit

/// An element that a query has found, and where touches reach it.
@MainActor
struct FoundElement {
  let window: UIWindow
  let query: ElementQuery
  let responder: UIResponder
  let node: AccessibilityNode

  /// Finds the only match of a query, or the one of its index.
  ///
  /// - Throws: `ElementError`.
  init(_ query: ElementQuery, in window: UIWindow) throws(ElementError) {
    let candidates = ElementCandidates(in: window)
    let matches = candidates.matches(of: query)
    let index = query.index ?? 0
    guard matches.indices.contains(index) else {
      throw .notFound(query, among: candidates, in: window)
    }
    guard query.index != nil || matches.count == 1 else {
      throw ElementError(
        .ambiguous,
        "\(matches.count) elements match \(query); choose one by `.at(_:)`",
        in: window,
        lines: matches.prefix(10).map { "  \($0.node.ownLine)" }
      )
    }
    self.init(matches[index], query, in: window)
  }

  init(_ candidate: ElementCandidates.Candidate, _ query: ElementQuery, in window: UIWindow) {
    self.window = window
    self.query = query
    responder = candidate.responder
    node = candidate.node
  }

  /// The view, or the view that contains the element.
  var view: UIView? { responder.containingView }

  /// The part of the frame that no clipping view and no edge of the window hides; nil for none.
  var visibleFrame: CGRect? {
    guard let view else { return nil }
    let visible = view.visiblePart(of: responder.accessibilityFrame)
    return visible.width > 0 && visible.height > 0 ? visible : nil
  }

  /// Returns the middle of the visible frame.
  ///
  /// - Throws: `notReachable` if the element is disabled or not visible, or if another view covers
  ///   it there.
  func reachablePoint() throws(ElementError) -> CGPoint {
    if node.traits.contains(.notEnabled) { throw error(.notReachable, "is disabled") }
    guard let view, let visible = visibleFrame else {
      throw error(.notReachable, "is not visible; scroll to it by `scroll(to:)`")
    }
    let point = CGPoint(x: visible.midX, y: visible.midY)
    let hit = window.hitTest(point, with: nil)
    guard let hit, hit.isDescendant(of: view) || view.isDescendant(of: hit) else {
      let cover = hit.map { "\($0.pathFromWindow)" } ?? "a view that ignores touches"
      throw error(.notReachable, "is covered by \(cover)")
    }
    return point
  }

  func error(_ reason: ElementError.Reason, _ message: String) -> ElementError {
    ElementError(reason, "\(query) \(message)", in: window, lines: ["  \(node.ownLine)"])
  }
}

extension UIView {
  /// Returns the part of a rectangle in window coordinates that the window and the views around this
  /// one do not clip.
  func visiblePart(of rect: CGRect) -> CGRect {
    guard let window else { return .zero }
    var visible = rect.intersection(window.bounds)
    var container = superview
    while let view = container, !visible.isNull {
      if view.clipsToBounds { visible = visible.intersection(view.convert(view.bounds, to: nil)) }
      container = view.superview
    }
    return visible.isNull ? .zero : visible
  }
}

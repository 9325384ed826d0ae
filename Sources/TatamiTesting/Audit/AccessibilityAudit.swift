public import TatamiDrawing
import TatamiGraphics
import TatamiHost
public import TatamiUIKit

/// Examines what is on screen for issues that keep people from using it.
@preconcurrency @MainActor
public enum AccessibilityAudit {
  /// Returns the issues in a view, by kind and in the order of the views.
  ///
  /// - Parameters:
  ///   - view: A window, or a view in a window; what is hidden, clipped or scrolled out of sight is
  ///     left out.
  ///   - types: The kinds of issues.
  /// - Throws: `DrawingError` if the contrast cannot be determined because the window cannot be
  ///   drawn.
  /// - Complexity: O(*n*) in the views and the pixels of the window.
  public static func issues(
    in view: UIView,
    for types: AccessibilityAuditType = .all
  ) throws(DrawingError) -> [AccessibilityAuditIssue] {
    guard let window = view.window else {
      Diagnostics.report("\(Swift.type(of: view)) is in no window, so nothing of it is audited")
      return []
    }
    window.layoutIfNeeded()
    let views = visibleViews(in: view)
    let mirror = AccessibilityMirror()
    let elements = mirror.elements(of: view).filter { !$0.isGroup }
    let found = elements.compactMap { element in
      mirror.responder(of: element.id).map { AuditedElement($0, element.node, in: window) }
    }
    var issues: [AccessibilityAuditIssue] = []
    if types.contains(.sufficientElementDescription) {
      issues += found.compactMap(\.descriptionIssue)
    }
    if types.contains(.hitRegion) { issues += found.compactMap(\.hitRegionIssue) }
    if types.contains(.textClipped) { issues += views.compactMap(TextAudit.clipping) }
    if types.contains(.contrast) {
      let picture = try WindowPicture(of: window)
      issues += views.compactMap { TextAudit.contrast(of: $0, on: picture) }
    }
    if types.contains(.ambiguousLayout) {
      issues += ViewTree.ambiguousViews(in: view).map {
        AccessibilityAuditIssue(.ambiguousLayout, $0, "its constraints have several solutions")
      }
    }
    return issues
  }

  /// Returns a view and those inside of it that are visible, at least in part.
  private static func visibleViews(in view: UIView) -> [UIView] {
    var (waiting, views) = ([view], [UIView]())
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      let visible = view.visiblePart(of: view.convert(view.bounds, to: nil))
      if visible.width > 0, visible.height > 0 { views.append(view) }
      waiting += view.reachableSubviews.reversed()
    }
    return views
  }
}

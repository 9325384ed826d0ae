package import Foundation

/// The baselines of the first and the last line of a text, in points from the top edge.
package struct Baselines {
  package var first: CGFloat
  package var last: CGFloat

  /// Creates baselines at the bottom edge, for views without text.
  package init(bottomOf size: CGSize) {
    self.init(first: size.height, last: size.height)
  }

  /// Creates baselines at distances from the top edge.
  package init(first: CGFloat, last: CGFloat) {
    (self.first, self.last) = (first, last)
  }
}

/// A view that computes the frames of its baseline views for sizes other than its own.
@MainActor
package protocol BaselineFraming: UIView {
  /// Returns the frame of a baseline view at a size of this view; nil for its current frame.
  func baselineFrame(of view: UIView, in size: CGSize) -> CGRect?
}

/// A view with baselines of its own.
@MainActor
package protocol TextBaselines: UIView {
  /// Returns the baselines at a size of the view.
  func baselines(in size: CGSize) -> Baselines
  /// The height of a line of the text, in points; nil without a text.
  var lineHeight: CGFloat? { get }
}

extension UIView {
  /// Returns the view that has a baseline of this view in an engine: for stack views that use
  /// constraints, one of the views inside (AL83).
  func baselineView(_ attribute: NSLayoutConstraint.Attribute) -> UIView {
    var view = self
    while let outer = view as? any SubviewArranging, outer.usesConstraints {
      let next =
        attribute == .firstBaseline ? outer.forFirstBaselineLayout : outer.forLastBaselineLayout
      guard next !== outer, next.isDescendant(of: outer) else { break }
      view = next
    }
    return view
  }

  /// Returns the first baseline at a size, from the view for first baseline layout.
  package func firstBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size, of: \.forFirstBaselineLayout) { $0.first }
  }

  /// Returns the last baseline at a size, from the view for last baseline layout.
  package func lastBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size, of: \.forLastBaselineLayout) { $0.last }
  }

  /// Follows baseline views to one that is its own baseline view.
  private func baseline(
    in size: CGSize,
    of baselineView: (UIView) -> UIView,
    _ position: (Baselines) -> CGFloat
  ) -> CGFloat {
    var (view, size, top) = (self, size, CGFloat(0))
    var next = baselineView(view)
    while next !== view, next.isDescendant(of: view) {
      let frame =
        (view as? any BaselineFraming)?.baselineFrame(of: next, in: size)
        ?? view.currentFrame(of: next)
      top += frame.minY
      (view, size) = (next, frame.size)
      next = baselineView(view)
    }
    let baselines = (view as? any TextBaselines)?.baselines(in: size)
    return top + position(baselines ?? Baselines(bottomOf: size))
  }

  /// Returns the height of a line of the text that has a baseline of this view, in points; nil
  /// without text.
  func lineHeight(at attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    var view = self
    while true {
      let next =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard next !== view, next.isDescendant(of: view) else { break }
      view = next
    }
    return (view as? any TextBaselines)?.lineHeight
  }

  /// Whether the view is aligned by the text of a subview.
  package var hasBaselineSubview: Bool {
    forFirstBaselineLayout !== self || forLastBaselineLayout !== self
  }

  /// Returns a descendant's frame relative to the view's top left corner, as of the last layout.
  func currentFrame(of descendant: UIView) -> CGRect {
    convert(descendant.bounds, from: descendant).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }
}

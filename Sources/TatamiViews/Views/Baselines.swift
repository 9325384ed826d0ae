package import Foundation

/// The baselines of the first and the last line of a text, in points from the top edge.
struct Baselines {
  var first: CGFloat
  var last: CGFloat

  /// Makes baselines at the bottom edge, for views without text.
  init(bottomOf size: CGSize) {
    self.init(first: size.height, last: size.height)
  }

  init(first: CGFloat, last: CGFloat) {
    (self.first, self.last) = (first, last)
  }
}

/// A view that computes the frames of its baseline views for sizes other than its own.
@MainActor
package protocol BaselineFraming: UIView {
  /// Returns the frame of a baseline view at a size of this view; nil for its current frame.
  func baselineFrame(of view: UIView, in size: CGSize) -> CGRect?
}

extension UIView {
  /// Returns the first baseline at a size, from the view for first baseline layout.
  func firstBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size, of: \.forFirstBaselineLayout) { $0.first }
  }

  /// Returns the last baseline at a size, from the view for last baseline layout.
  func lastBaseline(in size: CGSize) -> CGFloat {
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
    return top + position(view.baselines(in: size))
  }

  /// Whether the view is aligned by the text of a subview.
  var hasBaselineSubview: Bool {
    forFirstBaselineLayout !== self || forLastBaselineLayout !== self
  }

  /// Returns a descendant's frame relative to the view's top left corner, as of the last layout.
  func currentFrame(of descendant: UIView) -> CGRect {
    convert(descendant.bounds, from: descendant).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
  }
}

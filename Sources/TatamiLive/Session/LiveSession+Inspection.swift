import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit

extension LiveSession {
  /// The maximum number of lines of an explanation.
  private static let maxLines = 40

  /// Returns the frame of the innermost view that is seen at a position, in points of the window, and
  /// the reasons of its frame and of those of the views inside.
  func inspection(at position: CGPoint) -> Inspection {
    host.window.layoutIfNeeded()
    let view = host.window.innermostView(at: position)
    let lines = ViewTree.explanation(of: view).split(separator: "\n").map(String.init)
    let shown = lines.count > Self.maxLines ? lines.prefix(Self.maxLines) + ["…"] : lines[...]
    return Inspection(
      frame: view.convert(view.bounds, to: host.window),
      explanation: shown.joined(separator: "\n")
    )
  }
}

extension UIView {
  /// Returns the innermost visible view at a point, whether or not it receives touches.
  ///
  /// - Parameter point: A point in the coordinates of the view.
  fileprivate func innermostView(at point: CGPoint) -> UIView {
    var (view, point) = (self, point)
    while let next = view.frontSubview(at: point) {
      point = next.convert(point, from: view)
      view = next
    }
    return view
  }

  /// Returns the frontmost visible subview at a point; nil for none.
  private func frontSubview(at point: CGPoint) -> UIView? {
    subviews.last { view in
      !view.isHidden && view.alpha >= 0.01 && view.bounds.contains(view.convert(point, from: self))
    }
  }
}

import Foundation
import TatamiHost
import TatamiTesting
public import TatamiUIKit

extension LiveSession {
  /// The maximum number of lines of an explanation.
  private static let maxLines = 40

  /// Outlines the innermost view that is seen at a position, in points of the window, for a client, or
  /// explains it if it is selected.
  func inspect(
    viewAt position: CGPoint,
    isSelected: Bool,
    for connection: any LiveConnection
  ) {
    host.window.layoutIfNeeded()
    let view = host.window.innermostView(at: position)
    guard isSelected else {
      return connection.send(.outline(view.convert(view.bounds, to: host.window)))
    }
    connection.send(.inspection(inspection(of: view)))
    selectionHandler?(view)
  }

  /// Explains a view of the window to all clients that show the controls of the document.
  public func explain(_ view: UIView) {
    host.window.layoutIfNeeded()
    let found = inspection(of: view)
    for client in clients where client.showsControls { client.connection.send(.inspection(found)) }
  }

  /// Returns the frame of a view, and the reasons of its frame and of those of the views inside.
  private func inspection(of view: UIView) -> Inspection {
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

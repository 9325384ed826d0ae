public import Foundation
public import TatamiDrawing
import TatamiHost
public import TatamiUIKit

/// The former entry point for views without a display.
///
/// `ViewRenderer`, `WindowHost` and `HostDevice` of TatamiHost and `Simulator` of TatamiTesting
/// replace it; the next version removes it.
@available(*, deprecated, message: "Use ViewRenderer, WindowHost, HostDevice or Simulator.")
@preconcurrency @MainActor
public enum Headless {
  /// Draws a view as PNG.
  @available(*, deprecated, renamed: "ViewRenderer.png(of:scale:)")
  public static func png(of view: UIView, scale: CGFloat = 2) throws(DrawingError) -> Data {
    try ViewRenderer.png(of: view, scale: scale)
  }

  /// Draws a view as SVG.
  @available(*, deprecated, renamed: "ViewRenderer.svg(of:title:)")
  public static func svg(of view: UIView, title: String) throws(DrawingError) -> String {
    try ViewRenderer.svg(of: view, title: title)
  }

  /// Draws a view as a PDF page of the view's size.
  @available(*, deprecated, renamed: "ViewRenderer.pdf(of:title:)")
  public static func pdf(of view: UIView, title: String) throws(DrawingError) -> Data {
    try ViewRenderer.pdf(of: view, title: title)
  }

  /// Brings a window's pixels up to date and returns a copy of them.
  @available(*, deprecated, message: "Use WindowHost(window).image().")
  public static func image(of window: UIWindow) throws(DrawingError) -> UIImage {
    try WindowHost(window).image()
  }

  /// Lays out a view and returns its accessibility tree.
  @available(*, deprecated, renamed: "AccessibilityNode.tree(of:)")
  public static func accessibilityTree(of view: UIView) -> AccessibilityNode {
    AccessibilityNode.tree(of: view)
  }

  /// Taps a point of a window.
  @available(*, deprecated, renamed: "Simulator.tap(at:in:count:fingers:)")
  public static func tap(
    at point: CGPoint,
    in window: UIWindow,
    count: Int = 1,
    fingers: Int = 1
  ) {
    Simulator.tap(at: point, in: window, count: count, fingers: fingers)
  }

  /// Types a text, one key press per character (grapheme cluster).
  @available(*, deprecated, renamed: "Simulator.type(_:in:)")
  public static func type(_ text: String, in window: UIWindow) {
    Simulator.type(text, in: window)
  }

  /// Advances the clock by some seconds.
  @available(*, deprecated, renamed: "Simulator.advance(by:)")
  public static func advance(by duration: TimeInterval) {
    Simulator.advance(by: duration)
  }
}

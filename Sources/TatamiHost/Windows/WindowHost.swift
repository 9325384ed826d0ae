public import Foundation
public import TatamiDrawing
import TatamiGraphics
import TatamiLayers
public import TatamiUIKit

/// The connection between a window and the system that shows it: events in, damaged pixels out.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
/// window.makeKeyAndVisible()
/// let host = WindowHost(window)
/// let damage = try host.update()
/// let image = try host.image()
/// ```
///
/// Each event ends a turn of the window's run loop. A host that shows the window calls `update()`
/// after `needsDisplayHandler` was called and shows what `changes` names of the pixels.
@preconcurrency @MainActor
public final class WindowHost {
  /// The window that the host shows.
  public let window: UIWindow

  var runLoop: RunLoopTurn { window.layer.runLoop }

  /// Creates a host of a window; hosts of the same window share its pixels.
  public init(_ window: UIWindow) {
    self.window = window
  }

  /// Called when something in the window has become out of date, at most once per `update()`
  /// for drawing and once for layout.
  ///
  /// The call may come from inside of layout or of an event: schedule the update, do not run it.
  public var needsDisplayHandler: (@MainActor () -> Void)? {
    get { window.needsDisplayHandler }
    set { window.needsDisplayHandler = newValue }
  }

  // MARK: Pixels

  /// Brings the pixels up to date and returns the damage, in points of the window.
  ///
  /// Only what has changed since the last update is laid out, displayed and drawn. The
  /// rectangles cover whole pixels and do not overlap.
  ///
  /// - Parameter scale: Pixels per point, above 0; nil for the window's own.
  /// - Throws: `DrawingError`: `surfaceTooLarge` for a window of more pixels than a raster may
  ///   have (16,384 on a side, 268,435,456 in total), `emptySurface` for one without extent.
  @discardableResult
  public func update(scale: CGFloat? = nil) throws(DrawingError) -> [CGRect] {
    try window.surface.update(scale: Double(scale ?? window.traitCollection.displayScale))
    return damage
  }

  /// The rectangles that the last update drew, in points of the window.
  public var damage: [CGRect] { window.surface.damage.map { CGRect($0) } }

  /// The pixels that the last update moved and drew.
  ///
  /// A host that keeps a copy of the pixels applies the moves and then copies the drawn rectangles.
  public var changes: PixelChanges { window.surface.changes }

  /// Calls a function with the pixels of the last update, without copying them.
  ///
  /// - Parameter body: Receives the pixels, row by row, 0xAARRGGBB with premultiplied alpha, and
  ///   the number of columns.
  /// - Returns: The function's result; nil before the first update.
  public func withPixels<Result>(
    _ body: (_ pixels: Span<UInt32>, _ columns: Int) throws -> Result
  ) rethrows -> Result? {
    try window.surface.pixels?.withPixels(body)
  }

  /// Brings the pixels up to date and returns a copy of them.
  ///
  /// - Throws: `DrawingError`, as `update(scale:)` does.
  public func image() throws(DrawingError) -> UIImage {
    try update()
    guard let bitmap = try window.surface.snapshot() else { return UIImage() }
    return UIImage(
      cgImage: CGImage(bitmap),
      scale: CGFloat(window.surface.scale),
      orientation: .up
    )
  }

  // MARK: Events

  /// Dispatches an event and ends the turn.
  func send(_ event: UIEvent) {
    window.environment.application.sendEvent(event)
    runLoop.finish()
  }
}

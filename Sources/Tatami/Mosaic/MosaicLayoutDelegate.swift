public import TatamiUIKit

/// Receives the changes of a mosaic layout.
@preconcurrency @MainActor
public protocol MosaicLayoutDelegate: AnyObject {
  /// Called after a preparation that changed the content size, in points.
  func layoutContentSizeChanged(to size: CGSize)
}

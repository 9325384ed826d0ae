public import TatamiUIKit

/// A receiver of a mosaic layout's changes.
@preconcurrency @MainActor
public protocol MosaicLayoutDelegate: AnyObject {
  /// Called after a preparation that changed the content size, in points.
  func layoutContentSizeChanged(to size: CGSize)
}

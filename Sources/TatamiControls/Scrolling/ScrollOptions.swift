import Foundation
import TatamiViews

/// The settable properties of a scroll view.
struct ScrollOptions {
  var contentSize = CGSize.zero
  var contentInset = UIEdgeInsets.zero
  var contentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior.automatic
  var isScrollEnabled = true
  var bounces = true
  var alwaysBounceVertical = false
  var alwaysBounceHorizontal = false
  var showsVerticalScrollIndicator = true
  var showsHorizontalScrollIndicator = true
  var indicatorStyle = UIScrollView.IndicatorStyle.default
  var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  var automaticallyAdjustsScrollIndicatorInsets = true
  var minimumZoomScale: CGFloat = 1
  var maximumZoomScale: CGFloat = 1
}

extension UIScrollView {
  /// Sets the content size; reports and ignores a size that is not finite.
  func setContentSize(_ size: CGSize) {
    guard size.width.isFinite, size.height.isFinite else {
      return layer.refuse("a content size", size)
    }
    if exchange(&options.contentSize, with: size) != size { contentSizeChanged() }
  }

  /// Sets the content insets; reports and ignores insets that are not finite.
  func setContentInset(_ inset: UIEdgeInsets) {
    guard inset.isFinite else { return layer.refuse("a content inset", inset) }
    changeInsets { $0.contentInset = inset }
  }

  func changeInsets(_ change: (inout ScrollOptions) -> Void) {
    change(&options)
    updateInsets()
  }

  func changeIndicators(_ change: (inout ScrollOptions) -> Void) {
    change(&options)
    indicators?.place()
  }

  func changeZoomLimit(to scale: CGFloat, _ change: (inout ScrollOptions) -> Void) {
    guard accepts(zoomScale: scale) else { return }
    change(&options)
    zoomLimitsChanged()
  }
}

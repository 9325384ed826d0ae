import TatamiGeometry
import TatamiUIKit

/// The scroll view of a board, which zooms its canvas.
final class BoardScrollView: UIScrollView, UIScrollViewDelegate {
  let canvas = BoardCanvas()
  /// Called when another area of the board becomes visible.
  var areaDidChange: () -> Void = {}
  private var hasScrolledToStart = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    minimumZoomScale = 0.25
    maximumZoomScale = 2
    addSubview(canvas)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  /// The size of the board, in points of a zoom scale of 1.
  var boardSize: CGSize {
    get { canvas.bounds.size }
    set {
      let scaled = CGSize(width: newValue.width * zoomScale, height: newValue.height * zoomScale)
      canvas.bounds = CGRect(origin: .zero, size: newValue)
      canvas.center = CGPoint(x: scaled.width / 2, y: scaled.height / 2)
      contentSize = scaled
    }
  }

  /// The visible part of the board, in the coordinates of the canvas.
  var visibleArea: Rect {
    let scale = Double(max(zoomScale, 0.01))
    return Rect(
      x: Double(bounds.minX) / scale,
      y: Double(bounds.minY) / scale,
      width: Double(bounds.width) / scale,
      height: Double(bounds.height) / scale
    )
  }

  /// Scrolls to a frame of the canvas and some space around it.
  func scroll(to frame: Rect) {
    let rect = CGRect(frame).insetBy(dx: -24, dy: -24)
    scrollRectToVisible(
      CGRect(
        x: rect.minX * zoomScale,
        y: rect.minY * zoomScale,
        width: rect.width * zoomScale,
        height: rect.height * zoomScale
      ),
      animated: false
    )
  }

  /// Scrolls to the right end once if the board is mirrored.
  func scrollToStart() {
    guard !hasScrolledToStart, !bounds.isEmpty else { return }
    hasScrolledToStart = true
    guard canvas.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    contentOffset.x = max(contentSize.width - bounds.width, 0)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { canvas }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { areaDidChange() }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { areaDidChange() }
}

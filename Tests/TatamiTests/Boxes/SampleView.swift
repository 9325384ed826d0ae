import Tatami

/// A view with content of a given size, which counts measurements and changes of its frame.
final class SampleView: UIView {
  var content: CGSize
  /// Whether content that is wider than the space takes more height, as text does.
  var flows = false
  /// Called when the view is measured.
  var onMeasure: (() -> Void)?
  private(set) var measureCount = 0
  private(set) var moveCount = 0

  init(_ width: CGFloat = 50, _ height: CGFloat = 50) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    onMeasure?()
    guard flows, content.width > size.width, size.width > 0 else { return content }
    let lines = (content.width / size.width).rounded(.up)
    return CGSize(width: size.width, height: content.height * lines)
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      moveCount += 1
      super.bounds = newValue
    }
  }

  override var center: CGPoint {
    get { super.center }
    set {
      moveCount += 1
      super.center = newValue
    }
  }

  func resetCounts() { (measureCount, moveCount) = (0, 0) }

  /// Changes the content as a view of the kit does.
  func setContent(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    layoutContentChanged()
  }
}

/// Adds children to a box and returns it.
@MainActor
func filled<Box: BoxLayoutContainer>(_ box: Box, _ children: any BoxLayoutNode...) -> Box {
  for child in children { box.addLayoutNode(child) }
  return box
}

/// Returns the frames of a box's views after a layout.
@MainActor
func frames(_ box: BoxView) -> [CGRect] {
  box.layoutIfNeeded()
  return box.subviews.map(\.frame)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

import Foundation
import Tatami
import TatamiGeometry

/// A short ordinary line that covers a winner's line beneath it.
final class LoserStub: UIView {
  private let line = UIView(frame: .zero)
  private let axis: Axis

  init(axis: Axis) {
    self.axis = axis
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    line.backgroundColor = PosterMetrics.lineColor
    addSubview(line)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = Rect(x: 0, y: 0, width: Double(bounds.width), height: Double(bounds.height))
    let size = Size(axis, area.size[axis], cross: PosterMetrics.lineWidth)
    line.frame = Rect(center: area.center, size: size).cgRect
  }
}

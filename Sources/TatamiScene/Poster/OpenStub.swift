import Foundation
import Tatami
import TatamiGeometry

/// An ordinary line up to a junction, and the corner there, covering a winner's line beneath.
final class OpenStub: UIView {
  private let run = UIView(frame: .zero)
  private let corner = UIView(frame: .zero)
  private let axis: Axis
  private let direction: Double
  private let turn: Double
  /// How far the corner reaches over the line it goes on as, so that no seam shows.
  private let overlap = 1.0

  /// Makes a line along an axis.
  ///
  /// - Parameters:
  ///   - direction: 1 if the junction is at the axis's end, -1 if at its start.
  ///   - turn: 1 if the line beyond the junction goes on along the cross axis, -1 if against it.
  init(axis: Axis, direction: Double, turn: Double) {
    self.axis = axis
    self.direction = direction
    self.turn = turn
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    for line in [run, corner] {
      line.backgroundColor = PosterMetrics.lineColor
      addSubview(line)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = PosterMetrics.lineWidth
    let cover = PosterMetrics.coverWidth
    let length = Size(width: Double(bounds.width), height: Double(bounds.height))[axis]
    let junction = direction > 0 ? length - cover / 2 : cover / 2
    let start = direction > 0 ? 0 : junction - width / 2
    let runLength = direction > 0 ? junction + width / 2 : length - start
    run.frame = frame(along: start, runLength, across: (cover - width) / 2, width)
    let cornerLength = (cover + width) / 2 + overlap
    let cornerStart = turn > 0 ? (cover - width) / 2 : -overlap
    corner.frame = frame(along: junction - width / 2, width, across: cornerStart, cornerLength)
  }

  private func frame(
    along: Double,
    _ length: Double,
    across: Double,
    _ thickness: Double
  ) -> CGRect {
    let origin = Point(axis, along, cross: across)
    return Rect(origin: origin, size: Size(axis, length, cross: thickness)).cgRect
  }
}

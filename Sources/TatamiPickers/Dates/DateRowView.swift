import Foundation
import TatamiText
import TatamiViews

/// A row of a date picker's wheel: a label that keeps a distance from the side at which its text is
/// aligned.
final class DateRowView: UIView {
  let label = UILabel()
  /// The distance of aligned texts from the side, in points.
  var inset: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = min(inset, bounds.width / 2)
    var frame = bounds
    if label.textAlignment != .center { frame.size.width -= inset }
    if label.textAlignment == .left { frame.origin.x += inset }
    label.frame = frame
  }
}

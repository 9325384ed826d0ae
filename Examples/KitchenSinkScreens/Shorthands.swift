import Foundation
import TatamiUIKit

extension UIStackView {
  /// Makes a stack; with margins, given as vertical and horizontal, it keeps clear of its edges.
  convenience init(
    axis: NSLayoutConstraint.Axis,
    spacing: CGFloat = 0,
    alignment: Alignment = .fill,
    margins: (vertical: CGFloat, horizontal: CGFloat)? = nil,
    views: [UIView] = []
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    guard let margins else { return }
    isLayoutMarginsRelativeArrangement = true
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margins.vertical,
      leading: margins.horizontal,
      bottom: margins.vertical,
      trailing: margins.horizontal
    )
  }
}

extension UILabel {
  /// Makes a label with text for a purpose.
  convenience init(_ text: String?, style: UIFont.TextStyle, color: UIColor = .label) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
  }
}

extension UIView {
  /// Makes a row whose views stand at equal distances in the middle.
  static func row(
    _ views: [UIView],
    spacing: CGFloat = 8,
    distribution: UIStackView.Distribution = .equalSpacing
  ) -> UIView {
    let row = UIStackView(axis: .horizontal, spacing: spacing, alignment: .center, views: views)
    row.distribution = distribution
    return row
  }

  /// Makes a view with a caption below.
  static func captioned(_ view: UIView, _ caption: String) -> UIView {
    let label = UILabel(caption, style: .caption1, color: .secondaryLabel)
    return UIStackView(axis: .vertical, spacing: 6, alignment: .center, views: [view, label])
  }

  /// Makes a view of a size around another one, for views that would else take their own size.
  static func frame(_ width: CGFloat, _ height: CGFloat, around view: UIView) -> UIView {
    let frame = UIView(width: width, height: height)
    view.frame = frame.bounds
    frame.addSubview(view)
    return frame
  }

  /// Makes a view of a size with a colour.
  convenience init(width: CGFloat, height: CGFloat, color: UIColor? = nil, radius: CGFloat = 0) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    backgroundColor = color
    layer.cornerRadius = radius
  }
}

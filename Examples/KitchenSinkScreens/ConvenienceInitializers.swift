import Foundation
import TatamiUIKit

extension UIStackView {
  /// Creates a stack; its arranged views keep within the given margins.
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
  /// Creates a label with a text style.
  convenience init(_ text: String?, style: UIFont.TextStyle, color: UIColor = .label) {
    self.init()
    self.text = text
    font = .preferredFont(forTextStyle: style)
    textColor = color
  }
}

extension UIView {
  /// Returns a horizontal stack of vertically centered views.
  static func row(
    _ views: [UIView],
    spacing: CGFloat = 8,
    distribution: UIStackView.Distribution = .equalSpacing
  ) -> UIView {
    let row = UIStackView(axis: .horizontal, spacing: spacing, alignment: .center, views: views)
    row.distribution = distribution
    return row
  }

  /// Returns a stack of a view and a caption below it.
  static func captioned(_ view: UIView, _ caption: String) -> UIView {
    let label = UILabel(caption, style: .caption1, color: .secondaryLabel)
    return UIStackView(axis: .vertical, spacing: 6, alignment: .center, views: [view, label])
  }

  /// Returns a container of a fixed size for a view that has its own intrinsic size.
  static func frame(_ width: CGFloat, _ height: CGFloat, around view: UIView) -> UIView {
    let frame = UIView(width: width, height: height)
    view.frame = frame.bounds
    frame.addSubview(view)
    return frame
  }

  /// Creates a view with a size, a background color and a corner radius.
  convenience init(width: CGFloat, height: CGFloat, color: UIColor? = nil, radius: CGFloat = 0) {
    self.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    backgroundColor = color
    layer.cornerRadius = radius
  }
}

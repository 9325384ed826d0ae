import TatamiUIKit

extension UIImage {
  /// A rounded square of one color, in place of the images of an asset catalog.
  static func tile(_ color: UIColor, side: CGFloat, radius: CGFloat = 0) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    }
  }
}

extension UIFont.TextStyle {
  /// The font of the style in the text size that the user has chosen.
  var font: UIFont { UIFont.preferredFont(forTextStyle: self) }
}

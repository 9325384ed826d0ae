package import TatamiUIKit

extension UIImage {
  /// Makes an image of one color, extents in points.
  package static func filled(
    _ color: UIColor,
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat = 1
  ) -> UIImage {
    drawn(width: width, height: height, scale: scale) {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  /// Makes an image of four colors: red and green above, blue and black below.
  package static func quarters(_ side: CGFloat, scale: CGFloat = 1) -> UIImage {
    drawn(width: side, height: side, scale: scale) { context in
      let colors: [UIColor] = [.red, .green, .blue, .black]
      for (index, color) in colors.enumerated() {
        color.setFill()
        let (x, y) = (CGFloat(index % 2) * side / 2, CGFloat(index / 2) * side / 2)
        context.fill(CGRect(x: x, y: y, width: side / 2, height: side / 2))
      }
    }
  }

  package static func drawn(
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat,
    opaque: Bool = false,
    _ draw: (UIGraphicsImageRendererContext) -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image(actions: draw)
  }
}

import Foundation

/// The layout of image, title and subtitle of a configured button.
struct ButtonConfigurationLayout {
  var sizes: Sizes
  /// The edge of the titles at which the image is placed, left and right resolved.
  var side: Side
  var imagePadding: CGFloat
  var titlePadding: CGFloat
  /// The horizontal alignment of the titles, from 0 (left) to 1 (right).
  var titleAlignmentFraction: CGFloat

  /// An edge of the titles.
  enum Side {
    case left
    case right
    case top
    case bottom
  }

  /// The sizes of the elements; zero for elements that are not shown.
  struct Sizes {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
  }

  /// The frames of the elements.
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private var isBeside: Bool { side == .left || side == .right }

  private var titlesSize: CGSize {
    let gap = sizes.title.height > 0 && sizes.subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(sizes.title.width, sizes.subtitle.width),
      height: sizes.title.height + gap + sizes.subtitle.height
    )
  }

  private var gap: CGFloat { sizes.image.width > 0 && titlesSize.height > 0 ? imagePadding : 0 }

  /// The size of image and titles together.
  var size: CGSize {
    let titles = titlesSize
    return isBeside
      ? CGSize(
        width: sizes.image.width + gap + titles.width,
        height: max(sizes.image.height, titles.height)
      )
      : CGSize(
        width: max(sizes.image.width, titles.width),
        height: sizes.image.height + gap + titles.height
      )
  }

  /// Returns the frames inside a rectangle of the layout's size.
  func frames(in block: CGRect) -> Frames {
    var (picture, titles) = (CGRect(origin: block.origin, size: sizes.image), block)
    titles.size = titlesSize
    switch side {
    case .left: titles.origin.x = picture.maxX + gap
    case .right: picture.origin.x = titles.maxX + gap
    case .top: titles.origin.y = picture.maxY + gap
    case .bottom: picture.origin.y = titles.maxY + gap
    }
    if isBeside {
      picture.origin.y = block.midY - picture.height / 2
      titles.origin.y = block.midY - titles.height / 2
    } else {
      picture.origin.x = block.midX - picture.width / 2
      titles.origin.x = block.midX - titles.width / 2
    }
    return frames(image: picture, titles: titles)
  }

  private func frames(image: CGRect, titles: CGRect) -> Frames {
    let x = { (size: CGSize) in titles.minX + (titles.width - size.width) * titleAlignmentFraction }
    return Frames(
      image: image,
      title: CGRect(origin: CGPoint(x: x(sizes.title), y: titles.minY), size: sizes.title),
      subtitle: CGRect(
        origin: CGPoint(x: x(sizes.subtitle), y: titles.maxY - sizes.subtitle.height),
        size: sizes.subtitle
      )
    )
  }
}

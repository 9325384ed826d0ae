import TatamiGeometry
import TatamiThemes
public import TatamiUIKit

/// The frames of a photo wall, and its view.
public struct PhotoWallLayout: Sendable {
  /// The size of the wall, in points.
  public let size: CGSize
  /// The frames of the photos, in points.
  public let frames: [CGRect]
  let wall: PhotoWall
  let titleFrame: CGRect?

  /// The height of a headline with the space below it, in points.
  private static let titleHeight: CGFloat = 64

  /// Returns the distance of the photos from the upper edge.
  static func top(of wall: PhotoWall) -> CGFloat {
    wall.margin + (wall.title == nil ? 0 : titleHeight)
  }

  init(_ wall: PhotoWall, frames: [Rect]) {
    let margin = wall.margin
    let top = Self.top(of: wall)
    self.wall = wall
    self.frames = frames.map { Self.rounded(CGRect($0).offsetBy(dx: margin, dy: top)) }
    let end = self.frames.map(\.maxY).max() ?? top
    let height = wall.arrangement.isFlexible ? wall.height : nil
    size = CGSize(width: wall.width, height: height ?? end + margin)
    titleFrame =
      wall.title.map { _ in
        CGRect(
          x: margin,
          y: margin,
          width: max(0, wall.width - 2 * margin),
          height: Self.titleHeight
        )
      }
  }

  /// Returns a frame with edges at whole points, so that edges are sharp in pictures.
  private static func rounded(_ frame: CGRect) -> CGRect {
    let (x, y) = (frame.minX.rounded(), frame.minY.rounded())
    return CGRect(x: x, y: y, width: frame.maxX.rounded() - x, height: frame.maxY.rounded() - y)
  }

  /// Creates the view of the wall.
  ///
  /// - Parameter images: The images in the order of the photos; photos without an image are empty.
  @MainActor
  public func view(images: [UIImage]) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: size))
    view.backgroundColor = wall.theme.palette.page.uiColor
    if let title = wall.title, let titleFrame {
      let label = UILabel(frame: titleFrame)
      label.text = title
      label.font = .systemFont(ofSize: 34, weight: .bold)
      label.textColor = wall.theme.palette.text.uiColor
      label.adjustsFontSizeToFitWidth = true
      view.addSubview(label)
    }
    for (index, frame) in frames.enumerated() {
      let photo = PhotoView(frame: frame)
      photo.show(
        images.indices.contains(index) ? images[index] : nil,
        caption: wall.photos[index].caption,
        isCaptionVisible: wall.showsCaptions
      )
      photo.backgroundColor = wall.theme.palette.card.uiColor
      photo.layer.cornerRadius = min(wall.cornerRadius, frame.width / 2, frame.height / 2)
      view.addSubview(photo)
    }
    return view
  }
}

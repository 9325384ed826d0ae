import TatamiBricks
import TatamiGeometry
import TatamiMosaic
public import TatamiThemes
public import TatamiUIKit

/// Photos arranged as a mosaic or as a brick wall.
public struct PhotoWall: Sendable {
  /// A photo of the wall.
  public struct Photo: Hashable, Sendable {
    /// The size in pixels; only its aspect ratio is used.
    public var size: CGSize
    /// The text shown on the photo.
    public var caption: String

    /// Creates a photo.
    public init(size: CGSize, caption: String) {
      self.size = size
      self.caption = caption
    }
  }

  /// The photos in order.
  public var photos: [Photo]
  /// The arrangement.
  public var arrangement = PhotoArrangement.bricks
  /// The width of the wall, in points.
  public var width: CGFloat = 1200
  /// The space between photos, in points.
  public var gap: CGFloat = 8
  /// The space around the photos, in points.
  public var margin: CGFloat = 8
  /// The radius of the photos' corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The number of columns of bricks, at least 1.
  public var columnCount = 4
  /// Whether the captions are shown.
  public var showsCaptions = false
  /// The headline above the photos; nil for none.
  public var title: String?
  /// The colors.
  public var theme = PictureTheme.light

  /// Creates a wall of photos.
  public init(_ photos: [Photo]) { self.photos = photos }

  /// Returns the frames of the photos.
  ///
  /// - Throws: A `PhotoWallError` if a length is out of range.
  public func layout() throws(PhotoWallError) -> PhotoWallLayout {
    let inner = Double(width) - 2 * Double(margin)
    guard inner >= 1 else { throw PhotoWallError(description: tooNarrow) }
    let frames: [Rect]
    do {
      switch arrangement {
      case .bricks:
        frames = try PhotoBricks(columnCount: columnCount, width: inner, gap: Double(gap))
          .frames(of: photos)
      case .mosaic(let preset):
        frames = try PhotoMosaic(preset: preset, width: inner, gap: Double(gap))
          .frames(count: photos.count)
      }
    } catch {
      throw PhotoWallError(description: "\(error)")
    }
    return PhotoWallLayout(self, frames: frames)
  }

  private var tooNarrow: String {
    "the wall is \(width) points wide, and its margins take \(2 * margin); allowed is a width with"
      + " at least 1 point between the margins"
  }
}

/// An error in the lengths of a photo wall.
public struct PhotoWallError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The length that was found and the range that is allowed.
  public let description: String
}

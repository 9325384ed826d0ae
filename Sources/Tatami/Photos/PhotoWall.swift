import TatamiBricks
import TatamiGeometry
import TatamiMosaic
public import TatamiThemes
public import TatamiUIKit

/// Photos arranged as a mosaic or as a brick wall.
///
/// ```swift
/// var wall = PhotoWall(images.map { PhotoWall.Photo(size: $0.size, caption: "") })
/// wall.arrangement = .justified
/// wall.width = 800
/// let view = try wall.layout().view(images: images)
/// ```
public struct PhotoWall: Sendable {
  /// A photo of the wall.
  ///
  /// ```swift
  /// let photo = PhotoWall.Photo(size: CGSize(width: 4032, height: 3024), caption: "The bay")
  /// let wall = PhotoWall([photo])
  /// ```
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
  /// The height of the wall, in points, that bricks and justified rows fill; nil for about that of
  /// the photos.
  public var height: CGFloat?
  /// Whether the columns of bricks may end at different heights, and the last one of justified rows
  /// before the edge.
  public var hasRaggedEnd = false
  /// The space between photos, in points.
  public var gap: CGFloat = 8
  /// The space around the photos, in points.
  public var margin: CGFloat = 8
  /// The radius of the photos' corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The number of columns of bricks, or of square photos in a justified row, at least 1.
  ///
  /// Bricks whose columns would not end at one line otherwise have another number.
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
    let innerHeight = height.map { Double($0 - PhotoWallLayout.top(of: self) - margin) }
    guard innerHeight ?? 1 >= 1 else { throw PhotoWallError(description: tooLow) }
    let frames: [Rect]
    do {
      frames = try self.frames(width: inner, height: innerHeight)
    } catch {
      throw PhotoWallError(description: "\(error)")
    }
    return PhotoWallLayout(self, frames: frames)
  }

  private func frames(width: Double, height: Double?) throws -> [Rect] {
    switch arrangement {
    case .bricks:
      try PhotoBricks(
        columnCount: columnCount,
        width: width,
        height: height,
        gap: Double(gap),
        hasRaggedEnd: hasRaggedEnd
      ).frames(of: photos)
    case .justified:
      PhotoRows(
        columnCount: columnCount,
        width: width,
        height: height,
        gap: Double(gap),
        hasRaggedEnd: hasRaggedEnd
      ).frames(of: photos)
    case .mosaic(let preset):
      try PhotoMosaic(preset: preset, width: width, gap: Double(gap)).frames(count: photos.count)
    }
  }

  private var tooLow: String {
    "the wall is \(height ?? 0) points high, and its margins and its title take"
      + " \(PhotoWallLayout.top(of: self) + margin); allowed is a height with at least 1 point for photos"
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

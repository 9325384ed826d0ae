public import Foundation
public import Tatami
public import TatamiScene

/// A picture to draw: a document with its data, or the results of a tournament, and the form of the
/// file.
///
/// ```swift
/// var request = PictureRequest(.scene(document))
/// request.format = .pdf
/// request.theme = .dark
/// let picture = try await PictureRenderer().render(request)
/// ```
public struct PictureRequest: Sendable {
  /// The content of a picture.
  public enum Content: Sendable {
    /// A scene of views with the values of its references, or a geometry document, which is drawn as
    /// a wireframe; without data, a scene has those of its member `data`.
    case scene(SceneValue, data: SceneData? = nil)
    /// A match list in CSV, as `tatami bracket` reads it.
    case tournament([UInt8])
  }

  /// The allowed pixels per point of raster images.
  public static let allowedScales = 0.1...16

  /// The content of the picture.
  public var content: Content
  /// The format of the file.
  public var format = PictureFormat.png
  /// The pixels per point of a raster image, 0.1 to 16; ignored for other formats.
  public var scale = 2.0
  /// The colors; nil for those of the document, or the light ones.
  ///
  /// A scene is light or dark.
  public var theme: PictureTheme?
  /// The reading direction of a scene; nil for that of the document.
  public var direction: ReadingDirection?
  /// The title in PNG, SVG and PDF, and above a tournament; empty for none.
  public var title = ""
  /// The folder to which paths of images are relative, and whose files a scene can show; nil for none.
  public var folder: URL?

  /// Creates the request for a PNG with two pixels per point.
  public init(_ content: Content) {
    self.content = content
  }
}

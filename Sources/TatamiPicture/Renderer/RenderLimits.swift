import TatamiJSON
import TatamiScene

/// The limits of one request to a ``PictureRenderer``.
///
/// ```swift
/// var renderer = PictureRenderer()
/// renderer.limits.duration = .seconds(2)
/// renderer.limits.pixels = 4_000_000
/// ```
///
/// They come in addition to the limits of documents, such as 20,000 nodes in 200 levels.
public struct RenderLimits: Hashable, Sendable {
  /// The time for layout and drawing; waiting for the main actor does not count.
  ///
  /// It is checked between the steps, so that one step can take longer; `tatami serve` ends a
  /// process that takes longer.
  public var duration = Duration.seconds(10)
  /// The pixels of a raster image; the square points of an SVG or of a page of a PDF.
  public var pixels = 64_000_000
  /// The size of the picture's file, in bytes.
  public var bytes = 64 << 20
  /// The nodes of a scene, together with the sections and rows of its tables and its tiles.
  public var nodes = ViewScene.nodeLimit
  /// The levels of objects and lists in a document and in its data.
  public var levels = SceneDocument.levelLimit

  /// Creates limits for pictures of a server.
  public init() {}

  /// Returns the smaller one of each limit of two.
  public func lowered(to other: RenderLimits) -> RenderLimits {
    var limits = self
    limits.duration = min(duration, other.duration)
    limits.pixels = min(pixels, other.pixels)
    limits.bytes = min(bytes, other.bytes)
    limits.nodes = min(nodes, other.nodes)
    limits.levels = min(levels, other.levels)
    return limits
  }
}

/// A limit that a request exceeds.
public enum RenderLimit: String, Hashable, Sendable {
  /// ``RenderLimits/pixels``.
  case pixels
  /// ``RenderLimits/bytes``.
  case bytes
  /// ``RenderLimits/levels``.
  case levels
}

extension JSONValue {
  /// Whether objects and lists contain each other to more levels than a limit; the recursion ends
  /// there.
  func isDeeper(than levels: Int) -> Bool {
    switch self {
    case .null, .bool, .number, .string: false
    case .array(let elements):
      levels <= 0 || elements.contains { $0.isDeeper(than: levels - 1) }
    case .object(let members):
      levels <= 0 || members.values.contains { $0.isDeeper(than: levels - 1) }
    }
  }
}

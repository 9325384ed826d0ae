public import TatamiScene

/// An error of a ``PictureRenderer``.
public enum RenderError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of pixels per point is not allowed.
  case scale(Double)
  /// The document or its data are invalid, or have more nodes than the limit.
  case scene(SceneError)
  /// The match list is invalid.
  case tournament(TournamentDocumentError)
  /// The request exceeds a limit.
  case limit(RenderLimit, found: Int, allowed: Int)
  /// The time of the request has passed; the step is the one that was over then.
  case timeout(Duration, after: String)
  /// The format does not allow the size of the picture.
  case picture(PictureError)
  /// No font is installed.
  case fonts(PictureError)
  /// The task was canceled.
  case canceled

  /// The value found and the values allowed, without paths of folders.
  public var description: String {
    switch self {
    case .scale(let scale):
      "the scale is \(scale); allowed are 0.1 to 16 pixels per point"
    case .scene(.fileOutsideFolders(let file, _, let path)):
      "\(path): \(quoted: file) is not below the folder of images"
    case .scene(let error): "\(error)"
    case .tournament(let error): "\(error)"
    case .limit(.pixels, let found, let allowed):
      "the picture has \(found) pixels; allowed are \(allowed)"
    case .limit(.bytes, let found, let allowed):
      "the file has \(found) bytes; allowed are \(allowed)"
    case .limit(.levels, _, let allowed):
      "more than \(allowed) levels of objects and lists"
    case .timeout(let duration, let step):
      "the time of \(duration) was over after \(step)"
    case .picture(let error), .fonts(let error): "\(error)"
    case .canceled: "the request was canceled"
    }
  }
}

import TatamiPicture

/// The name of a picture in a path: `/NAME.png`, or `/NAME@2x.png` for two pixels per point.
struct PictureName: Equatable {
  let template: String
  let format: PictureFormat
  let scale: Double

  /// The endings of pictures in paths.
  static let endings = ["png", "jpg", "jpeg", "webp", "svg", "pdf"]

  /// Reads a path; nil for one that is not that of a picture.
  init?(_ path: String) {
    let parts = path.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    guard path.hasPrefix("/"), parts.count == 2, Self.endings.contains(String(parts[1])),
      let format = PictureFormat(rawValue: parts[1] == "jpg" ? "jpeg" : String(parts[1]))
    else { return nil }
    let name = parts[0].split(separator: "@", omittingEmptySubsequences: false)
    switch (name.count, name.last) {
    case (1, _): scale = 1
    case (2, "1x"): scale = 1
    case (2, "2x"): scale = 2
    case (2, "3x"): scale = 3
    case (2, "4x"): scale = 4
    default: return nil
    }
    guard TemplateFolder.isName(name[0]) else { return nil }
    (template, self.format) = (String(name[0]), format)
  }
}

extension PictureFormat {
  /// The type, as the field `Content-Type` names it.
  var contentType: String {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .webp: "image/webp"
    case .svg: "image/svg+xml"
    case .pdf: "application/pdf"
    }
  }
}

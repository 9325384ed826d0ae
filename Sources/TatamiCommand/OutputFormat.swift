import ArgumentParser
import TatamiPicture

/// The formats that a command writes.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case png
  case jpeg
  case webp
  case svg
  case pdf
  /// A JSON database of a tournament.
  case bracketsModel = "brackets-model"

  /// The format as a picture; nil for a database.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

  /// The file name extension.
  var fileExtension: String {
    switch self {
    case .bracketsModel: "json"
    case .jpeg: "jpg"
    case .png, .webp, .svg, .pdf: rawValue
    }
  }

  /// Creates the format of a file name extension in lower case, nil for an unknown one.
  init?(fileExtension: String) {
    let name = fileExtension == "jpeg" ? "jpg" : fileExtension
    guard let format = Self.allCases.first(where: { $0.fileExtension == name }) else { return nil }
    self = format
  }
}

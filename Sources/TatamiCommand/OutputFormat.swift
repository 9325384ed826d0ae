import ArgumentParser
import TatamiPicture

/// The formats that a command writes.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case png
  case svg
  case pdf
  /// A JSON database of a tournament.
  case bracketsModel = "brackets-model"

  /// The format as a picture; nil for a database.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }

  /// The file name extension.
  var fileExtension: String { self == .bracketsModel ? "json" : rawValue }
}

import ArgumentParser
import TatamiPicture

extension TablePoints {
  /// Reads the value of `--points`.
  init(argument: String) throws {
    guard let points = TablePoints(argument) else {
      throw ValidationError(
        "--points is \(quoted: argument); allowed are the points for a win, a draw and a loss, such as"
          + " 3,1,0 or 1,0.5,0."
      )
    }
    self = points
  }
}

extension MatchLinkTemplate {
  /// Reads the value of `--link`.
  init(argument: String) throws {
    guard let template = MatchLinkTemplate(argument) else {
      let allowed = MatchLinkTemplate.placeholders.joined(separator: ", ")
      throw ValidationError(
        "--link is \(quoted: argument); it needs a placeholder for what differs: \(allowed)."
      )
    }
    self = template
  }
}

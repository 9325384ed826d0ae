import ArgumentParser
import TatamiScene

extension PictureFormat: @retroactive ExpressibleByArgument {}
extension BracketPoster.Theme: @retroactive ExpressibleByArgument {}

extension BracketStyle: @retroactive ExpressibleByArgument {
  /// Reads a style's name; a two-sided one may leave its direction out.
  public init?(argument: String) {
    switch argument {
    case "leftRight": self = .leftRight(direction: .top)
    case "topBottom": self = .topBottom(direction: .right)
    default: self.init(argument)
    }
  }

  /// The names in help texts.
  public var defaultValueDescription: String { description }
}

public import ArgumentParser
public import TatamiScene

extension PictureFormat: ExpressibleByArgument {}
extension TournamentPoster.Theme: ExpressibleByArgument {}

extension BracketStyle: ExpressibleByArgument {
  /// Parses a style's name; the direction of a two-sided style is optional.
  public init?(argument: String) {
    switch argument {
    case "leftRight": self = .leftRight(direction: .top)
    case "topBottom": self = .topBottom(direction: .right)
    default: self.init(argument)
    }
  }

  /// The name in help texts.
  public var defaultValueDescription: String { description }
}

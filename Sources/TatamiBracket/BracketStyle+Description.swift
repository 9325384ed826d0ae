extension BracketStyle: LosslessStringConvertible {
  /// The style as a text, for example `left` or `leftRight(top)`.
  public var description: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leftRight(let direction): "leftRight(\(direction.rawValue))"
    case .topBottom(let direction): "topBottom(\(direction.rawValue))"
    }
  }

  /// Creates a style from its description; nil for every other text.
  ///
  /// A two-sided style without a direction gets its default: `top` or `right`.
  public init?(_ description: String) {
    switch description {
    case "left": self = .left
    case "right": self = .right
    case "top": self = .top
    case "bottom": self = .bottom
    case "leftRight": self = .leftRight(direction: .top)
    case "topBottom": self = .topBottom(direction: .right)
    default: self.init(twoSided: description)
    }
  }

  private init?(twoSided description: String) {
    let styles = FinalDirection.allCases.flatMap {
      [BracketStyle.leftRight(direction: $0), .topBottom(direction: $0)]
    }
    guard let style = styles.first(where: { $0.description == description }) else { return nil }
    self = style
  }
}

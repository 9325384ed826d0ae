extension BracketStyle {
  /// The style that keeps its appearance when the device is turned to the left.
  ///
  /// Directions that act like another one are replaced by it.
  public var rotatedLeft: BracketStyle {
    switch self {
    case .left: .bottom
    case .right: .top
    case .top: .left
    case .bottom: .right
    case .leftRight(let direction): .topBottom(direction: direction == .bottom ? .right : .left)
    case .topBottom(let direction): .leftRight(direction: direction == .left ? .bottom : .top)
    }
  }

  /// The style that keeps its appearance when the device is turned to the right.
  public var rotatedRight: BracketStyle {
    rotatedLeft.reversed
  }

  /// The style that keeps its appearance when the device is turned upside down.
  public var reversed: BracketStyle {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leftRight(let direction): .leftRight(direction: direction == .bottom ? .top : .bottom)
    case .topBottom(let direction): .topBottom(direction: direction == .left ? .right : .left)
    }
  }
}

import Foundation

/// The kind of a transition between two contents of a layer.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The old content fades out while the new one fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content moves in while the old one moves out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves out and uncovers the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The side from which contents move in a transition.
///
/// The names refer to a vertical axis that points up: as on iOS, contents from the top move from the
/// lower edge upward.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the value.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// From the right edge to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the edge with the largest y, upward.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the edge with the smallest y, downward.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

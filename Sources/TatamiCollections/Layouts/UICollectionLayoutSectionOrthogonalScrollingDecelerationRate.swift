public import Foundation

/// The rate at which an orthogonally scrolling section decelerates after a drag.
public struct UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: RawRepresentable,
  Hashable, Sendable
{
  /// The share of the velocity that remains after a millisecond; 0 for that of the behavior.
  public let rawValue: CGFloat

  /// Creates a rate from a share of the velocity.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }

  /// The rate of the section's behavior.
  public static let automatic = Self(rawValue: 0)
  /// The usual rate of scroll views.
  public static let normal = Self(rawValue: 0.998)
  /// A rate at which scrolling ends sooner.
  public static let fast = Self(rawValue: 0.99)
}

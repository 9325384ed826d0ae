public import Foundation

/// A view of the window that a person has selected.
public struct Inspection: Hashable, Sendable {
  /// The frame, in points of the window.
  public var frame: CGRect
  /// The class, the frame, the properties and what determines the frame, a view a line.
  public var explanation: String
}

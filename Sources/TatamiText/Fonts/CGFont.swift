import Foundation

/// A font without a size, for text layers and drawing contexts.
public final class CGFont: Sendable {
  private let font: UIFont

  /// Finds an installed font by the name of a family or a face; nil for an unknown name.
  public init?(_ name: String) {
    guard let font = UIFont(name: name, size: 12) else { return nil }
    self.font = font
  }

  /// The name of the face.
  public var postScriptName: String? { font.fontName }

  /// Returns the font in a size in points.
  package func uiFont(size: CGFloat) -> UIFont { font.withSize(size) }
}

package import TatamiGeometry

/// Shapes text: measures it and breaks it into lines.
public protocol TextShaping: Sendable {
  /// Returns a font's vertical extents.
  func metrics(of font: FontDescriptor) -> FontMetrics

  /// Breaks text into lines of shaped runs.
  func layout(_ request: TextRequest) -> TextLayout

  /// Whether a font family of this name is available; letter case does not matter.
  func hasFamily(_ name: String) -> Bool

  /// Returns the names of all font families, sorted.
  func familyNames() -> [String]
}

extension TextShaping {
  /// Returns the size of the layout of a text, without its glyphs where the shaper can do that.
  package func size(of request: TextRequest) -> Size {
    (self as? PangoShaper)?.size(request) ?? layout(request).size
  }
}

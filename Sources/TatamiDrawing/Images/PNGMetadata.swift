/// The information in a PNG file about its picture.
package struct PNGMetadata: Equatable, Sendable {
  /// The resolution; nil for none.
  package var pixelsPerMeter: Int?
  /// The title and the description, empty for none.
  package var title = ""
  package var description = ""

  /// Creates metadata without values.
  package init() {}

  /// Creates metadata with the resolution of a scale.
  ///
  /// - Parameter scale: The pixels per point; 72 points are an inch.
  package init(scale: Double, title: String, description: String) {
    let resolution = (scale * 72 / 0.0254).rounded()
    if (1...1e9).contains(resolution) { pixelsPerMeter = Int(resolution) }
    (self.title, self.description) = (title, description)
  }
}

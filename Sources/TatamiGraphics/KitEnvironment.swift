package import TatamiDrawing

/// The shared state of the kit.
package enum KitEnvironment {
  /// The text shaper: Pango, or arithmetic where tests must not depend on fonts.
  @TaskLocal package static var textShaping: any TextShaping = PangoShaper.shared
}

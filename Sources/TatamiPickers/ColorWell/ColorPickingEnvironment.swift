package import TatamiGraphics

/// The request of a color well to a host.
package struct ColorQuestion {
  /// The title of the picker.
  package let title: String?
  /// The present color.
  package let color: UIColor?
  /// Whether the answer may be translucent.
  package let supportsAlpha: Bool
  /// Whether the host may offer to pick a color of the screen.
  package let supportsEyedropper: Bool
}

/// The host's way to pick colors, in an environment.
@MainActor
package final class ColorPickingEnvironment: KitEnvironmentPart {
  /// Picks a color and calls the closure with each one that a person chooses; nil without a host.
  package var pick: ((ColorQuestion, @escaping @MainActor (UIColor) -> Void) -> Void)?

  package init(environment: KitEnvironment) {}

  package static var current: ColorPickingEnvironment {
    KitEnvironment.current.part(ColorPickingEnvironment.self)
  }
}

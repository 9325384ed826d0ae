public import Foundation
public import TatamiViews

/// A view that applies an effect to what is behind it in its window, with content over it.
///
/// Views that are faded as a whole, or masked, cannot be seen through: an effect inside of them shows
/// its tint only. PDF and SVG show the tint as one color.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = BackdropView()
  private let content = UIView()
  private var current: UIVisualEffect?

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    current = effect
    backdrop.isUserInteractionEnabled = false
    for part in [backdrop, content] {
      part.isOpaque = false
      part.frame = bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(part)
    }
    showEffect()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The view to which subviews are added.
  open var contentView: UIView { content }

  /// The effect; nil shows what is behind unchanged.
  ///
  /// Changes inside of animations are animated.
  open var effect: UIVisualEffect? {
    get { current }
    set {
      guard newValue !== current else { return }
      current = newValue
      showEffect()
    }
  }

  private func showEffect() {
    content.tintColor = (current as? UIVibrancyEffect)?.style.color
    guard let layer = backdrop.layer as? BackdropLayer else { return }
    let values = (current as? UIBlurEffect).map { effect in
      BlurValues(effect.style, isDark: traitCollection.userInterfaceStyle == .dark)
    }
    layer.blurRadius = values?.radius ?? 0
    layer.saturation = values == nil ? 1 : BlurValues.saturation
    layer.tint =
      (values?.tint ?? layer.tint.map { UIColor(cgColor: $0).withAlphaComponent(0) })?
      .cgColor
  }

  /// Updates the colors for the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showEffect()
  }
}

/// The view of the blurred content.
private final class BackdropView: UIView {
  override class var layerClass: AnyClass { BackdropLayer.self }
}

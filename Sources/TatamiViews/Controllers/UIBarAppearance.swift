public import Foundation

/// The background of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  private var background = Background()

  /// The colors and the images that are drawn behind a bar.
  private struct Background {
    var color: UIColor?
    var image: UIImage?
    var mode = UIView.ContentMode.scaleToFill
    var shadow: UIColor?
    var shadowImage: UIImage?
    /// Whether the color of bars is drawn below the background color, which stands for a blur.
    var isStandard = false
  }

  /// Called after a change; set by the bar that uses the appearance.
  package final var changeHandler: (() -> Void)?

  /// Creates an appearance with the default background.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of the background of an appearance.
  public init(barAppearance: UIBarAppearance) {
    background = barAppearance.background
    super.init()
  }

  private func change(_ change: (inout Background) -> Void) {
    change(&background)
    appearanceDidChange()
  }

  /// Updates the bar that uses the appearance.
  package final func appearanceDidChange() { changeHandler?() }

  /// Sets the color of bars, with a hairline.
  open func configureWithDefaultBackground() {
    change {
      $0 = Background()
      $0.isStandard = true
      $0.shadow = UIColor.black.withAlphaComponent(0.3)
    }
  }

  /// Sets the opaque background color of the system, with a hairline.
  open func configureWithOpaqueBackground() {
    change {
      $0 = Background()
      $0.color = .systemBackground
      $0.shadow = UIColor.black.withAlphaComponent(0.3)
    }
  }

  /// Removes the background and the hairline.
  open func configureWithTransparentBackground() {
    change { $0 = Background() }
  }

  /// Whether the color of bars is drawn below the background color.
  package final var isStandard: Bool { background.isStandard }

  /// The color of the background; nil for none.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { change { $0.color = newValue } }
  }
  /// The image above the background color; nil for none.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { change { $0.image = newValue } }
  }
  /// The placement of the image.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.mode }
    set { change { $0.mode = newValue } }
  }
  /// The color of the hairline; nil for none.
  open var shadowColor: UIColor? {
    get { background.shadow }
    set { change { $0.shadow = newValue } }
  }
  /// An image in place of the hairline; nil for none.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { change { $0.shadowImage = newValue } }
  }
}

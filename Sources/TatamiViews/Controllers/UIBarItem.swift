public import Foundation

/// The contents of an element of a bar, such as a button.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Creates an item without contents.
  public override init() {
    super.init()
  }

  /// Called after a change; set by the bar that shows the item.
  package final var changeHandler: (() -> Void)?
  /// The view of a bar that shows the item.
  package final weak var shownView: UIView?
  /// Attributes of the title by the raw value of a control's state.
  package final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] {
    didSet { itemDidChange() }
  }
  private var enabled = true
  private var ownTitle: String?
  private var ownImage: UIImage?
  private var insets = UIEdgeInsets.zero

  /// Whether the item reacts to touches; others are gray.
  open var isEnabled: Bool {
    get { enabled }
    set { if exchange(&enabled, with: newValue) != newValue { itemDidChange() } }
  }
  /// The title.
  open var title: String? {
    get { ownTitle }
    set { if exchange(&ownTitle, with: newValue) != newValue { itemDidChange() } }
  }
  /// The image, drawn in the tint color unless its rendering mode is `alwaysOriginal`.
  open var image: UIImage? {
    get { ownImage }
    set {
      ownImage = newValue
      itemDidChange()
    }
  }
  /// The insets of the image, in points.
  open var imageInsets: UIEdgeInsets {
    get { insets }
    set { if exchange(&insets, with: newValue) != newValue { itemDidChange() } }
  }
  /// A number that a program may use.
  open var tag = 0
  /// The identifier for tests.
  open var accessibilityIdentifier: String?
  /// The accessibility label; nil for the title.
  open var accessibilityLabel: String?

  /// Updates the bar that shows the item.
  package final func itemDidChange() { changeHandler?() }
}

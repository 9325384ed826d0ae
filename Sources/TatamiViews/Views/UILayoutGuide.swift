public import Foundation

/// A rectangle of a view that is not a view itself, such as its safe area.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociationOwner {
  /// The part of the owning view that a guide covers.
  enum Region {
    case safeArea
    case margins
    case readableContent
  }

  /// The values that programs have associated with the guide.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?
  private let region: Region?
  private weak var owner: UIView?

  init(_ region: Region, of view: UIView) {
    self.region = region
    owner = view
  }

  /// Creates a guide without a view; its frame is empty, because the kit has no constraints.
  public override init() { region = nil }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { return nil }

  /// Writes nothing: this kit cannot write archives.
  open func encode(with coder: NSCoder) {}

  /// The view whose coordinates the frame has, held weakly.
  open weak var owningView: UIView? {
    get { owner }
    set { owner = newValue }
  }
  /// A name that identifies the guide.
  open var identifier = ""
  /// The rectangle in the coordinates of the owning view, in points.
  open var layoutFrame: CGRect {
    guard let owner, let region else { return .zero }
    return owner.frame(of: region)
  }
}

extension UIView {
  /// The largest width of text that is easy to read at the standard text size, in points.
  private static let readableWidth: CGFloat = 672

  fileprivate func frame(of region: UILayoutGuide.Region) -> CGRect {
    switch region {
    case .safeArea: inside(safeAreaInsets)
    case .margins: inside(layoutMargins)
    case .readableContent: readableFrame()
    }
  }

  private func inside(_ insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: bounds.minX + insets.left,
      y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom)
    )
  }

  /// Returns the frame between the margins, centered and at most as wide as text is easy to read.
  private func readableFrame() -> CGRect {
    var frame = inside(layoutMargins)
    let excess = frame.width - Self.readableWidth
    guard excess > 0 else { return frame }
    frame.origin.x += excess / 2
    frame.size.width = Self.readableWidth
    return frame
  }
}

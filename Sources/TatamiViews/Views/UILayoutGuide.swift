public import Foundation

/// A rectangle of a view that is not a view itself: its safe area, or one that constraints determine.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, AssociationOwner {
  /// The region that determines the rectangle of a guide.
  enum Region {
    /// The safe area of the owning view.
    case safeArea
    /// The margins of the owning view.
    case margins
    /// The content of the scroll view that owns the guide.
    case content
    /// The frame of the scroll view that owns the guide.
    case frame
    /// The part between the margins, no wider than text that is easy to read.
    case readableContent
    /// The part of the owning view that the keyboard covers.
    case keyboard
    /// The part of a controller's view above the safe area.
    case topBar
    /// The part of a controller's view below the safe area.
    case bottomBar
    /// Constraints.
    case solved
  }

  /// The values that programs have associated with the guide.
  package nonisolated(unsafe) final var associatedValues: AssociatedValues?
  final let region: Region
  private weak var owner: UIView?
  private var ownIdentifier = ""
  /// The guide's item in an engine.
  package final var engineItem: EngineItem?
  /// The rectangle that constraints determine, in the coordinates of the owning view.
  final var solvedFrame = CGRect.zero

  init(_ region: Region, of view: UIView, identifier: String) {
    self.region = region
    owner = view
    ownIdentifier = identifier
  }

  /// Creates a guide without a view; add it to one with `addLayoutGuide(_:)`.
  public override init() { region = .solved }

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
  open var identifier: String {
    get { ownIdentifier }
    set { ownIdentifier = newValue }
  }
  /// The rectangle in the coordinates of the owning view, in points.
  ///
  /// The frame of a guide that was added to a view is from the last layout pass; it is empty if no
  /// constraint mentions the guide.
  open var layoutFrame: CGRect {
    owner.map { $0.frame(of: self) } ?? .zero
  }

  // MARK: Anchors

  /// The edge at which text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
  /// The edge at which text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { dimension(.width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { dimension(.height) }
  /// The horizontal center.
  open var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
  /// The vertical center.
  open var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }

  // MARK: Diagnosis

  /// Returns the constraints that determine the guide along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { LayoutItem.guide(self).constraintsAffectingLayout(along: axis) }

  /// Whether the constraints leave the rectangle of the guide ambiguous.
  open var hasAmbiguousLayout: Bool { LayoutItem.guide(self).isAmbiguous }

  private func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(item: self, attribute: attribute))
  }

  private func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(item: self, attribute: attribute))
  }

  private func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(item: self, attribute: attribute))
  }
}

extension UIView {
  /// The largest width of text that is easy to read at the standard text size, in points.
  static let readableWidth: CGFloat = 672

  fileprivate func frame(of guide: UILayoutGuide) -> CGRect {
    switch guide.region {
    case .safeArea: inside(safeAreaInsets)
    case .margins: inside(layoutMargins)
    case .readableContent: readableFrame()
    case .frame: bounds
    case .content: CGRect(origin: .zero, size: scrolledContentSize)
    case .keyboard:
      keyboardLayoutGuide.cover.floating ?? strip(atBottom: keyboardLayoutGuide.bottomInset)
    case .topBar: strip(atBottom: bounds.height).topPart(safeAreaInsets.top)
    case .bottomBar: strip(atBottom: safeAreaInsets.bottom)
    case .solved: guide.solvedFrame
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

  private func strip(atBottom height: CGFloat) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
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

extension CGRect {
  fileprivate func topPart(_ height: CGFloat) -> CGRect {
    CGRect(x: minX, y: minY, width: width, height: height)
  }
}

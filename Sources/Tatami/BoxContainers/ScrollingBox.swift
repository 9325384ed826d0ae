public import TatamiReactive
public import TatamiUIKit

/// The axes along which a box scrolls.
public enum ScrollDirection: Hashable, Sendable {
  /// From left to right.
  case x
  /// From top to bottom.
  case y
  /// Along both axes.
  case both
}

extension ScrollDirection: ReactiveSource {
  /// The constant's own type.
  public typealias OutputType = ScrollDirection
}

/// A scroll view around one box, whose content size follows the box.
///
/// ```swift
/// ScrollingBox(VBox()) { box in
///   for text in texts { UILabel().attach(box).text(text) }
/// }
/// .attach(view)
/// .size(.fill, .fill)
/// ```
open class ScrollingBox<Content: BoxView>: UIScrollView {
  /// The box.
  public let content: Content

  /// The axes along which the box has the length of its content; along the other axis it has the
  /// length of the scroll view.
  open var scrollDirection: ScrollDirection {
    get { direction }
    set {
      direction = newValue
      updateContent()
    }
  }
  private var direction: ScrollDirection

  /// Creates a scroll view around a box.
  ///
  /// - Parameters:
  ///   - content: The box.
  ///   - direction: The axes along which the box scrolls.
  ///   - builder: Builds the content of the box.
  public init(
    _ content: Content,
    direction: ScrollDirection = .y,
    builder: (Content) -> Void = { _ in }
  ) {
    self.content = content
    self.direction = direction
    super.init(frame: .zero)
    content.isScrollViewControl = true
    addSubview(content)
    builder(content)
    updateContent()
  }

  /// Returns nil: the scroll view requires a box.
  public required init?(coder: NSCoder) { nil }

  private func updateContent() {
    content.layoutMeasure.size = BoxSize(
      width: direction == .y ? .fill : .wrap,
      height: direction == .x ? .fill : .wrap
    )
  }
}

extension Puyo where Node: UIScrollView {
  /// Sets the axes along which a scrolling box scrolls.
  @discardableResult
  public func scrollDirection<Content>(_ direction: ScrollDirection) -> Self
  where Node == ScrollingBox<Content> {
    bind("scrollDirection", direction) { $0.scrollDirection = $1 }
  }

  /// Sets the axes along which a scrolling box scrolls.
  @discardableResult
  public func scrollDirection<Content>(_ direction: some ReactiveSource<ScrollDirection>) -> Self
  where Node == ScrollingBox<Content> {
    bind("scrollDirection", direction) { $0.scrollDirection = $1 }
  }
}

/// A scroll view around a vertical box.
public typealias ScrollBox = ScrollingBox<VBox>

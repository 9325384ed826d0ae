public import Tatami

/// A view whose directions of scrolling can be set.
@preconcurrency @MainActor
public protocol ScrollDirectionable: UIView {
  /// Sets the axes along which the view scrolls.
  func setScrollDirection(_ direction: ScrollDirection)
}

/// A scroll view around one box, whose content size follows the box.
public class ScrollingBox<Flat: BoxView>: Tatami.ScrollingBox<Flat>, ScrollDirectionable, Stateful {
  /// The type of the scroll view's delegate.
  public typealias DelegateType = any UIScrollViewDelegate
  /// The type of the state.
  public typealias StateType = State<ViewState>

  /// The state of a scrolling box.
  public struct ViewState {
    /// The axes along which the box scrolls.
    public var direction: ScrollDirection

    /// Creates a state.
    public init(direction: ScrollDirection = .y) { self.direction = direction }
  }

  /// The axes along which the box scrolls.
  public let state = State(ViewState())
  private var retainedDelegate: AnyObject?

  /// The box.
  public var flat: Flat { content }

  /// Creates a scroll view around a box.
  ///
  /// - Parameters:
  ///   - flat: Returns the box.
  ///   - direction: The axes along which the box scrolls.
  ///   - builder: Builds the content of the box.
  public init(
    flat: BoxGenerator<Flat>,
    direction: ScrollDirection = .y,
    builder: (Flat) -> Void
  ) {
    super.init(flat(), direction: direction, builder: builder)
    state.value.direction = direction
    state.safeBind(to: self) { $0.scrollDirection = $1.direction }
  }

  /// Returns nil: the scroll view requires a box.
  public required init?(coder: NSCoder) { nil }

  /// Sets the axes along which the box scrolls.
  public func setScrollDirection(_ direction: ScrollDirection) { state.value.direction = direction }

  /// Sets the delegate of the scroll view.
  public func setDelegate(_ delegate: any UIScrollViewDelegate, retained: Bool) {
    retainedDelegate = retained ? delegate : nil
    self.delegate = delegate
  }
}

extension ScrollingBox where Flat == VBox {
  /// Creates a scroll view around a vertical box.
  public convenience init(direction: ScrollDirection = .y, builder: (VBox) -> Void) {
    self.init(flat: { VBox() }, direction: direction, builder: builder)
  }
}

extension ScrollingBox where Flat == HBox {
  /// Creates a scroll view around a horizontal box.
  public convenience init(direction: ScrollDirection = .y, builder: (HBox) -> Void) {
    self.init(flat: { HBox() }, direction: direction, builder: builder)
  }
}

extension ScrollingBox where Flat == VFlow {
  /// Creates a scroll view around a box of rows.
  public convenience init(direction: ScrollDirection = .y, builder: (VFlow) -> Void) {
    self.init(flat: { VFlow() }, direction: direction, builder: builder)
  }
}

extension ScrollingBox where Flat == HFlow {
  /// Creates a scroll view around a box of columns.
  public convenience init(direction: ScrollDirection = .y, builder: (HFlow) -> Void) {
    self.init(flat: { HFlow() }, direction: direction, builder: builder)
  }
}

extension Puyo where Node: ScrollDirectionable {
  /// Sets the axes along which the view scrolls.
  @discardableResult
  public func scrollDirection(_ direction: ScrollDirection) -> Self {
    node.setScrollDirection(direction)
    return self
  }

  /// Binds the axes along which the view scrolls to a source.
  @discardableResult
  public func scrollDirection(_ direction: some ReactiveSource<ScrollDirection>) -> Self {
    doOn(direction) { $0.setScrollDirection($1) }
  }
}

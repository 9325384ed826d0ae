public import Tatami

/// A box with a scroll view around another box.
///
/// `ScrollingBox` is a scroll view itself.
public class ScrollBox<T: BoxView>: ZBox {
  /// The type of the scroll view's delegate.
  public typealias DelegateType = any UIScrollViewDelegate

  /// The scroll view.
  public let scrollView: UIScrollView
  private var retainedDelegate: AnyObject?

  /// Creates a box.
  ///
  /// - Parameters:
  ///   - scrollView: Returns the scroll view.
  ///   - flat: Returns the box in it.
  ///   - direction: The axis along which the box has the length of its content.
  ///   - builder: Builds the content of the box.
  public init(
    scrollView: BoxGenerator<UIScrollView> = { UIScrollView() },
    flat: BoxGenerator<T>,
    direction: Direction = .y,
    builder: (UIView) -> Void
  ) {
    self.scrollView = scrollView()
    super.init(frame: .zero)
    let content = flat()
    content.isScrollViewControl = true
    content.attach(self.scrollView)
      .width(direction == .y ? .fill : .wrap)
      .height(direction == .y ? .wrap : .fill)
    builder(content)
    self.scrollView.attach(self).size(.fill, .fill)
  }

  /// Returns nil: such a box is not in archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the delegate of the scroll view.
  public func setDelegate(_ delegate: any UIScrollViewDelegate, retained: Bool) {
    retainedDelegate = retained ? delegate : nil
    scrollView.delegate = delegate
  }
}

extension ScrollBox where T == VBox {
  /// Creates a box around a vertical one.
  public convenience init(direction: Direction = .y, builder: (UIView) -> Void) {
    self.init(flat: { VBox() }, direction: direction, builder: builder)
  }
}

extension ScrollBox where T == HBox {
  /// Creates a box around a horizontal one.
  public convenience init(direction: Direction = .y, builder: (UIView) -> Void) {
    self.init(flat: { HBox() }, direction: direction, builder: builder)
  }
}

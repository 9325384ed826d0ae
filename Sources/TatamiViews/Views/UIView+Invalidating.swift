/// The invalidation of a view when the value of one of its properties changes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Invalidates a view.
  func invalidate(view: UIView)
}

/// A view whose configurations are updated for its state.
@MainActor
package protocol ConfigurationUpdating: UIView {
  /// Requests an update of the configurations before the next layout.
  func setNeedsUpdateConfiguration()
}

extension UIView {
  /// A property of a view that invalidates parts of the view when its value changes:
  /// `@Invalidating(.layout, .display) var inset: CGFloat = 0`.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Creates a property that invalidates one part of its view.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// The value of a property outside of views, which cannot be used.
    @available(*, unavailable, message: "only views have properties that invalidate them")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// The value of the property of a view.
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance view: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { view[keyPath: storageKeyPath].value }
      set {
        guard view[keyPath: storageKeyPath].value != newValue else { return }
        view[keyPath: storageKeyPath].value = newValue
        view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
      }
    }
  }

  /// The parts of views that properties invalidate.
  public enum Invalidations {
    /// Calls `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks a view for layout.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Calls `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks the contents of a view for redrawing.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Calls `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Marks a view for the next pass of constraint updates.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }

    /// Calls `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Has the natural size of a view asked for again.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Calls `setNeedsUpdateConfiguration()` of views that have configurations.
    public struct Configuration: UIViewInvalidating {
      /// Creates the invalidation.
      public init() {}
      /// Requests an update of a view's configurations.
      public func invalidate(view: UIView) {
        (view as? any ConfigurationUpdating)?.setNeedsUpdateConfiguration()
      }
    }

    /// Two invalidations.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>:
      UIViewInvalidating
    {
      private let first: Invalidation1
      private let second: Invalidation2

      /// Creates an invalidation of two.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        (first, second) = (invalidation1, invalidation2)
      }

      /// Invalidates a view in both ways.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The layout of the view.
  public static var layout: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The contents of the view.
  public static var display: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// The constraints of the view.
  public static var constraints: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The natural size of the view.
  public static var intrinsicContentSize: Self { Self() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configurations of the view.
  public static var configuration: Self { Self() }
}

extension UIView.Invalidating {
  /// Creates a property that invalidates two parts of its view.
  public init<InvalidationType1: UIViewInvalidating, InvalidationType2: UIViewInvalidating>(
    wrappedValue: Value,
    _ invalidation1: InvalidationType1,
    _ invalidation2: InvalidationType2
  ) where InvalidationType == UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2> {
    self.init(wrappedValue: wrappedValue, .init(invalidation1, invalidation2))
  }

  /// Makes a property that invalidates three parts of its view.
  public init<
    InvalidationType1: UIViewInvalidating,
    InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating
  >(
    wrappedValue: Value,
    _ invalidation1: InvalidationType1,
    _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
    >
  {
    self.init(wrappedValue: wrappedValue, .init(.init(invalidation1, invalidation2), invalidation3))
  }

  /// Makes a property that invalidates four parts of its view.
  public init<
    InvalidationType1: UIViewInvalidating,
    InvalidationType2: UIViewInvalidating,
    InvalidationType3: UIViewInvalidating,
    InvalidationType4: UIViewInvalidating
  >(
    wrappedValue: Value,
    _ invalidation1: InvalidationType1,
    _ invalidation2: InvalidationType2,
    _ invalidation3: InvalidationType3,
    _ invalidation4: InvalidationType4
  )
  where
    InvalidationType == UIView.Invalidations.Tuple<
      UIView.Invalidations.Tuple<InvalidationType1, InvalidationType2>,
      UIView.Invalidations.Tuple<InvalidationType3, InvalidationType4>
    >
  {
    self.init(
      wrappedValue: wrappedValue,
      .init(.init(invalidation1, invalidation2), .init(invalidation3, invalidation4))
    )
  }
}

public import TatamiUIKit

/// A scroll view whose `deinit` is not isolated.
public final class DeinitScrollView: UIScrollView {
  public var onDeinit: @Sendable () -> Void = {}
  deinit { onDeinit() }
}

/// A text view whose `deinit` is not isolated.
public final class DeinitTextView: UITextView {
  public var onDeinit: @Sendable () -> Void = {}
  deinit { onDeinit() }
}

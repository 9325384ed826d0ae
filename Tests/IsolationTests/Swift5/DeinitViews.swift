public import TatamiUIKit

/// A scroll view whose `deinit` is not isolated.
public final class DeinitScrollView: UIScrollView {
  public var onDeinit: () -> Void = {}
  deinit { onDeinit() }
}

/// A text view whose `deinit` is not isolated.
public final class DeinitTextView: UITextView {
  public var onDeinit: () -> Void = {}
  deinit { onDeinit() }
}

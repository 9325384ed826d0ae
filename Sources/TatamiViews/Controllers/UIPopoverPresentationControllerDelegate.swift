/// A delegate of popovers.
///
/// Whether a popover becomes a sheet in compact width is decided by
/// ``UIAdaptivePresentationControllerDelegate/adaptivePresentationStyle(for:traitCollection:)``.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a popover is presented, to set its source.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

public import Foundation

/// A layout between two others: mixes their attributes by the progress of a transition.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// Creates a layout between two others, with a progress of 0.
  public init(
    currentLayout: UICollectionViewLayout,
    nextLayout newLayout: UICollectionViewLayout
  ) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The layout at a progress of 0.
  open private(set) var currentLayout: UICollectionViewLayout
  /// The layout at a progress of 1.
  open private(set) var nextLayout: UICollectionViewLayout

  private var progress: CGFloat = 0
  /// The progress of the transition: 0 is the current layout, 1 the next one; not limited.
  open var transitionProgress: CGFloat {
    get { progress }
    set {
      progress = newValue
      invalidateLayout()
    }
  }
}

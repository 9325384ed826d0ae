import Foundation

extension UIScrollView {
  /// The time for which `flashScrollIndicators()` shows the indicators, in seconds.
  private static let flashDuration: TimeInterval = 1

  /// Shows the indicators after a movement.
  func showIndicators() {
    guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
    loadedIndicators.show()
  }

  func flashIndicators() {
    loadedIndicators.show(for: Self.flashDuration)
  }

  private var loadedIndicators: ScrollIndicators {
    if let indicators { return indicators }
    let new = ScrollIndicators(of: self)
    indicators = new
    return new
  }
}

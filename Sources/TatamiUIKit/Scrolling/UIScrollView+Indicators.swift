import Foundation

extension UIScrollView {
  /// How long indicators are shown that nothing has moved, in seconds.
  private static let flashTime: TimeInterval = 1

  /// Shows the indicators for the usual time after a movement.
  func showIndicators() {
    guard showsVerticalScrollIndicator || showsHorizontalScrollIndicator else { return }
    ownIndicators.show()
  }

  func flashIndicators() {
    ownIndicators.show(for: Self.flashTime)
  }

  private var ownIndicators: ScrollIndicators {
    if let indicators { return indicators }
    let made = ScrollIndicators(of: self)
    indicators = made
    return made
  }
}

public import Foundation

extension Timer {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns a timer that never fires, as `Timer()` does on Apple platforms.
  public static func _unscheduled() -> Timer {
    Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }
}

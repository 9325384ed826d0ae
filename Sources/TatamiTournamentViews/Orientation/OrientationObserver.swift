import Foundation
import TatamiBracket
import TatamiReactive
import TatamiUIKit

/// A view whose style can follow the device's orientation.
@MainActor
protocol OrientationFixing: UIView {
  /// Whether the style is rotated against the device's rotations.
  var fixOrientation: Bool { get }
  /// The style that is rotated.
  var style: BracketStyle { get set }
}

/// Rotates the style of a view after changes of the device's orientation, until the observer is
/// deallocated.
@MainActor
final class OrientationObserver {
  private weak var view: (any OrientationFixing)?
  private let device = UIDevice.current
  private var turns = OrientationTurns()
  // Outside of the main actor, only `deinit` reads the token, when no other references exist.
  private nonisolated(unsafe) var token: any NSObjectProtocol = NSObject()

  init(_ view: any OrientationFixing) {
    self.view = view
    // Without a queue: off Apple platforms, a post from the main queue would deadlock.
    token = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainQueue.run { [weak self] in self?.orientationDidChange() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }

  private func orientationDidChange() {
    guard let view, view.fixOrientation else { return }
    view.style = turns.style(view.style, after: device.orientation)
  }
}

package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit
import Foundation

extension ControlsPage: InteractivePage {
  /// Taps a switch, drags a slider's thumb and taps a segment.
  package func simulateInteraction(in window: UIWindow) {
    Simulator.tap(at: wiFi.target, in: window)
    let thumb = volume.thumbRect(
      forBounds: volume.bounds,
      trackRect: volume.trackRect(forBounds: volume.bounds),
      value: volume.value
    )
    let start = volume.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: nil)
    Simulator.drag(from: start, to: volume.target, in: window)
    Simulator.tap(at: period.target, in: window)
    Simulator.advance(by: 1.06)
  }
}

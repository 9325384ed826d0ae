import Foundation
import TatamiGraphics

/// The state to which a screen changes.
struct ScreenChange {
  /// The size in portrait orientation, in points.
  var uprightSize: CGSize
  /// The orientation of the interface.
  var orientation: UIInterfaceOrientation
  /// The traits that windows inherit.
  var traits: UITraitCollection
  /// The duration of the animation, in seconds.
  var duration: TimeInterval = 0
  /// The rotation of the interface.
  var rotation = CGAffineTransform.identity

  /// Creates a change that changes nothing.
  @MainActor
  init(of screen: UIScreen) {
    (uprightSize, orientation) = (screen.uprightSize, screen.orientation)
    traits = screen.traitCollection
  }

  /// The screen's rectangle after the change, in points.
  var bounds: CGRect { UIScreen.bounds(of: uprightSize, orientation) }

  @MainActor
  func apply(to screen: UIScreen) {
    (screen.uprightSize, screen.orientation) = (uprightSize, orientation)
    screen.traitCollection = traits
  }
}

/// The state to which a window changes when its screen changes.
@MainActor
struct WindowChange {
  private let window: UIWindow
  private let frame: CGRect
  private let transition: SizeTransition

  init(of window: UIWindow, to frame: CGRect, by change: ScreenChange) {
    (self.window, self.frame) = (window, frame)
    let isResized = window.frame.size != frame.size
    transition = SizeTransition(
      of: window,
      lasting: isResized ? change.duration : 0,
      rotation: change.rotation
    )
    transition.traits = window.traits(on: change.traits, size: frame.size)
  }

  /// Calls the controllers: for other traits, then for another size.
  func announce() {
    guard let root = window.rootViewController else { return }
    if let traits = transition.traits { root.announceTraits(around: traits, with: transition) }
    if window.frame.size != frame.size {
      root.viewWillTransition(to: frame.size, with: transition)
    }
  }

  /// Changes the window, and its layout with it.
  func make() {
    transition.run {
      resize()
      window.updateTraits()
      window.layoutIfNeeded()
    }
  }

  /// Sets the frame at once: only what is in the window moves.
  private func resize() {
    let layer = window.layer
    let keys = Set(layer.animationKeys() ?? [])
    window.frame = frame
    for key in layer.animationKeys() ?? [] where !keys.contains(key) {
      layer.removeAnimation(forKey: key)
    }
  }
}

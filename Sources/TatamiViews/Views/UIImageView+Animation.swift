import Foundation

extension UIImageView {
  /// The time of the view's run loop, in seconds.
  private var now: TimeInterval { layer.runLoop.clock.now }

  /// The image of the running animation; nil for none.
  var playedImage: UIImage? {
    guard let playback = animation.playback else { return nil }
    let shown = isHighlighted ? animation.highlightedPlayback ?? playback : playback
    return shown.images[shown.index(at: now)]
  }

  /// Plays the animation images or, without any, the image if it is animated.
  func play() {
    let settings = animation
    guard
      let playback = ImagePlayback(
        settings.images,
        duration: settings.duration,
        repeatCount: settings.repeatCount,
        start: now
      )
    else { return playAnimatedImage() }
    animation.playback = playback
    animation.highlightedPlayback = ImagePlayback(
      settings.highlightedImages,
      duration: settings.duration,
      repeatCount: settings.repeatCount,
      start: now
    )
    showPlayback()
  }

  /// Plays the image endlessly if it is animated, unless there are animation images.
  func playAnimatedImage() {
    guard animation.images?.isEmpty ?? true else { return }
    stopPlaying()
    guard let image, let images = image.images else { return }
    animation.playback = ImagePlayback(images, duration: image.duration, repeatCount: 0, start: now)
    showPlayback()
  }

  /// Stops the animation and shows the image.
  func stopPlaying() {
    guard animation.playback != nil else { return }
    (animation.playback, animation.highlightedPlayback) = (nil, nil)
    showPlayback()
  }

  /// Starts the animation from the first image on in a new window, and pauses it outside.
  func restartPlayback() {
    if window != nil, animation.playback == nil { return playAnimatedImage() }
    guard animation.playback != nil else { return }
    animation.playback?.start = now
    animation.highlightedPlayback?.start = now
    showPlayback()
  }

  /// Shows the image of the current time, and sets the timer of the next one while in a window.
  func showPlayback() {
    animation.timer?.cancel()
    animation.timer = nil
    if animation.playback?.isOver(at: now) == true {
      (animation.playback, animation.highlightedPlayback) = (nil, nil)
    }
    updateLayer()
    guard window != nil, let playback = animation.playback, playback.changes else { return }
    let wait = max(FrameClock.frameDuration, playback.nextChange(after: now) - now)
    animation.timer = layer.runLoop.clock.after(wait) { [weak self] in self?.showPlayback() }
  }
}

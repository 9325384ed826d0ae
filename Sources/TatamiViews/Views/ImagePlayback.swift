import Foundation

/// The images that an image view shows one after another, from a start on.
struct ImagePlayback {
  /// The images; at least one.
  let images: [UIImage]
  /// The duration of one run, in seconds; positive and finite.
  private let duration: TimeInterval
  /// The number of runs; 0 is endless.
  private let repeatCount: Int
  /// The time of the first image.
  var start: TimeInterval

  /// Creates a playback that starts at a time; nil without images.
  ///
  /// A duration that is not finite or below a microsecond for each image shows each image for a
  /// thirtieth of a second.
  init?(_ images: [UIImage]?, duration: TimeInterval, repeatCount: Int, start: TimeInterval) {
    guard let animated = UIImage.animatedImage(with: images ?? [], duration: duration),
      let images = animated.images
    else { return nil }
    self.images = images
    self.duration = animated.duration
    self.repeatCount = max(0, repeatCount)
    self.start = start
  }

  /// The duration of one image, in seconds.
  private var step: TimeInterval { duration / Double(images.count) }

  /// The number of images shown before a time; rounding does not delay an image.
  private func count(at time: TimeInterval) -> Double {
    max(0, ((time - start) / step + 1e-6).rounded(.down))
  }

  /// Whether another image is shown later, or none.
  var changes: Bool { images.count > 1 || repeatCount > 0 }

  /// Returns whether all runs are over at a time.
  func isOver(at time: TimeInterval) -> Bool {
    repeatCount > 0 && count(at: time) >= Double(images.count) * Double(repeatCount)
  }

  /// Returns the index of the image to show at a time.
  func index(at time: TimeInterval) -> Int {
    Int(count(at: time).truncatingRemainder(dividingBy: Double(images.count)))
  }

  /// Returns the time after another time at which the image changes.
  func nextChange(after time: TimeInterval) -> TimeInterval {
    start + (count(at: time) + 1) * step
  }
}

/// The animation of an image view: what is to be shown, and what is running.
struct ImageViewAnimation {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  /// The duration of one run, in seconds; 0 for a thirtieth of a second per image.
  var duration: TimeInterval = 0
  /// The number of runs; 0 is endless.
  var repeatCount = 0
  /// The running playback; nil for none.
  var playback: ImagePlayback?
  /// The images that replace the playback's while the view is highlighted; nil for none.
  var highlightedPlayback: ImagePlayback?
  /// The timer of the next image; nil outside of windows.
  var timer: FrameClock.Token?
}

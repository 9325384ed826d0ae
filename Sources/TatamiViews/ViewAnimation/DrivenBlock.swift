import Foundation

/// The changes of one closure of a property animator, and their progress.
@MainActor
final class DrivenBlock {
  let timeline: AnimatorTimeline
  /// The position on the timeline at which the animations begin, below 1.
  private let begin: Double
  var changes: [DrivenChange] = []
  /// The progress at the beginning of the current segment of the timeline; nil if the animations
  /// were added after it.
  private var heldProgress: Double?

  init(_ timeline: AnimatorTimeline, begin: Double) {
    self.timeline = timeline
    self.begin = begin
  }

  /// The current progress: 0 at the start, 1 at the end, beyond them while a spring oscillates.
  var progress: Double {
    timeline.progress(at: timeline.position, begin: begin, held: heldProgress)
  }

  /// Saves the current progress for the beginning of a new segment.
  func hold() { heldProgress = progress }
}

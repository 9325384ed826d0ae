/// The settings of an emitter layer over time, from which follows when particles are born.
struct EmissionTimeline {
  /// A time from which on settings applied.
  struct Segment {
    let start: Double
    /// The time integral of the birth rate's factor up to the start.
    let total: Double
    var settings: EmitterSettings
  }

  /// The maximum number of segments; of older ones, particles are not shown.
  private static let maxCount = 4096

  private var segments: [Segment]

  /// Creates the timeline of settings that have always applied since the time 0.
  init(_ settings: EmitterSettings) {
    segments = [Segment(start: 0, total: 0, settings: settings)]
  }

  /// Applies settings from a time on; what applied after an earlier time than the last one is dropped.
  mutating func set(_ settings: EmitterSettings, at time: Double) {
    while segments.count > 1, let last = segments.last, last.start > time { segments.removeLast() }
    guard let last = segments.last, last.settings != settings else { return }
    let time = max(time, last.start)
    if time == last.start {
      segments[segments.count - 1].settings = settings
    } else {
      let total = last.total + last.settings.rate * (time - last.start)
      segments.append(Segment(start: time, total: total, settings: settings))
    }
    if segments.count > Self.maxCount { segments.removeFirst(Self.maxCount / 2) }
  }

  /// Returns the time integral of the birth rate's factor up to a time.
  func total(at time: Double) -> Double {
    let segment = segments[index { $0.start <= time }]
    return segment.total + segment.settings.rate * max(0, time - segment.start)
  }

  /// Returns the time at which the integral reached a value, and the settings of that time; nil if it
  /// has not, or before the first segment.
  func moment(of total: Double) -> (time: Double, settings: EmitterSettings)? {
    // The last segment that begins below the value contains it.
    let segment = segments[index { $0.total < total }]
    guard segment.settings.rate > 0, total >= segment.total else { return nil }
    return (segment.start + (total - segment.total) / segment.settings.rate, segment.settings)
  }

  /// Returns the index of the last segment that satisfies a condition that earlier ones satisfy, too; 0
  /// for none.
  private func index(where condition: (Segment) -> Bool) -> Int {
    var range = 0..<segments.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if condition(segments[middle]) {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return max(0, range.lowerBound - 1)
  }

  /// The largest factor of lifetimes that has applied.
  var longestLifetimeFactor: Double { segments.reduce(0) { max($0, $1.settings.lifetimeFactor) } }

  /// Whether no particle is born at the latest settings.
  var isQuiet: Bool { segments.last?.settings.rate == 0 }
}

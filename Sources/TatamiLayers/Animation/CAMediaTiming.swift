import Foundation

/// What has a time of its own: layers and animations.
///
/// Numbers that make no sense (not a number, negative durations) count as 0, all others are
/// clamped to a thousand million seconds.
@MainActor
public protocol CAMediaTiming {
  /// When its time begins, in the time of what it is in; 0 means the moment it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one run takes, in seconds.
  var duration: CFTimeInterval { get set }
  /// How much faster than the time around it goes; 0 stands still.
  var speed: Float { get set }
  /// A shift of its time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// How many times it runs; 0 means once.
  var repeatCount: Float { get set }
  /// For how long it runs again and again, in seconds; 0 leaves it to the count.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards.
  var autoreverses: Bool { get set }
  /// What it shows before its begin and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What something shows outside its time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a mode from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its last value after its end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its first value before its begin.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its first and its last value.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  var fillsBefore: Bool { self == .backwards || self == .both }
  var fillsAfter: Bool { self == .forwards || self == .both }
}

import Foundation

/// The references that a run of tests records.
package enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Those that do not exist.
  case missing
  /// Those that do not exist or differ.
  case failed
  /// All.
  case all
  /// None.
  case never

  /// Reads the value of `TATAMI_RECORD`; 1 means `all`, nothing means `missing`.
  package init(environmentValue value: String?) throws(SnapshotRecordingError) {
    switch value {
    case nil, "": self = .missing
    case "1": self = .all
    case let value?:
      guard let mode = SnapshotRecording(rawValue: value) else {
        throw SnapshotRecordingError(value: value)
      }
      self = mode
    }
  }

  /// Returns the mode of this process.
  package static func ofProcess() throws(SnapshotRecordingError) -> SnapshotRecording {
    try SnapshotRecording(
      environmentValue: ProcessInfo.processInfo.environment["TATAMI_RECORD"]
    )
  }
}

/// A value of `TATAMI_RECORD` that is not allowed.
package struct SnapshotRecordingError: Error, CustomStringConvertible {
  let value: String

  package var description: String {
    let allowed = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
    return "TATAMI_RECORD is '\(value)'; allowed are \(allowed)"
  }
}

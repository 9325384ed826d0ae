import Foundation
import Logging
import TatamiPicture

/// Writes each message as a line of JSON to standard error.
struct LineLogHandler: LogHandler {
  var logLevel = Logger.Level.info
  var metadata: Logger.Metadata = [:]

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    var pairs = [
      ("time", Date().formatted(.iso8601.time(includingFractionalSeconds: true))),
      ("level", event.level.rawValue), ("message", event.message.description),
    ]
    let all = metadata.merging(event.metadata ?? [:]) { $1 }
    pairs += all.sorted { $0.key < $1.key }.map { ($0.key, $0.value.description) }
    let members = pairs.map { name, value in
      JSONWriter.text(of: .string(name)) + ":" + Self.text(value)
    }
    Terminal.write("{" + members.joined(separator: ",") + "}\n")
  }

  /// Returns a number or a text as JSON.
  private static func text(_ value: String) -> String {
    Double(value).map { JSONWriter.text(of: .number($0)) } ?? JSONWriter.text(of: .string(value))
  }
}

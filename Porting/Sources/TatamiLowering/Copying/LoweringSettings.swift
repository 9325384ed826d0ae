public import Foundation

/// The settings in `port.json`.
public struct LoweringSettings: Sendable, Hashable {
  /// The options with which sources are lowered.
  public var options = LoweringOptions()
  /// Whether errors are warnings.
  public var keepsGoing = false

  /// The settings without a file.
  public init() {}

  /// Reads the settings of a file.
  ///
  /// - Throws: `SourceFolder.Failure` that names the key and its allowed values.
  public init(contentsOf url: URL) throws(SourceFolder.Failure) {
    let text = try SourceFolder.read(url)
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let members = object as? [String: Any]
    else {
      throw SourceFolder.Failure(path: url.path, reason: "the settings are not a JSON object")
    }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      guard set(key, value) else {
        throw SourceFolder.Failure(
          path: url.path,
          reason: "'\(key)' is not a setting with this value; settings are "
            + "\"ceiling\": 16, \"modules\": {\"Combine\": \"OpenCombine\"}, \"clock\": true, "
            + "\"keepGoing\": false"
        )
      }
    }
  }

  private mutating func set(_ key: String, _ value: Any) -> Bool {
    switch (key, value) {
    case ("ceiling", let version as Int): options.ceiling = version
    case ("modules", let modules as [String: String]): options.modules = modules
    case ("clock", let isOn as Bool): options.usesClock = isOn
    case ("keepGoing", let isOn as Bool): keepsGoing = isOn
    default: return false
    }
    return true
  }
}

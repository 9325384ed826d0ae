/// The settings of a target of lowered sources.
public struct LoweringOptions: Sendable, Hashable {
  /// The newest major version of iOS whose declarations are compiled (X15, X16).
  public var ceiling = 16
  /// Replacements of imported modules; an empty name removes the import (X13).
  ///
  /// Without an entry, the libraries that Tatami continues are replaced by the modules with their
  /// names.
  public var modules: [String: String] = [:]
  /// Whether the main queue and block timers use the environment's clock (X47).
  public var usesClock = true

  /// The property list of the application that the sources are, as XML; nil without one (X105).
  public var information: String?

  /// The options of a target without settings.
  public init() {}
}

/// The number of times that each kind of construct was lowered.
public struct LoweringCounts: Sendable, Hashable, Codable {
  /// `#selector` expressions.
  public var selectors = 0
  /// Classes and extensions whose methods are called by name.
  public var tables = 0
  /// Optional requirements of protocols.
  public var optionalRequirements = 0
  /// Overrides and overridden members in extensions.
  public var extensionOverrides = 0

  mutating func add(_ other: LoweringCounts) {
    selectors += other.selectors
    tables += other.tables
    optionalRequirements += other.optionalRequirements
    extensionOverrides += other.extensionOverrides
  }
}

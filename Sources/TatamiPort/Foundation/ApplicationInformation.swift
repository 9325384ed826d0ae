public import TatamiUIKit

// swift-format-ignore: NoLeadingUnderscores
/// The property list of an application, which `Bundle.main` has on Apple platforms.
public struct _ApplicationInformation {
  /// The values of the property list.
  public let infoDictionary: [String: Any]?

  /// Reads the property list that the class of the application's delegate contains.
  public init(_ type: any InstanceMaking.Type) {
    infoDictionary = ApplicationInformation.values(of: type)
  }

  /// The identifier of the application; nil if the property list has none.
  public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

  /// Returns a value of the property list.
  public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }
}

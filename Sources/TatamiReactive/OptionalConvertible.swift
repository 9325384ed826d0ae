public import Foundation

/// A value that can be seen as an optional, so that one setter takes a text, an optional text, and
/// sources of either.
///
/// Optionals are such values, and so are the types that setters usually take as optionals.
public protocol OptionalConvertible<Wrap> {
  /// The type inside the optional.
  associatedtype Wrap

  /// The value as an optional.
  var optionalValue: Wrap? { get }
}

extension OptionalConvertible where Wrap == Self {
  /// The value itself.
  public var optionalValue: Wrap? { self }
}

extension Optional: OptionalConvertible {
  /// The type inside the optional.
  public typealias Wrap = Wrapped

  /// The optional itself.
  public var optionalValue: Wrapped? { self }
}

extension String: OptionalConvertible {
  /// The string's own type.
  public typealias Wrap = String
}

extension NSNumber: OptionalConvertible {
  /// The number's own type.
  public typealias Wrap = NSNumber
}

extension Date: OptionalConvertible {
  /// The date's own type.
  public typealias Wrap = Date
}

extension Data: OptionalConvertible {
  /// The data's own type.
  public typealias Wrap = Data
}

extension URL: OptionalConvertible {
  /// The address's own type.
  public typealias Wrap = URL
}

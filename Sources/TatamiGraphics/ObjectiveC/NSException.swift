public import Foundation

extension NSExceptionName {
  /// An error that no other name describes.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// An access outside of the bounds of some data.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// An invalid argument.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException"
  )
  /// An internal assumption that does not hold.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException"
  )
}

/// The description of an error that stops the program.
///
/// Swift cannot catch exceptions; raising one ends the process, as an uncaught exception does on
/// Apple platforms.
open class NSException: NSObject, @unchecked Sendable {
  private let values: (name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]?)

  /// Creates an exception without raising it.
  public init(
    name aName: NSExceptionName,
    reason aReason: String?,
    userInfo aUserInfo: [AnyHashable: Any]? = nil
  ) {
    values = (aName, aReason, aUserInfo)
  }

  /// The kind of the error.
  open var name: NSExceptionName { values.name }
  /// The description of the error.
  open var reason: String? { values.reason }
  /// Further values that describe the error.
  open var userInfo: [AnyHashable: Any]? { values.userInfo }
  /// The reason of the exception, or else its name.
  open override var description: String { reason ?? name.rawValue }

  /// Writes the name and the reason to standard error and ends the process.
  open func raise() {
    let message = "uncaught exception \(name.rawValue): \(reason ?? "no reason")"
    Diagnostics.report(message)
    preconditionFailure(message)
  }

  /// Raises an exception whose reason is a format with arguments.
  open class func raise(
    _ name: NSExceptionName,
    format: String,
    arguments argList: CVaListPointer
  ) {
    let reason = NSString(format: format, arguments: argList) as String
    NSException(name: name, reason: reason).raise()
  }
}

import Foundation

/// A library of another engine that `Scripts/setup-peers` has fetched.
public struct PeerLibrary: @unchecked Sendable {
  // The handle is an opaque reference; the functions that take it may be called from any thread.
  private let handle: UnsafeMutableRawPointer

  /// The folder of the libraries.
  public static let folder = Machine.repository.appending(path: "Benchmarks/.peers").path

  /// Loads a library; nil if it has not been fetched.
  public init?(_ name: String) {
    guard let handle = dlopen("\(Self.folder)/lib\(name).so", RTLD_NOW) else { return nil }
    self.handle = handle
  }

  /// Returns a function of the library.
  ///
  /// - Precondition: The function exists and has the given type.
  public func function<Function>(_ name: String, as type: Function.Type) -> Function {
    guard let symbol = dlsym(handle, name) else {
      preconditionFailure("\(name) is missing; run Benchmarks/Scripts/setup-peers again")
    }
    return unsafeBitCast(symbol, to: type)
  }
}

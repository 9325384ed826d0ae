public import Foundation
import TatamiGraphics
import TatamiViews

// Loading of data and objects.
extension NSItemProvider {
  /// Returns an error with a code.
  static func error(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }

  /// Returns the first representation that a class can read.
  func representation(for aClass: any NSItemProviderReading.Type) -> Representation? {
    let readable = aClass.readableTypeIdentifiersForItemProvider
    return representations.first { representation in
      readable.contains { TypeIdentifier.conforms(representation.type, to: $0) }
    }
  }

  func loadData(_ type: String, _ handler: @escaping DataHandler) -> Progress {
    let all = representations
    let found =
      all.first { $0.type == type } ?? all.first { TypeIdentifier.conforms($0.type, to: type) }
    guard let found else {
      handler(nil, Self.error(.itemUnavailableError))
      return .finished
    }
    return Self.load(found, handler)
  }

  func load(
    _ aClass: any NSItemProviderReading.Type,
    _ handler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    guard let found = representation(for: aClass) else {
      handler(nil, Self.error(.itemUnavailableError))
      return .finished
    }
    if let constant = found.constant, type(of: constant) == aClass,
      let object = constant as? any NSItemProviderReading
    {
      handler(object, nil)
      return .finished
    }
    let reader = Reader(read: aClass.object(withItemProviderData:typeIdentifier:))
    return Self.load(found) { data, error in
      guard let data else { return handler(nil, error) }
      do {
        handler(try reader.read(data, found.type), nil)
      } catch {
        handler(nil, error)
      }
    }
  }

  /// Passes the data of a representation to a closure, once, or an error.
  @discardableResult
  static func load(
    _ representation: Representation,
    _ handler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let once = Once()
    let own = representation.load { data, failure in
      guard once.isFirst() else { return }
      handler(data, data == nil ? failure ?? error(.unknownError) : nil)
      progress.completedUnitCount = 1
    }
    if let own, !progress.isFinished { progress.cancellationHandler = { own.cancel() } }
    return progress
  }
}

// Values of Swift, which stand for objects of Foundation.
extension NSItemProvider {
  /// Returns whether a value of a type, such as `String` or `URL`, can be made.
  public func canLoadObject<T>(
    ofClass aClass: T.Type
  ) -> Bool where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObject(ofClass: T._ObjectiveCType.self)
  }

  /// Passes a value of a type, such as `String` or `URL`, to a closure; an error without one.
  @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type,
    completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    let bridge = Bridge { object, error in
      let value = object.flatMap { T.value(of: $0) }
      completionHandler(value, value == nil ? error ?? Self.error(.unexpectedValueClassError) : nil)
    }
    return loadObject(ofClass: T._ObjectiveCType.self) { bridge.pass($0, $1) }
  }
}

extension _ObjectiveCBridgeable {
  /// Returns the value that an object of Foundation stands for; nil for other objects.
  static func value(of object: Any) -> Self? {
    var value: Self?
    if let object = object as? _ObjectiveCType {
      _ = _conditionallyBridgeFromObjectiveC(object, result: &value)
    }
    return value
  }
}

extension Progress {
  /// The progress of something that is done.
  static var finished: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
}

/// The reading method of a class, which has no state.
private struct Reader: @unchecked Sendable {
  let read: (Data, String) throws -> any NSItemProviderReading
}

/// The conversion of objects to values for a handler that is called on any thread.
private struct Bridge: @unchecked Sendable {
  let pass: ((any NSItemProviderReading)?, (any Error)?) -> Void
}

/// Tells the first call from others, on all threads.
private final class Once: @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  func isFirst() -> Bool {
    lock.withLock {
      defer { isOver = true }
      return !isOver
    }
  }
}

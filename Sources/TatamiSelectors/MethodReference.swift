/// A method as a function of its receiver and its arguments.
///
/// A class, so that a selector stores one pointer. `@unchecked Sendable`: the closures are constant
/// and capture unapplied references to methods and key paths, which have no state.
final class MethodReference: @unchecked Sendable {
  /// The number of parameters.
  let parameterCount: Int
  /// Whether a receiver may lack the method: it is an optional requirement of a protocol, which
  /// throws `OptionalRequirementAbsent` then.
  let isOptional: Bool
  /// Returns whether instances of a class have the method; false for methods of protocols.
  let isMethodOfClass: (AnyClass) -> Bool
  /// Returns whether an object has the method.
  let isMethodOfObject: (AnyObject) -> Bool
  /// Calls the method of a receiver.
  ///
  /// - Throws: `MessageFailure.unrecognized` if the receiver does not have the method.
  let call: (AnyObject, MessageArguments) throws(MessageFailure) -> Any?

  private init<Receiver>(
    of type: Receiver.Type,
    parameterCount: Int,
    isOptional: Bool = false,
    call: @escaping (Receiver, inout ArgumentReader) throws -> Any?
  ) {
    self.parameterCount = parameterCount
    self.isOptional = isOptional
    isMethodOfClass = { $0 is Receiver.Type }
    isMethodOfObject = { $0 is Receiver }
    self.call = { object, arguments throws(MessageFailure) in
      guard let receiver = object as? Receiver else { throw .unrecognized }
      guard parameterCount <= MessageArguments.maxCount else {
        throw .parameters(parameterCount)
      }
      var reader = ArgumentReader(arguments)
      do {
        return try call(receiver, &reader)
      } catch let failure as MessageFailure {
        throw failure
      } catch is OptionalRequirementAbsent {
        throw .unrecognized
      } catch {
        throw .thrown(error)
      }
    }
  }

  convenience init<Receiver, each Parameter, Result, Failure: Error>(
    _ method: @escaping (Receiver) -> (repeat each Parameter) throws(Failure) -> Result
  ) {
    var count = 0
    for _ in repeat (each Parameter).self { count += 1 }
    self.init(
      of: Receiver.self,
      parameterCount: count,
      isOptional: Failure.self != Never.self
    ) { receiver, reader in
      let result = try method(receiver)(repeat reader.next((each Parameter).self))
      return Result.self == Void.self ? nil : unwrapped(result)
    }
  }

  convenience init<Receiver, Value>(getter property: KeyPath<Receiver, Value>) {
    self.init(of: Receiver.self, parameterCount: 0) { receiver, _ in
      unwrapped(receiver[keyPath: property])
    }
  }

  convenience init<Receiver, Value>(setter property: ReferenceWritableKeyPath<Receiver, Value>) {
    self.init(of: Receiver.self, parameterCount: 1) { receiver, reader in
      receiver[keyPath: property] = try reader.next(Value.self)
      return nil
    }
  }
}

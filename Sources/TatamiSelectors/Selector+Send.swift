extension Selector {
  /// Calls the method of a receiver and returns its result; nil for none.
  ///
  /// The reference is called if the receiver is of its type, otherwise the method of that name in
  /// the receiver's table or in the kit's list. The call happens on the current thread and asserts
  /// no actor.
  package func send(
    to receiver: AnyObject,
    _ arguments: MessageArguments = MessageArguments()
  ) throws(MessageFailure) -> Any? {
    if let method {
      do {
        return try method.call(receiver, arguments)
      } catch {
        guard case .unrecognized = error else { throw error }
      }
    }
    guard let method = methodByName(in: type(of: receiver)) else { throw .unrecognized }
    return try method.call(receiver, arguments)
  }

  /// Returns whether an object has a method of the name.
  ///
  /// A reference to an optional requirement of a protocol does not count.
  package func isMethod(of object: AnyObject) -> Bool {
    if let method, !method.isOptional, method.isMethodOfObject(object) { return true }
    return methodByName(in: type(of: object))?.isMethodOfObject(object) ?? false
  }

  /// Returns whether instances of a class have a method of the name.
  ///
  /// References to methods of protocols do not count.
  package func isMethod(ofInstancesOf type: AnyClass) -> Bool {
    if let method, !method.isOptional, method.isMethodOfClass(type) { return true }
    return methodByName(in: type)?.isMethodOfClass(type) ?? false
  }

  /// Returns whether an object has a method of the name that is not one of a base class.
  ///
  /// If instances of the base class have such a method, only an entry in the table of the object's
  /// class counts.
  package func isMethod(of object: AnyObject, besides base: AnyClass) -> Bool {
    guard isMethod(ofInstancesOf: base) else { return isMethod(of: object) }
    return (type(of: object) as? any ActionTable.Type)?._action(named: name) != nil
  }

  private func methodByName(in type: AnyClass) -> MethodReference? {
    let table = type as? any ActionTable.Type
    if let method = table?._action(named: name)?.method { return method }
    return (type as? any ListedActions.Type)?.listedActions.method(named: name)
  }
}

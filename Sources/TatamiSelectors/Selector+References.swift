extension Selector {
  /// Creates a selector of a name and a method: `Selector("tap:", Foo.tap(_:))`.
  ///
  /// Methods of more than two parameters have a name and exist, but cannot be called by a selector.
  public init<Receiver, each Parameter, Result, Failure: Error>(
    _ name: String,
    _ method: @escaping (Receiver) -> (repeat each Parameter) throws(Failure) -> Result
  ) {
    self.init(name, method: MethodReference(method))
  }

  /// Creates a selector of a method and its name without colons, to which a colon is added for each
  /// parameter.
  public init<Receiver, each Parameter, Result, Failure: Error>(
    unqualified name: String,
    _ method: @escaping (Receiver) -> (repeat each Parameter) throws(Failure) -> Result
  ) {
    let reference = MethodReference(method)
    let colons = String(repeating: ":", count: reference.parameterCount)
    self.init(name + colons, method: reference)
  }

  /// Creates the selector of a property's getter: `Selector(getter: "level", \Foo.level)`.
  public init<Receiver, Value>(getter name: String, _ property: KeyPath<Receiver, Value>) {
    self.init(name, method: MethodReference(getter: property))
  }

  /// Creates the selector of a property's setter: `Selector(setter: "setLevel:", \Foo.level)`.
  public init<Receiver, Value>(
    setter name: String,
    _ property: ReferenceWritableKeyPath<Receiver, Value>
  ) {
    self.init(name, method: MethodReference(setter: property))
  }
}

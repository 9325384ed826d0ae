/// A member of a state's value that is bound in both directions.
///
/// It is a source of the changes of the member and a receiver that writes the member, so it can be
/// passed wherever a state can:
///
/// ```swift
/// struct Settings { var sounds = true; var volume: Float = 0.5 }
/// let settings = State(Settings())
/// UISwitch().attach(box).isOn(Member(settings, \.sounds))
/// UISlider().attach(box).value(Member(settings, \.volume))
/// ```
///
/// Equal values are neither delivered nor written. The member holds the state strongly.
@preconcurrency @MainActor
public struct Member<Root, Value: Equatable>: ChainableSource, ReactiveReceiver, ValueContainer {
  /// The type of the member.
  public typealias OutputType = Value

  /// The type of the member.
  public typealias InputType = Value

  private let state: State<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  /// Creates the member of a state's value with a key path.
  public init(_ state: State<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    (self.state, self.keyPath) = (state, keyPath)
  }

  /// The current value; setting it delivers the whole value of the state once, unless it is equal.
  ///
  /// - Precondition: The state has a value.
  public var value: Value {
    get { state.value[keyPath: keyPath] }
    nonmutating set {
      if newValue != value { state.value[keyPath: keyPath] = newValue }
    }
  }

  /// Sets the value.
  public func input(value: Value) {
    self.value = value
  }

  /// Delivers the current value and every later one that differs from the one before.
  @discardableResult
  public func subscribe<Subscriber: ReactiveReceiver<Value>>(
    _ subscriber: Subscriber
  ) -> any Disposer {
    state.map(keyPath).distinct().subscribe(subscriber)
  }
}

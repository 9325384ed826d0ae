/// A source whose members are sources.
///
/// `binder` exists on every source with operators. A member of the binder is a binder of that member
/// of the values, through optionals too:
///
/// ```swift
/// struct Person { var name = "Ada"; var friend: String? }
/// let person = State<Person?>(nil)
/// person.binder.name.subscribe { print($0 ?? "none") }         // prints "none"
/// person.binder.name.count.subscribe { print($0 ?? 0) }        // prints "0"
/// person.value = Person()                                      // prints "Ada" and "3"
/// ```
///
/// A member is delivered whenever the whole is, changed or not; add `distinct()` for changes only.
/// An operator takes precedence over a member of the same name, which `map(\.name)` reaches.
@preconcurrency @MainActor
@dynamicMemberLookup
public struct OutputBinder<OutputType>: ChainableSource {
  private let output: Outputs<OutputType>

  init(_ output: Outputs<OutputType>) {
    self.output = output
  }

  /// Delivers the values to a receiver.
  @discardableResult
  public func subscribe<Subscriber: ReactiveReceiver<OutputType>>(
    _ subscriber: Subscriber
  ) -> any Disposer {
    output.subscribe(subscriber)
  }

  /// Returns a binder of a member.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<OutputType, Member>
  ) -> OutputBinder<Member> {
    OutputBinder<Member>(output.map { $0[keyPath: keyPath] })
  }

  /// Returns a binder of a member of the wrapped value: nil where there is none.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: KeyPath<Wrapped, Member>
  ) -> OutputBinder<Member?> where OutputType == Wrapped? {
    OutputBinder<Member?>(output.map { $0?[keyPath: keyPath] })
  }

  /// Returns a binder of an optional member of the wrapped value: nil where there is none, or where
  /// the member is nil.
  public subscript<Wrapped, Member>(
    dynamicMember keyPath: KeyPath<Wrapped, Member?>
  ) -> OutputBinder<Member?> where OutputType == Wrapped? {
    OutputBinder<Member?>(output.map { $0?[keyPath: keyPath] })
  }
}

extension ChainableSource {
  /// A source whose members are sources of the values' members.
  public var binder: OutputBinder<OutputType> { OutputBinder(asOutput()) }
}

public import Foundation

extension ChainableSource {
  /// Converts each value.
  public func map<Result>(_ transform: @escaping (OutputType) -> Result) -> Outputs<Result> {
    Outputs { inputs in subscribe { inputs.input(value: transform($0)) } }
  }

  /// Takes a member of each value.
  public func map<Member>(_ keyPath: KeyPath<OutputType, Member>) -> Outputs<Member> {
    map { $0[keyPath: keyPath] }
  }

  /// Wraps each value in an optional.
  public func some() -> Outputs<OutputType?> {
    map { $0 }
  }
}

extension ChainableSource where OutputType: OptionalConvertible {
  /// Takes a member of each value, or a default where the value is nil.
  public func map<Member>(
    _ keyPath: KeyPath<OutputType.Wrap, Member>,
    _ fallback: Member?
  ) -> Outputs<Member?> {
    map { value in
      guard let wrapped = value.optionalValue else { return fallback }
      return wrapped[keyPath: keyPath]
    }
  }

  /// Replaces nil by a value; nothing is dropped.
  public func unwrap(or fallback: OutputType.Wrap) -> Outputs<OutputType.Wrap> {
    map { $0.optionalValue ?? fallback }
  }

  /// Turns values, optional or not, into optionals.
  public func mapWrappedValue() -> Outputs<OutputType.Wrap?> {
    map { $0.optionalValue }
  }
}

extension ChainableSource where OutputType: CGFloatConvertible {
  /// Converts numbers of any type into lengths.
  public func mapCGFloat() -> Outputs<CGFloat> {
    map { $0.cgFloatValue }
  }
}

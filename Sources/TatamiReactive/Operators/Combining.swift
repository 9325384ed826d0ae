extension ChainableSource {
  /// Delivers tuples of the latest values of this source and others, once all have one, then at each
  /// change of any.
  ///
  /// Two states deliver one first tuple. A source that is combined with a value derived from itself
  /// delivers a tuple for each of the two, the first of which mixes an old and a new value.
  ///
  /// ```swift
  /// width.combine(height).map { $0 * $1 }
  /// ```
  public func combine<each Other: ReactiveSource>(
    _ others: repeat each Other
  ) -> Outputs<(OutputType, repeat (each Other).OutputType)> {
    Outputs.combine(self, repeat each others)
  }
}

extension ChainableSource {
  /// Delivers pairs of the latest values of this source and another one, once both have one, then at
  /// each change of either.
  ///
  /// The form for any number of sources takes more than twice as long per value.
  public func combine<Other: ReactiveSource>(
    _ other: Other
  ) -> Outputs<(OutputType, Other.OutputType)> {
    Outputs.combine(self, other)
  }
}

extension Outputs {
  /// Delivers pairs of the latest values of two sources, once both have one, then at each change of
  /// either.
  public static func combine<First: ReactiveSource, Second: ReactiveSource>(
    _ first: First,
    _ second: Second
  ) -> Outputs where OutputType == (First.OutputType, Second.OutputType) {
    Outputs { inputs in
      let firstValue = LatestValue(of: first)
      let secondValue = LatestValue(of: second)
      let deliver = {
        guard let first = firstValue.cell, let second = secondValue.cell else { return }
        inputs.input(value: (first.value, second.value))
      }
      return Disposers.create([
        firstValue.follow(first, deliver), secondValue.follow(second, deliver),
      ])
    }
  }
}

extension Outputs {
  /// Delivers tuples of the latest values of several sources, once all have one, then at each change
  /// of any.
  @_disfavoredOverload
  public static func combine<each Source: ReactiveSource>(
    _ sources: repeat each Source
  ) -> Outputs where OutputType == (repeat (each Source).OutputType) {
    Outputs { inputs in
      startCombination(of: repeat each sources, inputs: inputs)
    }
  }

  private static func startCombination<each Source: ReactiveSource>(
    of sources: repeat each Source,
    inputs: Inputs<(repeat (each Source).OutputType)>
  ) -> any Disposer {
    let cells = (repeat LatestValue(of: each sources))
    let deliver = {
      do throws(MissingValue) {
        inputs.input(value: (repeat try (each cells).get()))
      } catch {}
    }
    var disposers: [any Disposer] = []
    repeat disposers.append((each cells).follow(each sources, deliver))
    return Disposers.create(disposers)
  }

  /// Delivers arrays of the latest values of several sources, once all have one, then at each
  /// change of any.
  ///
  /// Without sources nothing is delivered.
  public static func combine<Source: ReactiveSource>(
    _ outputs: [Source]
  ) -> Outputs where OutputType == [Source.OutputType] {
    Outputs { inputs in
      var latest = [Source.OutputType?](repeating: nil, count: outputs.count)
      var missing = outputs.count
      return Disposers.create(
        outputs.indices.map { index in
          outputs[index].subscribe { value in
            if latest[index] == nil { missing -= 1 }
            latest[index] = value
            if missing == 0 { inputs.input(value: latest.compactMap { $0 }) }
          }
        }
      )
    }
  }
}

/// A source of a combination has no value yet.
private struct MissingValue: Error {}

/// The latest value of one source of a combination.
@MainActor
private final class LatestValue<Value> {
  private(set) var cell: Cell<Value>?

  init(of source: some ReactiveSource<Value>) {}

  func get() throws(MissingValue) -> Value {
    guard let cell else { throw MissingValue() }
    return cell.value
  }

  func follow(_ source: some ReactiveSource<Value>, _ deliver: @escaping () -> Void) -> any Disposer
  {
    source.subscribe { value in
      if let cell = self.cell {
        cell.value = value
      } else {
        self.cell = Cell(value)
      }
      deliver()
    }
  }
}

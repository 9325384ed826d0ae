public import Tatami

// Tatami has one form for any number of sources, which needs a stated type.
extension Outputs {
  /// Returns a source of the newest values of three sources.
  public static func combine<A: ReactiveSource, B: ReactiveSource, C: ReactiveSource>(
    _ first: A,
    _ second: B,
    _ third: C
  ) -> Outputs where OutputType == (A.OutputType, B.OutputType, C.OutputType) {
    Outputs<(A.OutputType, B.OutputType)>.combine(first, second).combine(third)
      .map { ($0.0, $0.1, $1) }
  }

  /// Returns a source of the newest values of four sources.
  public static func combine<
    A: ReactiveSource,
    B: ReactiveSource,
    C: ReactiveSource,
    D: ReactiveSource
  >(
    _ first: A,
    _ second: B,
    _ third: C,
    _ fourth: D
  ) -> Outputs where OutputType == (A.OutputType, B.OutputType, C.OutputType, D.OutputType) {
    Outputs<(A.OutputType, B.OutputType, C.OutputType)>.combine(first, second, third).combine(
      fourth
    )
    .map { ($0.0, $0.1, $0.2, $1) }
  }

  /// Returns a source of the newest values of five sources.
  public static func combine<
    A: ReactiveSource,
    B: ReactiveSource,
    C: ReactiveSource,
    D: ReactiveSource,
    E: ReactiveSource
  >(
    _ first: A,
    _ second: B,
    _ third: C,
    _ fourth: D,
    _ fifth: E
  ) -> Outputs
  where OutputType == (A.OutputType, B.OutputType, C.OutputType, D.OutputType, E.OutputType) {
    Outputs<(A.OutputType, B.OutputType, C.OutputType, D.OutputType)>.combine(
      first,
      second,
      third,
      fourth
    ).combine(fifth)
      .map { ($0.0, $0.1, $0.2, $0.3, $1) }
  }

  /// Returns a source of the newest values of six sources.
  public static func combine<
    A: ReactiveSource,
    B: ReactiveSource,
    C: ReactiveSource,
    D: ReactiveSource,
    E: ReactiveSource,
    F: ReactiveSource
  >(
    _ first: A,
    _ second: B,
    _ third: C,
    _ fourth: D,
    _ fifth: E,
    _ sixth: F
  ) -> Outputs
  where
    OutputType == (
      A.OutputType, B.OutputType, C.OutputType, D.OutputType, E.OutputType, F.OutputType
    )
  {
    Outputs<(A.OutputType, B.OutputType, C.OutputType, D.OutputType, E.OutputType)>.combine(
      first,
      second,
      third,
      fourth,
      fifth
    ).combine(sixth)
      .map { ($0.0, $0.1, $0.2, $0.3, $0.4, $1) }
  }
}

/// Marks the sources that have operators: `Outputs`, `State`, `SimpleIO` and `OutputBinder`.
///
/// Plain values and other sources call `asOutput()` first, so that `map` of an array or of an
/// optional keeps its usual meaning.
@preconcurrency @MainActor
public protocol ChainableSource<OutputType>: ReactiveSource {}

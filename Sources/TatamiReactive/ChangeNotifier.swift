/// An object that announces its changes.
///
/// ```swift
/// final class Settings: ChangeNotifier {
///   let changes = SimpleIO<Void>()
///   var changeNotifier: Outputs<Void> { changes.asOutput() }
///   var volume = 0.5 { didSet { changes.input(value: ()) } }
/// }
///
/// let settings = Settings()
/// settings.onChanged.volume.subscribe { print($0) }
/// ```
@preconcurrency @MainActor
public protocol ChangeNotifier: AnyObject {
  /// A source that fires after each change of the object.
  var changeNotifier: Outputs<Void> { get }
}

extension ChangeNotifier {
  /// A binder of this object that fires after each change, without a first value.
  ///
  /// It holds the object weakly.
  public var onChanged: OutputBinder<Self> {
    let changes = changeNotifier
    return OutputBinder(
      Outputs { [weak self] inputs in
        changes.subscribe { [weak self] in
          if let self { inputs.input(value: self) }
        }
      }
    )
  }
}

import TatamiReactive

/// The values that a source has delivered.
@MainActor
final class Log<Value> {
  private(set) var values: [Value] = []

  /// A receiver that appends to the log.
  var inputs: Inputs<Value> { Inputs { self.values.append($0) } }
}

extension ReactiveSource {
  /// Logs the values until the source is freed.
  func log() -> Log<OutputType> {
    let log = Log<OutputType>()
    subscribe(log.inputs)
    return log
  }
}

/// Lets other tasks run as long as a condition holds, at most ten seconds.
@MainActor
func waitWhile(_ condition: @autoclosure () -> Bool) async {
  for _ in 0..<10_000 where condition() { try? await Task.sleep(for: .milliseconds(1)) }
}

/// An object that ends its subscriptions.
@MainActor
final class Owner: AutoDisposable {
  let disposerBag = DisposerBag()
  var number = 0
  var text = ""
}

/// An object without a bag.
@MainActor
final class PlainOwner {
  var number = 0
}

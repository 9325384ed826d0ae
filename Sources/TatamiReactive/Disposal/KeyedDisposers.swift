/// Disposers with keys; the first few in an array, because most bags have one or two.
struct KeyedDisposers {
  private var few: [(key: String, disposer: any Disposer)] = []
  private var many: [String: any Disposer] = [:]

  /// The number of disposers that are searched one by one.
  private static let fewCount = 8

  /// The number of disposers.
  var count: Int { few.count + many.count }

  /// The disposers, in no particular order.
  var disposers: [any Disposer] {
    var all = few.map { $0.disposer }
    if !many.isEmpty { all.append(contentsOf: many.values) }
    return all
  }

  /// Sets the disposer of a key and returns the former one.
  mutating func update(_ disposer: any Disposer, for key: String) -> (any Disposer)? {
    if let index = index(of: key) {
      let former = few[index].disposer
      few[index].disposer = disposer
      return former
    }
    guard many.isEmpty, few.count < Self.fewCount else {
      return many.updateValue(disposer, forKey: key)
    }
    few.append((key, disposer))
    return nil
  }

  /// Removes and returns the disposer of a key; nil if there is none.
  mutating func remove(for key: String) -> (any Disposer)? {
    if let index = index(of: key) { return few.remove(at: index).disposer }
    return many.removeValue(forKey: key)
  }

  /// Returns the disposers that have not been disposed.
  @MainActor func withoutDisposed() -> KeyedDisposers {
    var kept = KeyedDisposers()
    kept.few = few.filter { !$0.disposer.isDisposed }
    kept.many = many.filter { !$0.value.isDisposed }
    return kept
  }

  private func index(of key: String) -> Int? { few.firstIndex { $0.key == key } }
}

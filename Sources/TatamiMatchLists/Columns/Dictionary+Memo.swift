extension Dictionary {
  /// The value of a key, computed when the key is first asked for.
  mutating func value(of key: Key, _ compute: (Key) -> Value) -> Value {
    if let known = self[key] { return known }
    let value = compute(key)
    updateValue(value, forKey: key)
    return value
  }
}

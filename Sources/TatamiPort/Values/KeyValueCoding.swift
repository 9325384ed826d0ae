public import Foundation
import TatamiGraphics
import TatamiLayers

extension NSObject {
  /// Returns the value of a name; nil, with a message, if the object has none.
  public final func value(forKey key: String) -> Any? {
    guard let value = keyedValue(key) else {
      reportUnknown(key, "valueForUndefinedKey:")
      return nil
    }
    return value.value(of: self).flatMap(unwrapped)
  }

  /// Changes the value of a name; writes a message if the object has none or cannot have the value.
  public final func setValue(_ value: Any?, forKey key: String) {
    guard let found = keyedValue(key), found.set(value, of: self) else {
      return reportUnknown(key, "setValue:forUndefinedKey:")
    }
  }

  /// Returns the value of names with dots between them.
  public final func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    return names.reduce(self as Any?) { object, name in
      (object as? NSObject)?.value(forKey: name)
    }
  }

  /// Changes the value of names with dots between them.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    var names = keyPath.split(separator: ".").map(String.init)
    guard let last = names.popLast() else { return }
    let owner = names.reduce(self) { $0?.value(forKey: $1) as? NSObject }
    owner?.setValue(value, forKey: last)
  }

  /// Changes several values.
  public final func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns the values of several names.
  public final func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { _, last in last }
  }

  private func keyedValue(_ key: String) -> KeyedValue? {
    if let own = (type(of: self) as? any KeyedValues.Type)?._value(named: key) { return own }
    return KitValues.value(ValueObservers.plainKey(key), of: self)
  }

  private func reportUnknown(_ key: String, _ method: String) {
    Diagnostics.report(
      "[<\(type(of: self))> \(method)]: this class is not key value coding-compliant for the key \(key)."
    )
  }
}

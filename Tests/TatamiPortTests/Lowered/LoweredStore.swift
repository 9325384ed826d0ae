import TatamiPort
#sourceLocation(file: "Store.swift", line: 1)
import Foundation
import TatamiPort


class SettingsStore: NSObject, NSCopying, KeyedValues { nonisolated class func _value(named name: String) -> KeyedValue? { switch name { case "name": return KeyedValue(\SettingsStore.name); case "isEnabled", "enabled": return KeyedValue(\SettingsStore.isEnabled); case "level": return KeyedValue(\SettingsStore.level); case "doubled": return KeyedValue(\SettingsStore.doubled); default: return nil } };
    var name: String = ""
    var isEnabled = false
    var level: Double = 1 { didSet { defer { _didChange("level") }; }
        willSet { _willChange("level"); history.append(newValue) }
    }
    var doubled: Double {
        get { level * 2 }
        set { _willChange("doubled"); defer { _didChange("doubled") }; level = newValue / 2 }
    }
    private(set) var history: [Double] = []

    func copy(with zone: NSZone? = nil) -> Any {
        let copy = SettingsStore()
        copy.setValuesForKeys(dictionaryWithValues(forKeys: ["name", "isEnabled"]))
        return copy
    }
}

final class SettingsWatcher: NSObject, @preconcurrency _KeyValueObserver, KeyedValues { nonisolated class func _value(named name: String) -> KeyedValue? { switch name { case "store": return KeyedValue(\SettingsWatcher.store); default: return nil } };
    let store: SettingsStore
    var changes: [String] = []

    init(store: SettingsStore) {
        self.store = store
        super.init()
        for path in ["level", "doubled"] {
            store.addObserver(self, forKeyPath: path, options: [.old, .new], context: nil)
        }
        addObserver(self, forKeyPath: "store.level", options: .prior, context: nil)
    }

    deinit { stop() }

    func stop() {
        store.removeObserver(self, forKeyPath: "level")
        store.removeObserver(self, forKeyPath: "doubled")
        removeObserver(self, forKeyPath: "store.level")
    }

    func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        let old = change?[.oldKey] as? Double ?? -1
        let new = change?[.newKey] as? Double ?? -1
        changes.append("\(keyPath ?? "") \(old) \(new)")
    }
}

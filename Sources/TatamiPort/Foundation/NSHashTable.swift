public import Foundation

/// A reference to an object, weak or strong.
struct MemberReference<Object: AnyObject> {
  private weak let weakObject: Object?
  private let strongObject: Object?

  init(_ object: Object, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  var object: Object? { strongObject ?? weakObject }
}

/// A set of objects, by identity, which may be held weakly.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let isWeak: Bool
  private var members: [MemberReference<ObjectType>] = []

  private init(isWeak: Bool) { self.isWeak = isWeak }

  /// Creates an empty set with strong references.
  public override convenience init() { self.init(isWeak: false) }

  /// Returns an empty set whose objects are held weakly.
  public static func weakObjects() -> NSHashTable { NSHashTable(isWeak: true) }

  /// The number of objects.
  public var count: Int { allObjects.count }
  /// The objects, in the order in which they were added.
  public var allObjects: [ObjectType] { members.compactMap(\.object) }
  /// One of the objects; nil for an empty set.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object unless it is a member.
  public func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    members.removeAll { $0.object == nil }
    members.append(MemberReference(object, isWeak: isWeak))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    members.removeAll { $0.object == nil || $0.object === object }
  }

  /// Removes all objects.
  public func removeAllObjects() { members = [] }

  /// Returns whether an object is a member.
  public func contains(_ object: ObjectType?) -> Bool {
    object != nil && members.contains { $0.object === object }
  }

  /// Returns an enumerator of the objects.
  public func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Objects by objects, which may be held weakly.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let hasWeakKeys: Bool
  private let hasWeakObjects: Bool
  private var entries:
    [ObjectIdentifier: (key: MemberReference<KeyType>, value: MemberReference<ObjectType>)] = [:]

  private init(weakKeys: Bool, weakObjects: Bool) {
    (hasWeakKeys, hasWeakObjects) = (weakKeys, weakObjects)
  }

  /// Returns an empty table with strong keys and objects.
  public static func strongToStrongObjects() -> NSMapTable {
    NSMapTable(weakKeys: false, weakObjects: false)
  }

  /// Returns an empty table with weak keys and strong objects.
  public static func weakToStrongObjects() -> NSMapTable {
    NSMapTable(weakKeys: true, weakObjects: false)
  }

  /// Returns an empty table with strong keys and weak objects.
  public static func strongToWeakObjects() -> NSMapTable {
    NSMapTable(weakKeys: false, weakObjects: true)
  }

  /// Returns an empty table with weak keys and objects.
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(weakKeys: true, weakObjects: true)
  }

  /// The number of entries whose key and object exist.
  public var count: Int { present.count }

  private var present: [(key: KeyType, value: ObjectType)] {
    entries.values.compactMap { entry in
      guard let key = entry.key.object, let value = entry.value.object else { return nil }
      return (key, value)
    }
  }

  /// Returns the object of a key, by equality for strings and numbers and by identity otherwise.
  public func object(forKey key: KeyType?) -> ObjectType? {
    key.flatMap { identity(of: $0) }.flatMap { entries[$0]?.value.object }
  }

  /// Sets the object of a key; nil removes it.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    guard let object else { return removeObject(forKey: key) }
    entries = entries.filter { $0.value.key.object != nil && $0.value.value.object != nil }
    entries[identity(of: key) ?? ObjectIdentifier(key)] = (
      MemberReference(key, isWeak: hasWeakKeys), MemberReference(object, isWeak: hasWeakObjects)
    )
  }

  /// Removes the object of a key.
  public func removeObject(forKey key: KeyType?) {
    if let key, let identity = identity(of: key) { entries[identity] = nil }
  }

  /// Removes all objects.
  public func removeAllObjects() { entries = [:] }

  /// Returns an enumerator of the keys.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: present.map(\.key)).objectEnumerator()
  }

  /// Returns an enumerator of the objects.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.map(\.value)).objectEnumerator()
  }

  /// Returns the identity of an equal key in the table; nil for none.
  private func identity(of key: KeyType) -> ObjectIdentifier? {
    if entries[ObjectIdentifier(key)]?.key.object === key { return ObjectIdentifier(key) }
    guard let key = key as? NSObject else { return nil }
    return entries.first { ($0.value.key.object as? NSObject)?.isEqual(key) == true }?.key
  }
}

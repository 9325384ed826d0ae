/// A trait of a trait collection, such as `UITraitUserInterfaceStyle`.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value
  /// The value of a collection without the trait.
  static var defaultValue: Value { get }
  /// The unique name of the trait.
  static var identifier: String { get }
  /// The name of the trait, for debugging.
  static var name: String { get }
  /// Whether dynamic colors may depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The full name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// No dependence.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of the kit's trait collections.
protocol KitTrait: UITraitDefinition where Value: Equatable {
  static var path: KeyPath<TraitValues, Value> { get }
}

extension KitTrait {
  fileprivate static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }
}

extension UITraitCollection {
  /// Returns whether any of some traits differs from that of another collection.
  package func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { ($0 as? any KitTrait.Type)?.differs(values, other.values) == true }
  }
}

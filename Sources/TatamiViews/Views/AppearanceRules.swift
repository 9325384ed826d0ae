package import TatamiGraphics

/// The values that appearance proxies have set in an environment.
///
/// They are applied to a view when it enters a window, before `didMoveToWindow()`, and to a window when
/// it is shown: those of superclasses first, then those with fewer containers, then in the order in
/// which they were set. A value that was set on the view itself is kept.
@MainActor
package final class AppearanceRules: KitEnvironmentPart {
  /// The rules of the current environment.
  package static var current: AppearanceRules {
    KitEnvironment.current.part(AppearanceRules.self)
  }

  /// A class of the kit, whose new views have the values of views without an appearance.
  package struct Prototype {
    let variant: @MainActor (UIView) -> Int
    let make: @MainActor (Int) -> UIView

    /// Creates a prototype.
    ///
    /// - Parameters:
    ///   - variant: Returns the style that a view was created with.
    ///   - make: Creates a view of a style.
    package init(
      variant: @escaping @MainActor (UIView) -> Int,
      make: @escaping @MainActor (Int) -> UIView
    ) {
      (self.variant, self.make) = (variant, make)
    }
  }

  private struct PrototypeKey: Hashable {
    let type: ObjectIdentifier
    let variant: Int
  }

  /// The prototypes by their classes.
  package var prototypes: [ObjectIdentifier: Prototype] = [:]
  private var views: [PrototypeKey: UIView] = [:]
  private var rules: [AppearanceRule] = []

  /// Creates the rules of an environment: none.
  package init(environment: KitEnvironment) {}

  /// Adds a rule, in place of a former one for the same property and scope.
  package func add(_ rule: AppearanceRule) {
    rules.removeAll { $0.property == rule.property && $0.scope == rule.scope }
    rules.append(rule)
  }

  /// Applies the rules to a view that enters a window or a window that is shown.
  func apply(to view: UIView) {
    guard !rules.isEmpty else { return }
    let matching = rules.enumerated().filter { $0.element.scope.contains(view) }
    guard !matching.isEmpty else { return }
    let free = matching.filter { isFree($0.element, of: view) }
    let ordered = free.sorted { first, second in
      order(of: first.element, first.offset) < order(of: second.element, second.offset)
    }
    let values = view.proxied ?? ProxiedValues()
    view.proxied = values
    values.isApplying = true
    for (_, rule) in ordered { rule.write(view) }
    values.isApplying = false
    for (_, rule) in ordered { values.applied[rule.property] = rule.read(view) }
  }

  private func order(of rule: AppearanceRule, _ number: Int) -> (Int, Int, Int) {
    (rule.scope.depth, rule.scope.containers.count + (rule.scope.traits == nil ? 0 : 1), number)
  }

  /// Whether a view has the value that it had before code has set one.
  private func isFree(_ rule: AppearanceRule, of view: UIView) -> Bool {
    let names = view.proxied?.names ?? []
    if names.contains(where: { rule.property == ownProperty($0, of: view) }) { return false }
    if rule.property == AnyHashable(TintProperty()) {
      return view.ownTintColor == nil || isApplied(rule, to: view)
    }
    if isApplied(rule, to: view) { return true }
    guard let prototype = prototype(of: view), let initial = rule.read(prototype) else {
      return true
    }
    return Self.areEqual(initial, rule.read(view))
  }

  private func isApplied(_ rule: AppearanceRule, to view: UIView) -> Bool {
    guard let applied = view.proxied?.applied[rule.property] else { return false }
    return Self.areEqual(applied, rule.read(view))
  }

  /// The key path of a property of a lowered class that is known by name.
  private func ownProperty(_ name: String, of view: UIView) -> AnyHashable? {
    (type(of: view) as? any KeyedValues.Type)?._value(named: name).map { AnyHashable($0.path) }
  }

  /// A view of the kit's class that the view's class is or inherits from.
  private func prototype(of view: UIView) -> UIView? {
    let lineage = sequence(first: type(of: view) as AnyClass, next: { _getSuperclass($0) })
    for type in lineage.lazy.map({ ObjectIdentifier($0) }) {
      guard let prototype = prototypes[type] else { continue }
      let key = PrototypeKey(type: type, variant: prototype.variant(view))
      let made = views[key] ?? prototype.make(key.variant)
      views[key] = made
      return made
    }
    return nil
  }

  private static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (unwrapped(left), unwrapped(right)) {
    case (nil, nil): true
    case (let left as AnyHashable, let right as AnyHashable): left == right
    case (let left?, let right?): (left as AnyObject) === (right as AnyObject)
    default: false
    }
  }
}

/// The values that appearance proxies, and code, have set on a view.
final class ProxiedValues {
  /// The values after the proxies have set them, by property.
  var applied: [AnyHashable: Any] = [:]
  /// The names of a lowered class's properties that code has set.
  var names: Set<String> = []
  /// Whether the proxies' values are being set.
  var isApplying = false
}

extension UIView {
  /// Notes that a property of a lowered class has a new value, so that no appearance proxy changes it.
  package final nonisolated func noteValue(named name: String) {
    let values = proxied ?? ProxiedValues()
    proxied = values
    if !values.isApplying { values.names.insert(name) }
  }
}

/// The tint color, which views inherit, in place of its key path.
package struct TintProperty: Hashable {
  package init() {}
}

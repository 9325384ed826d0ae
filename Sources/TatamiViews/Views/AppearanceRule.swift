package import TatamiGraphics

/// A value that an appearance proxy sets on views.
@MainActor
package struct AppearanceRule {
  /// The views that a proxy stands for.
  package struct Scope: Equatable {
    /// The class of the views.
    package let type: AnyClass
    /// The classes of objects around the views, the innermost first.
    package let containers: [AnyClass]
    /// The traits of the views; nil for any.
    package let traits: UITraitCollection?

    package init(type: AnyClass, containers: [AnyClass], traits: UITraitCollection?) {
      (self.type, self.containers, self.traits) = (type, containers, traits)
    }

    package static func == (left: Scope, right: Scope) -> Bool {
      left.type == right.type && left.traits == right.traits
        && left.containers.elementsEqual(right.containers, by: ==)
    }

    /// Whether the proxy stands for a view.
    @MainActor
    func contains(_ view: UIView) -> Bool {
      guard Scope.isKind(Swift.type(of: view), of: type) else { return false }
      guard traits.map(view.traitCollection.containsTraits) ?? true else { return false }
      var waiting = containers[...]
      for responder in view.chain.dropFirst() {
        guard let container = waiting.first else { return true }
        if Scope.isKind(Swift.type(of: responder), of: container) { waiting.removeFirst() }
      }
      return waiting.isEmpty
    }

    /// The length of the chain of superclasses.
    var depth: Int { Scope.lineage(of: type).count { _ in true } }

    private static func lineage(of type: AnyClass) -> some Sequence<AnyClass> {
      sequence(first: type, next: { _getSuperclass($0) })
    }

    private static func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
      lineage(of: type).contains { $0 == other }
    }
  }

  /// The property that the rule sets: a key path, or the arguments of a method that do not change.
  package let property: AnyHashable
  /// Returns the value of a view; nil for a view without the property.
  package let read: @MainActor (UIView) -> Any?
  /// Sets the value of a view.
  package let write: @MainActor (UIView) -> Void
  package let scope: Scope

  package init(
    _ property: AnyHashable,
    of scope: Scope,
    read: @escaping @MainActor (UIView) -> Any?,
    write: @escaping @MainActor (UIView) -> Void
  ) {
    (self.property, self.scope, self.read, self.write) = (property, scope, read, write)
  }
}

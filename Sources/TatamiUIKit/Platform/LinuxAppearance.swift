import TatamiGraphics

/// The values that views of a class get when they enter a window, and windows when they are shown.
///
/// `appearance()` returns a proxy in place of UIKit's view: its properties are those of the views, and
/// can only be set.
///
///     UIButton.appearance().tintColor = .systemPink
///     UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .gray
///
/// Values of superclasses are set first, then those with fewer containers, then in the order in which
/// they were given to the proxies. A value that differs from the initial one of the kit's class was set
/// on the view itself and is kept. Views that are in a window already do not change.
@dynamicMemberLookup @preconcurrency @MainActor
public struct AppearanceProxy<View: UIView> {
  private let scope: AppearanceRule.Scope

  init(containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil) {
    let types = containers.map { $0 as AnyClass }
    scope = AppearanceRule.Scope(type: View.self, containers: types, traits: traits)
    AppearancePrototypes.register()
  }

  /// A property of the views.
  public subscript<Value>(
    dynamicMember path: ReferenceWritableKeyPath<View, Value>
  ) -> Value {
    @available(*, unavailable, message: "the values of a proxy can only be set")
    get { preconditionFailure("the values of a proxy can only be set") }
    nonmutating set {
      let isTint = path == \View.tintColor
      add(isTint ? AnyHashable(TintProperty()) : AnyHashable(path)) {
        $0[keyPath: path] as Any
      } write: {
        $0[keyPath: path] = newValue
      }
    }
  }

  /// Adds what a proxy sets; `read` returns the value of a view.
  func add(
    _ property: AnyHashable,
    read: @escaping @MainActor (View) -> Any,
    write: @escaping @MainActor (View) -> Void
  ) {
    AppearanceRules.current.add(
      AppearanceRule(
        property,
        of: scope,
        read: { ($0 as? View).map(read) },
        write: { if let view = $0 as? View { write(view) } }
      )
    )
  }
}

/// A class with appearance proxies.
@preconcurrency @MainActor
public protocol UIAppearance: UIAppearanceContainer {}

extension UIView: UIAppearance {}

extension UIAppearance where Self: UIView {
  /// Returns the proxy of all views of the class.
  public static func appearance() -> AppearanceProxy<Self> { AppearanceProxy() }

  /// Returns the proxy of the views inside of instances of some classes, the innermost first.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> AppearanceProxy<Self> { AppearanceProxy(containers: containerTypes) }

  /// Returns the proxy of the views with some traits; unspecified traits match any.
  public static func appearance(for trait: UITraitCollection) -> AppearanceProxy<Self> {
    AppearanceProxy(traits: trait)
  }

  /// Returns the proxy of the views with some traits inside of instances of some classes.
  public static func appearance(
    for trait: UITraitCollection,
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> AppearanceProxy<Self> { AppearanceProxy(containers: containerTypes, traits: trait) }
}

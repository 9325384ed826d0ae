/// The classes of the kit whose new views have the values that no code has set.
@MainActor
enum AppearancePrototypes {
  /// Adds the classes to the rules of the current environment.
  static func register() {
    let rules = AppearanceRules.current
    guard rules.prototypes.isEmpty else { return }
    for (type, prototype) in all { rules.prototypes[ObjectIdentifier(type)] = prototype }
  }

  private static let all: [(any UIAppearanceContainer.Type, AppearanceRules.Prototype)] =
    basicViews + controls + lists + bars

  private static let basicViews: [(any UIAppearanceContainer.Type, AppearanceRules.Prototype)] = [
    entry { UIView() }, entry { UIWindow(frame: .zero) }, entry { UILabel() },
    entry { UIImageView() }, entry { UIStackView() }, entry { UIScrollView() },
    entry { UITextView() }, entry { UIProgressView() },
    entry(variant: { $0.style.rawValue }) {
      UIActivityIndicatorView(style: UIActivityIndicatorView.Style(rawValue: $0) ?? .medium)
    },
  ]

  private static let controls: [(any UIAppearanceContainer.Type, AppearanceRules.Prototype)] = [
    entry { UIControl() }, entry { UISwitch() }, entry { UISlider() }, entry { UIStepper() },
    entry { UISegmentedControl() }, entry { UIPageControl() }, entry { UITextField() },
    entry { UIRefreshControl() }, entry { UIPickerView() }, entry { UIDatePicker() },
    entry { UIColorWell() },
    entry(variant: { $0.buttonType.rawValue }) {
      UIButton(type: UIButton.ButtonType(rawValue: $0) ?? .custom)
    },
  ]

  private static let lists: [(any UIAppearanceContainer.Type, AppearanceRules.Prototype)] = [
    entry(variant: { $0.style.rawValue }) {
      UITableView(frame: .zero, style: UITableView.Style(rawValue: $0) ?? .plain)
    },
    entry { UITableViewCell(style: .default, reuseIdentifier: nil) },
    entry { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    entry { UICollectionReusableView() }, entry { UICollectionViewCell() },
    entry {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    },
  ]

  private static let bars: [(any UIAppearanceContainer.Type, AppearanceRules.Prototype)] = [
    entry { UINavigationBar() }, entry { UIToolbar() }, entry { UITabBar() },
    entry { UISearchBar() }, entry { UISearchTextField() },
  ]

  private static func entry<View: UIView>(
    make: @escaping @MainActor () -> View
  ) -> (any UIAppearanceContainer.Type, AppearanceRules.Prototype) {
    entry(variant: { (_: View) in 0 }) { _ in make() }
  }

  private static func entry<View: UIView>(
    variant: @escaping @MainActor (View) -> Int,
    make: @escaping @MainActor (Int) -> View
  ) -> (any UIAppearanceContainer.Type, AppearanceRules.Prototype) {
    let prototype = AppearanceRules.Prototype(
      variant: { ($0 as? View).map(variant) ?? 0 },
      make: make
    )
    return (View.self, prototype)
  }
}

public import TatamiViews

extension UIViewController {
  /// The nearest tab bar controller among the ancestors; nil if there is none.
  public var tabBarController: UITabBarController? {
    ancestry.dropFirst().lazy.compactMap { $0 as? UITabBarController }.first
  }
}

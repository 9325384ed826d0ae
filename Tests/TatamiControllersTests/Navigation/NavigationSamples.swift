import TatamiUIKit
import TestSupport
import Testing

// The sample in the documentation of navigation controllers.

@MainActor
@Suite(.environment) struct NavigationSamples {
  @Test func `the sample of UINavigationController is true`() {
    let list = UIViewController()
    list.title = "Lists"
    let navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.viewControllers.count == 2)
  }
}

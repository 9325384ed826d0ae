import FeedScreens
import Tatami
import TestSupport
import Testing

/// The accessibility audit of the example screens of box views.
@MainActor
@Suite(.environment) struct FeedAuditTests {
  @Test(arguments: FeedScreen.allCases, [UIUserInterfaceStyle.light, .dark])
  func `screens pass the accessibility audit`(_ screen: FeedScreen, _ style: UIUserInterfaceStyle) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.traitOverrides.userInterfaceStyle = style
    window.backgroundColor = .systemBackground
    let view = screen.makeView()
    window.addSubview(view)
    Puyo(view).size(.fill, .fill)
    window.makeKeyAndVisible()
    Simulator.advance(by: 1)
    performAccessibilityAudit(of: window) { issue in
      // The colors of UIKit are used as they are, such as its blue for buttons.
      issue.isContrastOfSystemColor
    }
  }
}

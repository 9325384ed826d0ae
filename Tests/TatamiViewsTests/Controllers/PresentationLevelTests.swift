import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The level of presented controllers, which makes backgrounds lighter in the dark.
@MainActor
@Suite(.environment) struct PresentationLevelTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let back = UIViewController()
  private let front = UIViewController()

  init() {
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = back
    window.makeKeyAndVisible()
  }

  /// The color in front, as white from 0 to 255.
  private func white(_ color: UIColor) -> Int {
    var white: CGFloat = 0
    let resolved = color.resolvedColor(with: front.traitCollection)
    resolved.getRed(&white, green: nil, blue: nil, alpha: nil)
    return Int((white * 255).rounded())
  }

  @Test func `sheets are elevated, and their backgrounds are lighter in the dark`() {
    back.present(front, animated: false)
    #expect(front.traitCollection.userInterfaceLevel == .elevated)
    #expect(back.traitCollection.userInterfaceLevel == .base)
    let colors: [UIColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .secondarySystemGroupedBackground,
      .tertiarySystemGroupedBackground,
    ]
    #expect(colors.map(white) == [0x1C, 0x2C, 0x3A, 0x1C, 0x2C, 0x3A])
    window.overrideUserInterfaceStyle = .light
    #expect(colors.map(white) == [0xFF, 0xF2, 0xFF, 0xF2, 0xFF, 0xF2])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `controllers that cover everything are at the base level`(style: UIModalPresentationStyle) {
    front.modalPresentationStyle = style
    back.present(front, animated: false)
    #expect(front.traitCollection.userInterfaceLevel == .base)
    #expect(white(.systemBackground) == 0)
  }

  @Test func `a sheet announces no other level when the window gets other traits`() {
    final class Announced: UIViewController {
      var collections: [UITraitCollection] = []

      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        collections.append(newCollection)
      }
    }
    let announced = Announced()
    window.frame = UIScreen.main.bounds
    back.present(announced, animated: false)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(announced.collections.map(\.userInterfaceLevel) == [.elevated])
    HostDevice.rotate(to: .landscapeRight)
    #expect(announced.collections.count == 1)
  }
}

public import TatamiUIKit
import TatamiHost

/// Shows pages on a screen of their own and takes pictures of them.
@MainActor
public struct Stage {
  /// Light or dark.
  public var appearance = UIUserInterfaceStyle.light
  /// The direction of reading.
  public var direction = UITraitEnvironmentLayoutDirection.leftToRight
  /// Pixels per point, above 0.
  public var scale: CGFloat = 2

  /// Makes a stage in light, read from left to right.
  public init() {}

  /// Returns a picture of a page after its rehearsal.
  ///
  /// - Throws: `DrawingError` if the scale makes the picture too large.
  public func picture(of page: Page) throws -> UIImage {
    let controller = page.makeController()
    let window = show(controller)
    defer { window.isHidden = true }
    controller.rehearse(in: window)
    return try WindowHost(window).image()
  }

  /// Returns a picture of all pages side by side, in rows of five.
  public func contactSheet(of pictures: [UIImage]) throws -> UIImage {
    let sheet = ContactSheet(pictures)
    let window = show(sheet, size: sheet.preferredContentSize)
    defer { window.isHidden = true }
    return try WindowHost(window).image()
  }

  private func show(
    _ controller: UIViewController,
    size: CGSize = PageController.size
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.traitOverrides.displayScale = scale
    window.traitOverrides.userInterfaceStyle = appearance
    window.traitOverrides.layoutDirection = direction
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }
}

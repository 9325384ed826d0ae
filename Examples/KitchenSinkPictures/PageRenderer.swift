public import KitchenSinkScreens
import TatamiHost
public import TatamiUIKit

/// Renders pages to images, each in its own window.
@MainActor
public struct PageRenderer {
  /// The interface style.
  public var appearance = UIUserInterfaceStyle.light
  /// The layout direction.
  public var direction = UITraitEnvironmentLayoutDirection.leftToRight
  /// The number of pixels per point; above 0.
  public var scale: CGFloat = 2

  /// Creates a renderer with the light style and left-to-right layout.
  public init() {}

  /// Returns an image of a page after its simulated interaction.
  ///
  /// - Throws: `DrawingError` if the image would be too large.
  public func image(of page: Page) throws -> UIImage {
    let controller = page.makeController()
    let window = show(controller)
    defer { window.isHidden = true }
    (controller as? any InteractivePage)?.simulateInteraction(in: window)
    return try WindowHost(window).image()
  }

  /// Returns a contact sheet of pages, in rows of six.
  public func contactSheet(of images: [UIImage]) throws -> UIImage {
    let sheet = ContactSheet(images)
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

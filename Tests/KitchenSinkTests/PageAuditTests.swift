import KitchenSinkScreens
import TatamiUIKit
import TestSupport
import Testing

/// The accessibility audit of all pages of the kitchen sink.
@MainActor
@Suite(.environment) struct PageAuditTests {
  @Test(arguments: Page.allCases, [UIUserInterfaceStyle.light, .dark])
  func `pages pass the accessibility audit`(_ page: Page, _ style: UIUserInterfaceStyle) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: PageController.size))
    window.traitOverrides.userInterfaceStyle = style
    window.rootViewController = page.makeController()
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    Simulator.advance(by: 1)
    performAccessibilityAudit(of: window) { issue in
      issue.isContrastOfSystemColor || Self.isShownOnPurpose(issue, on: page)
    }
  }

  /// Whether an issue is what a page shows.
  private static func isShownOnPurpose(_ issue: AccessibilityAuditIssue, on page: Page) -> Bool {
    switch (issue.auditType, page) {
    // Fields as high as their borders make them.
    case (.hitRegion, .text): issue.element is UITextField
    // Buttons and fields in the sizes that UIKit gives them.
    case (.hitRegion, _): hasNaturalHeight(issue.element) || issue.path.contains("SectionIndex")
    // Pressed buttons, which UIKit makes paler.
    case (.contrast, .buttons): issue.path.contains("UIButton")
    // Lines that are cut off in three ways.
    case (.textClipped, .labels): true
    // Matches off the path of the highlighted entrant are dimmed.
    case (.contrast, .tournament): true
    // Tiles are painted in the palette of UIKit.
    case (.contrast, .mosaic), (.contrast, .bricks): issue.path.contains("Tile")
    // The kit reads no label of an image in a segment.
    case (.sufficientElementDescription, .controls): issue.path.contains("Segment[")
    default: false
    }
  }

  private static func hasNaturalHeight(_ element: UIResponder) -> Bool {
    guard element is UIButton || element is UITextField, let view = element as? UIView else {
      return false
    }
    return abs(view.bounds.height - view.intrinsicContentSize.height) <= 1
  }
}

import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of popovers on a screen of 440 x 440 points of regular width.
@MainActor
@Suite(.environment) struct PopoverSnapshotTests {
  private nonisolated static let looks = ["light", "dark", "right-to-left"]
  private nonisolated static let directions: [UIPopoverArrowDirection] = [
    .up, .down, .left, .right,
  ]

  private func window(_ look: String) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 440, height: 440))
    window.traitOverrides.userInterfaceStyle = look == "dark" ? .dark : .light
    window.traitOverrides.layoutDirection = look == "right-to-left" ? .rightToLeft : .leftToRight
    window.traitOverrides.horizontalSizeClass = .regular
    window.traitOverrides.displayScale = 1
    let back = UIViewController()
    back.view.backgroundColor = .secondarySystemBackground
    window.rootViewController = back
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  /// A controller with a list of words below each other.
  private func list(_ words: [String]) -> UIViewController {
    let controller = UIViewController()
    let stack = UIStackView(
      arrangedSubviews: words.map { word in
        let label = UILabel()
        label.text = word
        return label
      }
    )
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(stack)
    let guide = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
    controller.preferredContentSize = CGSize(width: 150, height: 150)
    return controller
  }

  private func screen(_ look: String, _ direction: UIPopoverArrowDirection) throws -> UIImage {
    let window = window(look)
    defer { window.isHidden = true }
    let back = try #require(window.rootViewController)
    let source = UIButton(configuration: .filled())
    source.setTitle("Sort", for: .normal)
    source.frame = CGRect(x: 180, y: 200, width: 80, height: 40)
    back.view.addSubview(source)
    let front = list(["Newest first", "Oldest first", "By title", "By author"])
    front.modalPresentationStyle = .popover
    let popover = try #require(front.popoverPresentationController)
    popover.sourceView = source
    popover.permittedArrowDirections = direction
    back.present(front, animated: true)
    Simulator.advance(by: 1)
    return try WindowHost(window).image()
  }

  @Test(arguments: looks) func `popovers look as recorded`(look: String) throws {
    let screens = try Self.directions.map { try screen(look, $0) }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(
      size: CGSize(width: 890, height: 890),
      format: format
    ).image { _ in
      for (index, screen) in screens.enumerated() {
        screen.draw(at: CGPoint(x: 450 * (index % 2), y: 450 * (index / 2)))
      }
    }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/popovers-\(look).png")
    assertSnapshot(of: try #require(picture.pngData()), at: reference)
  }
}

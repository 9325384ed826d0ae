import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of sheets on a screen of 390 x 844 points.
@MainActor
@Suite(.environment) struct SheetSnapshotTests {
  private nonisolated static let looks = ["light", "dark", "right-to-left"]

  private func window(_ look: String) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.userInterfaceStyle = look == "dark" ? .dark : .light
    window.traitOverrides.layoutDirection = look == "right-to-left" ? .rightToLeft : .leftToRight
    window.traitOverrides.displayScale = 1
    let back = UIViewController()
    back.view.backgroundColor = .systemBackground
    fill(back.view, (1...20).map { "Row \($0)" })
    window.rootViewController = back
    window.makeKeyAndVisible()
    let insets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    HostDevice.setSafeAreaInsets(insets, of: window)
    window.layoutIfNeeded()
    return window
  }

  /// Adds lines of text below each other, in the direction of the view.
  private func fill(_ view: UIView, _ texts: [String]) {
    let stack = UIStackView(arrangedSubviews: texts.map(label))
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 32),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func screen(
    _ look: String,
    _ selected: UISheetPresentationController.Detent.Identifier,
    isUndimmed: Bool = false,
    isStacked: Bool = false
  ) throws -> UIImage {
    let window = window(look)
    defer { window.isHidden = true }
    let front = UIViewController()
    front.view.backgroundColor = .secondarySystemBackground
    fill(front.view, ["Title", "First", "Second", "Third"])
    let sheet = try #require(front.sheetPresentationController)
    sheet.detents = [.medium(), .large()]
    sheet.selectedDetentIdentifier = selected
    sheet.prefersGrabberVisible = true
    if isUndimmed { sheet.largestUndimmedDetentIdentifier = .medium }
    window.rootViewController?.present(front, animated: true)
    Simulator.advance(by: 1)
    if isStacked {
      let further = UIViewController()
      further.view.backgroundColor = .secondarySystemBackground
      fill(further.view, ["Another title", "Fourth", "Fifth"])
      front.present(further, animated: true)
      Simulator.advance(by: 1)
    }
    return try WindowHost(window).image()
  }

  @Test(arguments: looks) func `sheets look as recorded`(look: String) throws {
    let screens = [
      try screen(look, .medium), try screen(look, .medium, isUndimmed: true),
      try screen(look, .large), try screen(look, .large, isStacked: true),
    ]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 400 * screens.count - 10, height: 844)
    let picture = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (index, screen) in screens.enumerated() {
        screen.draw(at: CGPoint(x: 400 * index, y: 0))
      }
    }
    let reference = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/sheets-\(look).png")
    assertSnapshot(of: try #require(picture.pngData()), at: reference)
  }
}

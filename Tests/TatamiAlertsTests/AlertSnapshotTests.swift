import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of alerts and action sheets.
@MainActor
@Suite(.environment) struct AlertSnapshotTests {
  private nonisolated static let looks = [
    "light", "dark", "right-to-left", "large-text", "largest-text",
  ]

  private func traits(_ look: String) -> UITraitCollection {
    switch look {
    case "dark": UITraitCollection(userInterfaceStyle: .dark)
    case "right-to-left": UITraitCollection(layoutDirection: .rightToLeft)
    case "large-text": UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    case "largest-text":
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    default: UITraitCollection(userInterfaceStyle: .light)
    }
  }

  /// Returns a screen with some content behind an alert.
  private func stage(_ traits: UITraitCollection) -> AlertStage {
    let stage = AlertStage(traits)
    stage.window.traitOverrides.displayScale = 1
    for index in 0..<20 {
      let y = 60 + CGFloat(index) * 40
      let label = UILabel(frame: CGRect(x: 16, y: y, width: 358, height: 20))
      label.text = "Row \(index + 1)"
      stage.back.view.addSubview(label)
    }
    return stage
  }

  private func alerts(_ stage: AlertStage) -> [UIAlertController] {
    let two = stage.alert(
      title: "Delete this list?",
      message: "Its 12 tasks will be deleted too.",
      [stage.action("Delete", .destructive), stage.action("Cancel", .cancel)]
    )
    let three = stage.alert(
      title: "Unsaved changes",
      message: "What do you want to do with the changes to “Groceries”?",
      [
        stage.action("Save"), stage.action("Cancel", .cancel),
        stage.action("Discard", .destructive),
      ]
    )
    let fields = stage.alert(
      title: "Sign in",
      message: nil,
      [stage.action("Cancel", .cancel), stage.action("Sign In")]
    )
    fields.addTextField { $0.text = "ann@example.com" }
    fields.addTextField { $0.placeholder = "Password" }
    fields.preferredAction = fields.actions[1]
    fields.actions[1].isEnabled = false
    let sheet = stage.sheet(
      title: "Photo",
      message: "The photo is deleted from all devices.",
      [
        stage.action("Share"), stage.action("Duplicate"), stage.action("Delete", .destructive),
        stage.action("Cancel", .cancel),
      ]
    )
    return [two, three, fields, sheet]
  }

  private func longTexts(_ stage: AlertStage) -> [UIAlertController] {
    let text = String(repeating: "A long text that has to scroll. ", count: 60)
    let long = stage.alert(
      title: "Terms and conditions of a service",
      message: text,
      [stage.action("Agree"), stage.action("Disagree", .cancel)]
    )
    let many = stage.sheet(
      title: "Choose a country",
      message: nil,
      (1...30).map { stage.action("Country \($0)") } + [stage.action("Cancel", .cancel)]
    )
    return [long, many]
  }

  private func picture(
    _ traits: UITraitCollection,
    _ alerts: (AlertStage) -> [UIAlertController]
  ) throws -> Data {
    let count = alerts(stage(traits)).count
    let screens = try (0..<count).map { index in
      let stage = stage(traits)
      stage.show(alerts(stage)[index])
      defer { stage.window.isHidden = true }
      return try WindowHost(stage.window).image()
    }
    let size = CGSize(width: 400 * count - 10, height: 844)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let sheet = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      for (index, screen) in screens.enumerated() {
        screen.draw(at: CGPoint(x: 400 * index, y: 0))
      }
    }
    return try #require(sheet.pngData())
  }

  private func reference(_ name: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snapshots/\(name).png")
  }

  @Test(arguments: looks) func `alerts look as recorded`(look: String) throws {
    let png = try picture(traits(look), alerts)
    assertSnapshot(of: png, at: reference("alerts-\(look)"))
  }

  @Test(arguments: looks) func `action sheets in popovers look as recorded`(look: String) throws {
    let stage = stage(traits(look))
    defer { stage.window.isHidden = true }
    stage.useRegularWidth()
    let sheet = stage.sheet(
      title: "Photo",
      message: "The photo is deleted from all devices.",
      [
        stage.action("Share"), stage.action("Duplicate"), stage.action("Delete", .destructive),
        stage.action("Cancel", .cancel),
      ]
    )
    sheet.popoverPresentationController?.sourceView = stage.source
    stage.show(sheet)
    let png = try #require(try WindowHost(stage.window).image().pngData())
    assertSnapshot(of: png, at: reference("popover-\(look)"))
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func `long texts and many actions look as recorded`(style: UIUserInterfaceStyle) throws {
    let png = try picture(UITraitCollection(userInterfaceStyle: style), longTexts)
    assertSnapshot(of: png, at: reference("long-\(style == .dark ? "dark" : "light")"))
  }
}

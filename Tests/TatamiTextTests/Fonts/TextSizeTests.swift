import Foundation
import TatamiHost
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct TextSizeTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func show(_ view: UIView, _ category: UIContentSizeCategory) {
    if view.window == nil { window.addSubview(view) }
    window.traitOverrides.preferredContentSizeCategory = category
  }

  @Test func `a label's font follows the content size category if it is set to adjust`() {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .body)
    label.text = "Text"
    show(label, .accessibilityExtraExtraExtraLarge)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    #expect(label.font.pointSize == 53)
    let tall = label.intrinsicContentSize.height
    show(label, .extraSmall)
    #expect(label.font.pointSize == 14)
    #expect(label.intrinsicContentSize.height < tall)
  }

  @Test func `text fields and text views follow the content size category`() {
    let (field, text) = (UITextField(), UITextView())
    for view in [field, text] as [any UIContentSizeCategoryAdjusting] {
      view.adjustsFontForContentSizeCategory = true
    }
    field.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .caption1)
    show(field, .extraLarge)
    show(text, .extraLarge)
    #expect(field.font == .systemFont(ofSize: 19, weight: .semibold))
    #expect(text.font?.pointSize == 14)
  }

  @Test func `scaled fonts scale from their base font up to their limit`() {
    let base = UIFont(name: "DejaVu Sans", size: 20) ?? .systemFont(ofSize: 20)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = UIFontMetrics.default
      .scaledFont(for: base, maximumPointSize: 30, compatibleWith: large)
    #expect(label.font == base)
    show(label, .accessibilityExtraExtraExtraLarge)
    #expect(label.font == base.withSize(30))
    show(label, .small)
    show(label, .large)
    #expect(label.font == base)
  }

  @Test func `a font with a fixed size stays`() {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    label.font = .systemFont(ofSize: 11)
    show(label, .accessibilityLarge)
    #expect(label.font.pointSize == 11)
  }

  @Test func `S254: preferred fonts have the size of the device's content size category`() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    HostDevice.setTraits(UITraitCollection(preferredContentSizeCategory: .extraSmall))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 14)
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34) == 28)
    #expect(UITraitCollection.current.preferredContentSizeCategory == .extraSmall)
    // The traits of a view that draws take precedence.
    UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
    }
  }

  @Test func `lengths are rounded to pixels of the device, or to those of the traits`() {
    HostDevice.setScreen(size: CGSize(width: 390, height: 844), scale: 3)
    let large = UITraitCollection(preferredContentSizeCategory: .extraLarge)
    let coarse = UITraitCollection(traitsFrom: [large, UITraitCollection(displayScale: 1)])
    // 10 * 19 / 17 is 11.18.
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: large) == 34 / 3 as CGFloat)
    #expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: coarse) == 11)
  }

  @Test func `S254: the application has the device's content size category and posts its changes`()
  {
    let application = UIApplication.shared
    #expect(application.preferredContentSizeCategory == .large)
    var posted: [UIContentSizeCategory?] = []
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification,
      object: application,
      queue: nil
    ) { notification in
      let key = UIContentSizeCategory.newValueUserInfoKey
      let category = notification.userInfo?[key] as? UIContentSizeCategory
      MainActor.assumeIsolated { posted.append(category) }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    HostDevice.setTraits(UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    HostDevice.setTraits(UITraitCollection(userInterfaceStyle: .dark))
    #expect(application.preferredContentSizeCategory == .accessibilityLarge)
    #expect(posted == [.accessibilityLarge])
  }
}

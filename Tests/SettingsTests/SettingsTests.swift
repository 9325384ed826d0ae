import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import Settings

/// The settings of the examples, operated by touches.
@MainActor
@Suite(.environment) struct SettingsTests: AppTests {
  let window: UIWindow
  private let store: SettingsStore
  private let navigation: UINavigationController

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = .gmt
    store = SettingsStore(calendar: calendar, startDate: Date(timeIntervalSince1970: 1_715_904_000))
    store.preferences.name = "Aoi Mori"
    store.preferences.email = "aoi@example.com"
    navigation = SettingsApplication.makeRoot(store: store)
    window = .phone(root: navigation)
  }

  @Test(arguments: Surroundings.onPhone)
  func `the screens match their pictures`(_ surroundings: Surroundings) throws {
    surround(with: surroundings)
    try check("settings-\(surroundings.rawValue)")
    try Simulator.scroll(to: .text("Ringtone, Temple Bell"), in: window)
    try tap(.text("Ringtone, Temple Bell"))
    try check("ringtone-\(surroundings.rawValue)")
    try Simulator.scroll(to: .text("First Day, May 17, 2024"), in: window)
    Simulator.advance(by: 1)
    try tap(.text("First Day, May 17, 2024"))
    try check("date-\(surroundings.rawValue)")
    try Simulator.scroll(to: .text("Reset All Settings"), in: window)
    Simulator.advance(by: 1)
    try tap(.text("Reset All Settings"))
    try check("reset-\(surroundings.rawValue)")
    try tap(.label("Cancel"))
    try Simulator.scroll(to: .text("Language, English"), in: window)
    try tap(.text("Language, English"))
    try check("language-\(surroundings.rawValue)")
  }

  @Test func `typed text is stored`() throws {
    try Simulator.type("Aoi", into: .label("Name"), replacing: true, in: window)
    #expect(store.preferences.name == "Aoi")
    Simulator.press(.keyboardReturnOrEnter, in: window)
    Simulator.type("xyz", in: window)
    #expect(store.preferences.name == "Aoi")
  }

  @Test func `switches, the slider and segments change preferences`() throws {
    try tap(.label("Badges"))
    #expect(!store.preferences.showsBadges)
    try tap(.label("Dark"))
    #expect(store.preferences.theme == .dark)
    #expect(navigation.traitCollection.userInterfaceStyle == .dark)
    let slider = try Simulator.find(.label("Volume"), in: window).frame
    Simulator.drag(
      from: CGPoint(x: slider.minX + slider.width * 0.6, y: slider.midY),
      to: CGPoint(x: slider.maxX + 30, y: slider.midY),
      in: window
    )
    #expect(store.preferences.volume == 1)
  }

  @Test func `the wheel picks a ringtone`() throws {
    try tap(.text("Ringtone, Temple Bell"))
    let wheel = try Simulator.find(.label("Ringtone"), in: window).frame
    Simulator.drag(
      from: CGPoint(x: wheel.midX, y: wheel.midY),
      to: CGPoint(x: wheel.midX, y: wheel.midY + 64),
      in: window
    )
    Simulator.advance(by: 2)
    #expect(store.preferences.ringtone == "Koto")
    try tap(.text("Ringtone, Koto"))
    #expect(window.descendants.allSatisfy { !($0 is UIPickerView) || $0.window == nil })
  }

  @Test func `a tap picks the first day, and the reminder hides its rows`() throws {
    try tap(.text("First Day, May 17, 2024"))
    try tap(.label("Monday, May 20"))
    #expect(store.text(store.preferences.startDate, template: "yMMMd") == "May 20, 2024")
    try Simulator.scroll(to: .label("Daily Reminder"), in: window)
    try tap(.label("Daily Reminder"))
    #expect(!store.preferences.isReminderOn)
    #expect(try !Simulator.exists(.text("First Day, May 20, 2024"), in: window))
  }

  @Test func `languages have a check mark`() throws {
    try tap(.text("Language, English"))
    try tap(.text("Italiano"))
    try tap(.label("Settings"))
    #expect(store.preferences.language == "Italiano")
    #expect(try Simulator.exists(.text("Language, Italiano"), in: window))
  }

  @Test func `an alert resets everything`() throws {
    store.preferences.ringtone = "River"
    try tap(.text("Ringtone, Temple Bell"))
    try tap(.text("Ringtone, River"))
    try Simulator.scroll(to: .text("Reset All Settings"), in: window)
    try tap(.text("Reset All Settings"))
    try tap(.label("Cancel"))
    #expect(store.isChanged)
    try tap(.text("Reset All Settings"))
    try tap(.label("Reset"))
    #expect(!store.isChanged)
    #expect(navigation.presentedViewController == nil)
  }
}

extension UIView {
  /// The subviews and theirs.
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

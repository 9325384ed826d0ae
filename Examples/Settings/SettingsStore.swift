import Foundation
import TatamiUIKit

/// The appearances of the application, with the numbers of their styles.
enum Theme: Int, CaseIterable {
  case automatic
  case light
  case dark

  var title: String {
    switch self {
    case .automatic: "Automatic"
    case .light: "Light"
    case .dark: "Dark"
    }
  }

  var style: UIUserInterfaceStyle { UIUserInterfaceStyle(rawValue: rawValue) ?? .unspecified }
}

/// The settings that a person has made.
struct Preferences: Equatable {
  var name = ""
  var email = ""
  var language = "English"
  var theme = Theme.automatic
  var showsBadges = true
  var volume: Float = 0.6
  var ringtone = "Temple Bell"
  var isReminderOn = true
  var reminderTime: Date
  var startDate: Date
}

/// The preferences, and what can be chosen.
@MainActor
final class SettingsStore {
  static let languages = ["Deutsch", "English", "Español", "Français", "Italiano", "Português"]
  static let ringtones = [
    "Bamboo", "Cicadas", "Koto", "River", "Temple Bell", "Tea Kettle", "Wind Chime",
  ]

  let calendar: Calendar
  private let initial: Preferences
  var preferences: Preferences

  init(calendar: Calendar = .current, startDate: Date = Date()) {
    self.calendar = calendar
    let morning = calendar.date(bySettingHour: 7, minute: 30, second: 0, of: startDate)
    initial = Preferences(reminderTime: morning ?? startDate, startDate: startDate)
    preferences = initial
  }

  /// Whether something differs from the initial preferences.
  var isChanged: Bool { preferences != initial }

  func reset() { preferences = initial }

  func text(_ date: Date, template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = calendar.locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}

/// A row of the settings.
enum SettingsRow: Hashable {
  case name
  case email
  case language
  case theme
  case badges
  case volume
  case ringtone
  case ringtonePicker
  case reminder
  case reminderTime
  case reminderTimePicker
  case startDate
  case startDatePicker
  case reset

  /// The row with a picker that a tap opens below this row.
  var picker: SettingsRow? {
    switch self {
    case .ringtone: .ringtonePicker
    case .reminderTime: .reminderTimePicker
    case .startDate: .startDatePicker
    default: nil
    }
  }
}

/// A group of settings.
struct SettingsSection {
  let title: String?
  var footer: String?
  let rows: [SettingsRow]

  static func sections(isReminderOn: Bool, open: SettingsRow?) -> [SettingsSection] {
    let details: [SettingsRow] = isReminderOn ? [.reminderTime, .startDate] : []
    let sections = [
      SettingsSection(title: "Profile", rows: [.name, .email]),
      SettingsSection(title: "General", rows: [.language, .theme, .badges]),
      SettingsSection(title: "Sounds", rows: [.volume, .ringtone]),
      SettingsSection(
        title: "Reminder",
        footer: "A reminder comes every day at this time, from the first day on.",
        rows: [.reminder] + details
      ),
      SettingsSection(title: nil, rows: [.reset]),
    ]
    return sections.map { section in
      let rows = section.rows.flatMap { row -> [SettingsRow] in
        guard let picker = row.picker, picker == open else { return [row] }
        return [row, picker]
      }
      return SettingsSection(title: section.title, footer: section.footer, rows: rows)
    }
  }
}

import Foundation
import TatamiUIKit

/// The settings of an application.
final class SettingsViewController: UITableViewController {
  private let store: SettingsStore
  private lazy var sections = makeSections()
  /// The row with the open picker.
  private var open: SettingsRow?

  init(store: SettingsStore) {
    self.store = store
    super.init(style: .insetGrouped)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .onDrag
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "value")
    tableView.register(TextFieldCell.self, forCellReuseIdentifier: "text")
    tableView.register(SwitchCell.self, forCellReuseIdentifier: "switch")
    tableView.register(SliderCell.self, forCellReuseIdentifier: "slider")
    tableView.register(ThemeCell.self, forCellReuseIdentifier: "theme")
    tableView.register(RingtoneCell.self, forCellReuseIdentifier: "ringtone")
    tableView.register(DateCell.self, forCellReuseIdentifier: "date")
  }

  // MARK: Rows

  private func makeSections() -> [SettingsSection] {
    SettingsSection.sections(isReminderOn: store.preferences.isReminderOn, open: open)
  }

  /// Inserts and deletes the rows that differ after a change.
  private func updateRows() {
    let old = sections.map(\.rows)
    sections = makeSections()
    tableView.performBatchUpdates {
      for (section, pair) in zip(old, sections.map(\.rows)).enumerated() {
        let deleted = pair.0.indices.filter { !pair.1.contains(pair.0[$0]) }
        let inserted = pair.1.indices.filter { !pair.0.contains(pair.1[$0]) }
        tableView.deleteRows(at: deleted.map { [section, $0] }, with: .fade)
        tableView.insertRows(at: inserted.map { [section, $0] }, with: .fade)
      }
    }
  }

  private func indexPath(_ row: SettingsRow) -> IndexPath? {
    for (section, group) in sections.enumerated() {
      if let index = group.rows.firstIndex(of: row) { return [section, index] }
    }
    return nil
  }

  private func reconfigure(_ row: SettingsRow) {
    if let path = indexPath(row) { tableView.reconfigureRows(at: [path]) }
    if let path = indexPath(.reset) { tableView.reconfigureRows(at: [path]) }
  }

  private func change(_ row: SettingsRow, _ change: (inout Preferences) -> Void) {
    change(&store.preferences)
    reconfigure(row)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sections[section].title
  }

  override func tableView(
    _ tableView: UITableView,
    titleForFooterInSection section: Int
  ) -> String? {
    sections[section].footer
  }

  // MARK: Cells

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: identifier(row), for: indexPath)
    switch cell {
    case let cell as TextFieldCell: configure(cell, row)
    case let cell as SwitchCell: configure(cell, row)
    case let cell as SliderCell:
      cell.show("Volume", value: store.preferences.volume)
      cell.didChange = { [weak self] volume in
        self?.change(.reset) { $0.volume = volume }
      }
    case let cell as ThemeCell: configure(cell)
    case let cell as RingtoneCell:
      cell.show(store.preferences.ringtone)
      cell.didPick = { [weak self] name in self?.change(.ringtone) { $0.ringtone = name } }
    case let cell as DateCell: configure(cell, row)
    default: configure(cell, row)
    }
    return cell
  }

  private func identifier(_ row: SettingsRow) -> String {
    switch row {
    case .name, .email: "text"
    case .badges, .reminder: "switch"
    case .volume: "slider"
    case .theme: "theme"
    case .ringtonePicker: "ringtone"
    case .reminderTimePicker, .startDatePicker: "date"
    case .language, .ringtone, .reminderTime, .startDate, .reset: "value"
    }
  }

  private func configure(_ cell: TextFieldCell, _ row: SettingsRow) {
    let isName = row == .name
    cell.show(
      isName ? "Name" : "Email",
      text: isName ? store.preferences.name : store.preferences.email,
      placeholder: isName ? "Your name" : "name@example.com"
    )
    cell.didChange = { [weak self] text in
      self?.change(.reset) { if isName { $0.name = text } else { $0.email = text } }
    }
  }

  private func configure(_ cell: SwitchCell, _ row: SettingsRow) {
    if row == .badges {
      cell.show("Badges", isOn: store.preferences.showsBadges)
      cell.didChange = { [weak self] isOn in
        self?.change(.reset) { $0.showsBadges = isOn }
      }
    } else {
      cell.show("Daily Reminder", isOn: store.preferences.isReminderOn)
      cell.didChange = { [weak self] isOn in
        self?.change(.reset) { $0.isReminderOn = isOn }
        self?.updateRows()
      }
    }
  }

  private func configure(_ cell: ThemeCell) {
    cell.show("Theme", theme: store.preferences.theme)
    cell.didChange = { [weak self] theme in
      self?.change(.reset) { $0.theme = theme }
      self?.showTheme()
    }
  }

  private func showTheme() {
    navigationController?.overrideUserInterfaceStyle = store.preferences.theme.style
  }

  private func configure(_ cell: DateCell, _ row: SettingsRow) {
    if row == .reminderTimePicker {
      let time = store.preferences.reminderTime
      cell.show(time, mode: .time, style: .wheels, calendar: store.calendar)
      cell.didPick = { [weak self] date in
        self?.change(.reminderTime) { $0.reminderTime = date }
      }
    } else {
      let date = store.preferences.startDate
      cell.show(date, mode: .date, style: .inline, calendar: store.calendar)
      cell.didPick = { [weak self] date in self?.change(.startDate) { $0.startDate = date } }
    }
  }

  private func configure(_ cell: UITableViewCell, _ row: SettingsRow) {
    var content = UIListContentConfiguration.valueCell()
    cell.accessoryType = row == .language ? .disclosureIndicator : .none
    switch row {
    case .language: (content.text, content.secondaryText) = ("Language", store.preferences.language)
    case .ringtone: (content.text, content.secondaryText) = ("Ringtone", store.preferences.ringtone)
    case .reminderTime:
      content.text = "Time"
      content.secondaryText = store.text(store.preferences.reminderTime, template: "jmm")
    case .startDate:
      content.text = "First Day"
      content.secondaryText = store.text(store.preferences.startDate, template: "yMMMd")
    default:
      content.text = "Reset All Settings"
      content.textProperties.color = store.isChanged ? .systemRed : .tertiaryLabel
    }
    if let open, row.picker == open { content.secondaryTextProperties.color = view.tintColor }
    cell.contentConfiguration = content
  }

  // MARK: Selection

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    view.endEditing(true)
    let row = sections[indexPath.section].rows[indexPath.row]
    if let picker = row.picker {
      toggle(picker)
    } else if row == .language {
      showLanguages()
    } else if row == .reset, store.isChanged {
      askForReset()
    }
  }

  private func toggle(_ picker: SettingsRow) {
    open = open == picker ? nil : picker
    updateRows()
    for row in [SettingsRow.ringtone, .reminderTime, .startDate] { reconfigure(row) }
    guard let open, let path = indexPath(open) else { return }
    tableView.scrollToRow(at: path, at: .middle, animated: true)
  }

  private func showLanguages() {
    let choice = ChoiceViewController(
      title: "Language",
      choices: SettingsStore.languages,
      selected: store.preferences.language
    ) { [weak self] language in
      self?.change(.language) { $0.language = language }
    }
    show(choice, sender: self)
  }

  private func askForReset() {
    let alert = UIAlertController(
      title: "Reset all settings?",
      message: "Profile, general settings, sounds and reminder return to their initial values.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Reset", style: .destructive) { [weak self] _ in self?.reset() }
    )
    present(alert, animated: true)
  }

  private func reset() {
    store.reset()
    open = nil
    showTheme()
    sections = makeSections()
    tableView.reloadData()
  }
}

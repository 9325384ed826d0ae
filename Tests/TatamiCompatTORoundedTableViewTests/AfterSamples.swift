import Tatami

// The samples of Documentation/Migration/TORoundedTableView.md in Tatami's names.

final class SettingsScreen: UIViewController, UITableViewDataSource {
  let tableView = RoundedTableView()
  let sections = [["Wi-Fi", "Bluetooth", "Mobile Data"], ["Sounds"], ["General", "Battery"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.register(RoundedTableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.sectionCornerRadius = 10
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

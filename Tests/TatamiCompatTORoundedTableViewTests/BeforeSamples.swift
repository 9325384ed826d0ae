import TatamiCompatTORoundedTableView

// The samples of Documentation/Migration/TORoundedTableView.md in the original's names.

final class SettingsController: UIViewController, UITableViewDataSource {
  let tableView = TORoundedTableView()
  let sections = [["Wi-Fi", "Bluetooth", "Mobile Data"], ["Sounds"], ["General", "Battery"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.register(TORoundedTableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.register(TORoundedTableViewCapCell.self, forCellReuseIdentifier: "cap")
    tableView.sectionCornerRadius = 10
    tableView.dataSource = self
    view.addSubview(tableView)
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isFirst = indexPath.row == 0
    let isLast = indexPath.row == sections[indexPath.section].count - 1
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isFirst || isLast ? "cap" : "cell",
      for: indexPath
    )
    if let cap = cell as? TORoundedTableViewCapCell {
      cap.topCornersRounded = isFirst
      cap.bottomCornersRounded = isLast
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

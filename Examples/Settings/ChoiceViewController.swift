import Foundation
import TatamiUIKit

/// A list of titles, one of which has a check mark.
final class ChoiceViewController: UITableViewController {
  private let choices: [String]
  private var selected: String
  private let didChoose: (String) -> Void

  init(title: String, choices: [String], selected: String, didChoose: @escaping (String) -> Void) {
    (self.choices, self.selected, self.didChoose) = (choices, selected, didChoose)
    super.init(style: .insetGrouped)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "choice")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    choices.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "choice", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = choices[indexPath.row]
    cell.contentConfiguration = content
    cell.accessoryType = choices[indexPath.row] == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    selected = choices[indexPath.row]
    tableView.reloadData()
    didChoose(selected)
  }
}

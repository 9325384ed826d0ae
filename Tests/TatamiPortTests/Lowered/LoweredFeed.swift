import TatamiPort
#sourceLocation(file: "Feed.swift", line: 1)
import TatamiPort

struct FeedItem { var title: String; var isRead: Bool }

protocol FeedCellDelegate: AnyObject { func feedCellDidToggle(_ cell: FeedCell) }

final class FeedCell: UITableViewCell, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "toggle": return Selector("toggle", FeedCell.toggle as (FeedCell) -> () -> _); default: break }; return nil };
    static let reuseIdentifier = String(describing: FeedCell.self)
    weak var delegate: FeedCellDelegate?
    let button = UIButton(type: .custom)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        button.addTarget(self, action: Selector("toggle", FeedCell.toggle as (FeedCell) -> () -> _), for: .primaryActionTriggered)
        accessoryView = button
        button.frame = CGRect(x: 0, y: 0, width: 44, height: 44)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
    }

    private func toggle() { delegate?.feedCellDidToggle(self) }
}

final class FeedViewController: UITableViewController, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "refresh:": return Selector("refresh:", FeedViewController.refresh(_:)); default: break }; return nil };
    var items = [FeedItem(title: "One", isRead: false), FeedItem(title: "Two", isRead: true)]
    private(set) var refreshes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FeedCell.self, forCellReuseIdentifier: FeedCell.reuseIdentifier)
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 44
        tableView.tableFooterView = UIView()
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: Selector("refresh:", FeedViewController.refresh(_:)), for: .valueChanged)
        if #available(iOS 15.0, *) {
            tableView.sectionHeaderTopPadding = 0
        }
    }

    private func refresh(_ sender: UIRefreshControl) {
        refreshes += 1
        sender.endRefreshing()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return items.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: FeedCell.reuseIdentifier, for: indexPath) as! FeedCell
        let item = items[indexPath.row]
        cell.textLabel?.text = item.title
        cell.detailTextLabel?.text = item.isRead ? "read" : "new"
        cell.delegate = self
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        items[indexPath.row].isRead = true
        tableView.reloadRows(at: [indexPath], with: .automatic)
    }
}

extension FeedViewController: FeedCellDelegate {
    func feedCellDidToggle(_ cell: FeedCell) {
        guard let path = tableView.indexPath(for: cell) else { return }
        items[path.row].isRead.toggle()
        tableView.reloadData()
    }
}

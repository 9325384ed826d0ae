import TatamiPort
#sourceLocation(file: "Sections.swift", line: 1)
import TatamiPort

struct FAQSection {
    let question: String
    let answers: [String]
    var isExpanded = false

    init(question: String, answers: [String]) {
        self.question = question
        self.answers = answers
    }
}

protocol ReusableView: AnyObject {
    static var reuseIdentifier: String { get }
}

extension ReusableView where Self: UIView {
    static var reuseIdentifier: String { return String(describing: self) }
}

extension UITableViewCell: ReusableView {}
extension UITableViewHeaderFooterView: ReusableView {}

extension UITableView {
    func register<T: UITableViewCell>(_: T.Type) {
        register(T.self, forCellReuseIdentifier: T.reuseIdentifier)
    }

    func dequeue<T: UITableViewCell>(for indexPath: IndexPath) -> T {
        guard let cell = dequeueReusableCell(withIdentifier: T.reuseIdentifier, for: indexPath) as? T else {
            fatalError("Could not dequeue cell with identifier: \(T.reuseIdentifier)")
        }
        return cell
    }
}

protocol FAQHeaderDelegate: class {
    func toggleSection(_ header: FAQHeader, section: Int)
}

final class FAQHeader: UITableViewHeaderFooterView, ActionTable { nonisolated class func _action(named name: String) -> Selector? { switch name { case "tapHeader:": return Selector("tapHeader:", FAQHeader.tapHeader(_:)); default: break }; return nil };
    weak var delegate: FAQHeaderDelegate?
    var section = 0
    let titleLabel = UILabel()

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(titleLabel)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapHeader:", FAQHeader.tapHeader(_:))))
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
    }

    private func tapHeader(_ gestureRecognizer: UITapGestureRecognizer) {
        guard let cell = gestureRecognizer.view as? FAQHeader else { return }
        delegate?.toggleSection(self, section: cell.section)
    }
}

final class FAQCell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
    }

    required init?(coder: NSCoder) { fatalError() }

    override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
    }
}

class FAQViewController: UITableViewController { override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { return _ext_FAQViewController_tableView(tableView, didSelectRowAt: indexPath) }; override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { return _ext_FAQViewController_tableView(tableView, heightForRowAt: indexPath) }; override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { return _ext_FAQViewController_tableView(tableView, viewForHeaderInSection: section) }; override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { return _ext_FAQViewController_tableView(tableView, cellForRowAt: indexPath) }; override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return _ext_FAQViewController_tableView(tableView, numberOfRowsInSection: section) }; override func numberOfSections(in tableView: UITableView) -> Int { return _ext_FAQViewController_numberOfSections(in: tableView) };
    var sections: [FAQSection] = []
    private(set) var selected: IndexPath?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FAQCell.self)
        tableView.register(FAQHeader.self, forHeaderFooterViewReuseIdentifier: FAQHeader.reuseIdentifier)
        tableView.tableFooterView = UIView()
        tableView.sectionHeaderHeight = 44
    }
}

// MARK: - Table

extension FAQViewController {
    func _ext_FAQViewController_numberOfSections(in tableView: UITableView) -> Int {
        return sections.count
    }

    func _ext_FAQViewController_tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return sections[section].isExpanded ? sections[section].answers.count : 0
    }

    func _ext_FAQViewController_tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: FAQCell = tableView.dequeue(for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].answers[indexPath.row]
        return cell
    }

    func _ext_FAQViewController_tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: FAQHeader.reuseIdentifier) as? FAQHeader ?? FAQHeader(reuseIdentifier: FAQHeader.reuseIdentifier)
        header.titleLabel.text = sections[section].question
        header.section = section
        header.delegate = self
        return header
    }

    func _ext_FAQViewController_tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        return 50
    }

    func _ext_FAQViewController_tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected = indexPath
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

extension FAQViewController: FAQHeaderDelegate {
    func toggleSection(_ header: FAQHeader, section: Int) {
        sections[section].isExpanded.toggle()
        tableView.beginUpdates()
        tableView.reloadSections(NSIndexSet(index: section) as IndexSet, with: .automatic)
        tableView.endUpdates()
    }
}

import TatamiUIKit

/// A chat: self-sizing bubbles and an input bar above the keyboard, with anchors.
final class ChatViewController: UIViewController {

  struct Message {
    let text: String
    let isIncoming: Bool
  }

  private let messages = [
    Message(text: "Is the board ready?", isIncoming: true),
    Message(
      text: "Yes. The finals are on page two, with the third place match.",
      isIncoming: false
    ),
    Message(text: "Great, thanks!", isIncoming: true),
    Message(
      text: "One question: does the poster also show the group stage, or only the knockout?",
      isIncoming: true
    ),
    Message(text: "Both.", isIncoming: false),
  ]

  private lazy var tableView: UITableView = {
    let table = UITableView(frame: .zero, style: .plain)
    table.translatesAutoresizingMaskIntoConstraints = false
    table.dataSource = self
    table.separatorStyle = .none
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 60
    table.register(BubbleCell.self, forCellReuseIdentifier: BubbleCell.reuseIdentifier)
    return table
  }()

  private let inputBar = UIView()
  private let textView = UITextView()
  private let sendButton = UIButton(type: .system)
  private lazy var textViewHeight = textView.heightAnchor.constraint(lessThanOrEqualToConstant: 120)

  override func loadView() {
    super.loadView()
    view.backgroundColor = .systemBackground
    view.addSubview(tableView)
    view.addSubview(inputBar)
    inputBar.addSubview(textView)
    inputBar.addSubview(sendButton)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    [inputBar, textView, sendButton].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    inputBar.accessibilityIdentifier = "bar"
    inputBar.backgroundColor = .secondarySystemBackground
    textView.accessibilityIdentifier = "text"
    textView.isScrollEnabled = false
    textView.text = "On my way"
    textView.font = UIFont.TextStyle.body.font
    sendButton.setTitle("Send", for: .normal)
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    sendButton.setContentCompressionResistancePriority(.required, for: .horizontal)

    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: inputBar.topAnchor),

      inputBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inputBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),

      textView.topAnchor.constraint(equalTo: inputBar.topAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.leadingAnchor),
      inputBar.bottomAnchor.constraint(equalTo: textView.bottomAnchor, constant: 8),
      textViewHeight,

      sendButton.leadingAnchor.constraint(
        equalToSystemSpacingAfter: textView.trailingAnchor,
        multiplier: 1
      ),
      sendButton.trailingAnchor.constraint(equalTo: inputBar.layoutMarginsGuide.trailingAnchor),
      sendButton.centerYAnchor.constraint(equalTo: textView.centerYAnchor),
    ])
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: BubbleCell.reuseIdentifier,
      for: indexPath
    )
    (cell as? BubbleCell)?.configure(with: messages[indexPath.row])
    return cell
  }
}

private final class BubbleCell: UITableViewCell {
  static let reuseIdentifier = "BubbleCell"

  private let bubble = UIView()
  private let label = UILabel()
  private var incoming: [NSLayoutConstraint] = []
  private var outgoing: [NSLayoutConstraint] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.layer.cornerRadius = 16
    bubble.translatesAutoresizingMaskIntoConstraints = false
    bubble.accessibilityIdentifier = "bubble"
    contentView.addSubview(bubble)
    label.numberOfLines = 0
    label.font = UIFont.TextStyle.body.font
    label.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(label)

    incoming = [
      bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
    ]
    outgoing = [
      bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
    ]
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.75),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func configure(with message: ChatViewController.Message) {
    label.text = message.text
    bubble.backgroundColor = message.isIncoming ? .systemGray5 : .systemBlue
    label.textColor = message.isIncoming ? .label : .white
    NSLayoutConstraint.deactivate(message.isIncoming ? outgoing : incoming)
    NSLayoutConstraint.activate(message.isIncoming ? incoming : outgoing)
  }
}

import Foundation
import TatamiUIKit

/// A chat by constraints: rows whose bubbles determine their heights, and a bar for a new message.
final class ChatPage: PageController, UITableViewDataSource {
  private let messages: [(text: String, time: String, isOwn: Bool)] = [
    ("Did the poster arrive?", "9:40", false),
    ("This morning. Both finals are on it, and the third place match in between.", "9:41", true),
    ("Great!", "9:41", false),
    (
      "One question: the team names of the quarterfinals are very long. Were they shortened, or "
        + "do they wrap like this message does?",
      "9:42", false
    ),
    ("They wrap.", "9:44", true),
    ("Then we can hang it up before the first round starts on Saturday.", "9:45", false),
    ("See you there", "9:46", true),
  ]
  private let table = UITableView(frame: .zero, style: .plain)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    table.register(BubbleCell.self, forCellReuseIdentifier: "bubble")
    table.dataSource = self
    table.separatorStyle = .none
    table.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    table.contentOffset.y = -8
    table.allowsSelection = false
    table.heightAnchor.constraint(equalToConstant: 572).isActive = true
    addList("Rows as high as their constraints", table)
    addCard("A bar", rows: [bar])
  }

  private var bar: UIView {
    let bar = UIView()
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Message"
    let send = UIButton(configuration: .filled())
    send.configuration?.title = "Send"
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    bar.addConstrained([field, send])
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      field.centerYAnchor.constraint(equalTo: send.centerYAnchor),
      send.leadingAnchor.constraint(equalToSystemSpacingAfter: field.trailingAnchor, multiplier: 1),
      send.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
    ])
    bar.pinColumn([send])
    return bar
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "bubble", for: indexPath)
    let message = messages[indexPath.row]
    (cell as? BubbleCell)?.show(message.text, at: message.time, isOwn: message.isOwn)
    return cell
  }
}

/// A row with a bubble at one side, at most three quarters as wide as the row.
private final class BubbleCell: UITableViewCell {
  private let bubble = UIView(width: 0, height: 0, radius: 17)
  private let message = UILabel(nil, style: .body)
  private let time = UILabel(nil, style: .caption2)
  private var own: NSLayoutConstraint?
  private var other: NSLayoutConstraint?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    message.numberOfLines = 0
    contentView.addConstrained([bubble])
    bubble.addConstrained([message, time])
    let content = contentView
    own = bubble.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -14)
    other = bubble.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 14)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: content.topAnchor, constant: 4),
      bubble.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -4),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: content.widthAnchor, multiplier: 0.75),
      message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
      time.leadingAnchor.constraint(equalTo: message.trailingAnchor, constant: 8),
      time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      time.lastBaselineAnchor.constraint(equalTo: message.lastBaselineAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, at timeText: String, isOwn: Bool) {
    message.text = text
    time.text = timeText
    bubble.backgroundColor = isOwn ? .systemBlue : .systemGray5
    message.textColor = isOwn ? .white : .label
    time.textColor = isOwn ? .white.withAlphaComponent(0.8) : .secondaryLabel
    other?.isActive = !isOwn
    own?.isActive = isOwn
  }
}

import Foundation
import TatamiUIKit

/// The object that saves what an editor has edited.
@MainActor
protocol TaskEditorDelegate: AnyObject {
  func taskEditor(_ editor: TaskEditorViewController, didSave task: ToDoTask)
  func taskEditorDidCancel(_ editor: TaskEditorViewController)
}

/// A form for the title, the notes and the importance of a task.
final class TaskEditorViewController: UIViewController {
  weak var delegate: (any TaskEditorDelegate)?

  private var task: ToDoTask
  private let titleField = UITextField()
  private let notesView = UITextView()
  private let importantSwitch = UISwitch()

  init(task: ToDoTask?) {
    self.task = task ?? ToDoTask("")
    super.init(nibName: nil, bundle: nil)
    title = task == nil ? "New Task" : "Edit Task"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    makeBarItems()
    makeForm()
    updateSaveItem()
  }

  private func makeBarItems() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.taskEditorDidCancel(self)
      }
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save,
      primaryAction: UIAction { [weak self] _ in self?.save() }
    )
  }

  private func makeForm() {
    titleField.placeholder = "Title"
    titleField.text = task.title
    titleField.font = .preferredFont(forTextStyle: .body)
    titleField.adjustsFontForContentSizeCategory = true
    titleField.delegate = self
    titleField.accessibilityIdentifier = "title"
    titleField.addAction(
      UIAction { [weak self] _ in self?.updateSaveItem() },
      for: .editingChanged
    )
    notesView.text = task.notes
    notesView.font = .preferredFont(forTextStyle: .body)
    notesView.adjustsFontForContentSizeCategory = true
    notesView.backgroundColor = nil
    notesView.textContainerInset = .zero
    notesView.accessibilityLabel = "Notes"
    importantSwitch.isOn = task.isImportant
    importantSwitch.accessibilityLabel = "Important"

    let form = UIStackView(arrangedSubviews: [
      makeCard(titleField), makeImportantRow(), makeHeader("Notes"), makeCard(notesView),
    ])
    form.axis = .vertical
    form.spacing = 20
    form.setCustomSpacing(6, after: form.arrangedSubviews[2])
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      form.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      notesView.heightAnchor.constraint(equalToConstant: 120),
    ])
  }

  private func makeHeader(_ text: String) -> UIView {
    let label = makeLabel(text, .footnote)
    label.textColor = .secondaryLabel
    return label
  }

  private func makeLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private func makeImportantRow() -> UIView {
    let label = makeLabel("Important", .body)
    label.isAccessibilityElement = false
    let row = UIStackView(arrangedSubviews: [label, importantSwitch])
    row.alignment = .center
    return makeCard(row)
  }

  private func makeCard(_ content: UIView) -> UIView {
    let card = UIView()
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    content.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      content.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    return card
  }

  private var editedTitle: String {
    (titleField.text ?? "").trimmingCharacters(in: .whitespaces)
  }

  private func updateSaveItem() {
    navigationItem.rightBarButtonItem?.isEnabled = !editedTitle.isEmpty
  }

  private func save() {
    task.title = editedTitle
    task.notes = notesView.text
    task.isImportant = importantSwitch.isOn
    delegate?.taskEditor(self, didSave: task)
  }
}

extension TaskEditorViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

import Foundation
package import TatamiUIKit

/// Text fields and text views, with simulated typing.
package final class TextPage: PageController {
  package let name = UITextField()

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Text input"
    addCard("Borders", spacing: 10, rows: borders)
    addCard("What stands beside the text", spacing: 10, rows: sides)
    addCard("Scripts", spacing: 10, rows: scripts)
    addCard("Text view", rows: [notes])
  }

  private func field(_ placeholder: String, _ border: UITextField.BorderStyle) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.borderStyle = border
    return field
  }

  private var borders: [UIView] {
    let disabled = field("Disabled", .roundedRect)
    disabled.isEnabled = false
    return [
      field("No border", .none),
      pair(field("A line", .line), field("A bezel", .bezel)),
      pair(field("Rounded", .roundedRect), disabled),
    ]
  }

  private func pair(_ left: UIView, _ right: UIView) -> UIView {
    let pair = UIStackView(axis: .horizontal, spacing: 8, views: [left, right])
    pair.distribution = .fillEqually
    return pair
  }

  private var sides: [UIView] {
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    name.clearButtonMode = .whileEditing
    let password = field("Password", .roundedRect)
    password.isSecureTextEntry = true
    password.text = "difference"
    let search = field("Search", .roundedRect)
    search.leftView = iconView(.search)
    search.leftViewMode = .always
    return [name, password, search]
  }

  private func iconView(_ icon: Icon) -> UIView {
    let view = UIImageView(image: icon.image(16))
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.frame.size = CGSize(width: 30, height: 20)
    return view
  }

  private var scripts: [UIView] {
    ["Ελληνικά, кириллица, Tiếng Việt", "שלום עולם, hello"].map { text in
      let field = field("", .roundedRect)
      field.text = text
      field.accessibilityLabel = "Scripts"
      return field
    }
  }

  private var notes: UITextView {
    let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 326, height: 120))
    notes.font = .preferredFont(forTextStyle: .body)
    notes.backgroundColor = .tertiarySystemFill
    notes.layer.cornerRadius = 8
    notes.accessibilityLabel = "Notes"
    notes.text = """
      The Analytical Engine weaves algebraical patterns just as the loom weaves flowers and leaves.
      נכתב בשנת 1843
      """
    return notes
  }
}

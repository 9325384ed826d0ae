public import Tatami

/// A form whose fields are validated while the user types.
public final class SignUpForm: VBox, EventEmitting {
  /// An event of the form.
  public enum Event: Equatable, Sendable {
    /// The user has submitted a valid form.
    case submitted(name: String)
  }

  /// The events of the form.
  public let emitter = SimpleIO<Event>()
  private let (name, mail, password) = (State(""), State(""), State(""))
  private let notice = State("")

  /// Builds the fields, their messages and the button.
  public override func buildBody() {
    let messages = [
      name.map { $0.count < 2 ? "At least two letters" : "" },
      mail.map { $0.contains("@") && $0.contains(".") ? "" : "An address such as ada@example.org" },
      password.map { $0.count < 8 ? "\(8 - $0.count) more characters" : "" },
    ]
    let isValid = Outputs.combine(messages).map { $0.allSatisfy(\.isEmpty) }
    attach { box in
      UILabel().attach(box).text("New account").font(Appearance.title)
      field("Name", name, messages[0], box)
      field("Mail", mail, messages[1], box).keyboardType(.emailAddress)
      field("Password", password, messages[2], box).secureTextEntry(true)
      UIButton(type: .system).attach(box).size(.fill, 44).text("Create account").enabled(isValid)
        .accessibilityIdentifier("submit")
        .bind(to: self, event: .touchUpInside) { form, _ in form.submit() }
      UILabel().attach(box).text(notice).font(Appearance.body).textColor(.systemGreen)
        .alignment(.horzCenter())
    }
    .padding(all: 16).space(10)
  }

  @discardableResult
  private func field(
    _ title: String,
    _ text: State<String>,
    _ message: Outputs<String>,
    _ box: SignUpForm
  ) -> Puyo<UITextField> {
    let field = UITextField().attach().size(.fill, 44).borderStyle(.roundedRect)
      .placeholder(title).onText(text).accessibilityIdentifier(title.lowercased())
    VBox().attach(box) { column in
      field.node.attach(column)
      UILabel().attach(column).text(message).font(Appearance.note).textColor(.systemRed)
        .visibility(
          text.combine(message).map { (!$0.isEmpty && !$1.isEmpty).visibleOrInvisible() }
        )
    }
    .width(.fill).space(4)
    return field
  }

  private func submit() {
    notice.value = "Welcome, \(name.value)!"
    emit(.submitted(name: name.value))
  }
}

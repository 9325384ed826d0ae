public import Tatami

/// A chat with messages as bubbles on both sides, and a field that sends messages.
public final class Chat: VBox {
  /// A message.
  public struct Message: Identifiable, Sendable {
    /// The identity of the message.
    public let id: Int
    /// The text.
    public let text: String
    /// Whether the user wrote it.
    public let isOwn: Bool
  }

  /// The messages, oldest first.
  public let messages = State([
    Message(id: 1, text: "Are you coming tonight?", isOwn: false),
    Message(id: 2, text: "Yes, at eight. Shall I bring something to eat?", isOwn: true),
    Message(id: 3, text: "Bread would be fine.", isOwn: false),
  ])
  private let draft = State("")

  /// Builds the bubbles and the field.
  public override func buildBody() {
    attach { box in
      ScrollingBox(VBox()) { [messages] list in
        list.attach().space(8).padding(all: 16)
          .forEach(messages, transition: .scale()) { [weak self] info, _ in self?.bubble(info) }
      }
      .attach(box).size(.fill, .fill)
      input.attach(box)
    }
  }

  private var input: HBox {
    HBox().attach { box in
      UITextField().attach(box).size(.fill, 44).borderStyle(.roundedRect).onText(draft)
        .placeholder("Message").accessibilityIdentifier("message")
      UIButton(type: .system).attach(box).text("Send").enabled(draft.map { !$0.isEmpty })
        .size(.wrap(min: 44), 44).accessibilityIdentifier("send")
        .bind(to: self, event: .touchUpInside) { chat, _ in chat.send() }
    }
    .width(.fill).padding(horz: 16, vert: 8).space(8).justifyContent(.vertCenter())
    .topBorder([.color(.separator)]).view
  }

  private func bubble(_ info: OutputBinder<RecyclerInfo<Message>>) -> Puyo<VBox> {
    let isOwn = info.data.isOwn
    return VBox().attach { bubble in
      UILabel().attach(bubble).width(.wrap(max: 220)).text(info.data.text).font(Appearance.body)
        .numberOfLines(0).textColor(isOwn.map { $0 ? UIColor.white : .label })
    }
    .padding(horz: 12, vert: 8).cornerRadius(14)
    .backgroundColor(isOwn.map { $0 ? UIColor.systemBlue : .secondarySystemBackground })
    .alignment(isOwn.map { $0 ? .trailing : .leading })
  }

  private func send() {
    let id = (messages.value.map(\.id).max() ?? 0) + 1
    messages.value.append(Message(id: id, text: draft.value, isOwn: true))
    draft.value = ""
  }
}

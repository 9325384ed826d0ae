public import Tatami

/// Posts that can be liked, and a field for new ones.
public final class SocialFeed: VBox {
  /// A post.
  public struct Post: Identifiable, Sendable {
    /// The identity of the post.
    public let id: Int
    /// The name of the author.
    public var author: String
    /// The text.
    public var text: String
    /// The number of likes by others.
    public var likes = 0
    /// Whether the user likes the post.
    public var isLiked = false
  }

  /// The posts, newest first.
  public let posts = State([
    Post(id: 2, author: "Grace", text: "The harbor at dawn: nobody there but gulls.", likes: 12),
    Post(id: 1, author: "Ada", text: "Baked the first bread in the new kitchen.", likes: 3),
  ])
  private let draft = State("")

  /// Builds the title, the field and the list of posts.
  public override func buildBody() {
    attach { box in
      UILabel().attach(box).text("Feed").font(Appearance.title)
      composer.attach(box)
      ScrollingBox(VBox()) { [posts] list in
        list.attach().space(10).animator(Animators.default())
          .forEach(posts, transition: .fade()) { [weak self] info, trigger in
            self?.card(info, trigger)
          }
      }
      .attach(box).size(.fill, .fill)
    }
    .padding(all: 16).space(12)
  }

  private var composer: HBox {
    HBox().attach { box in
      UITextField().attach(box).size(.fill, 44).borderStyle(.roundedRect)
        .placeholder("What happened?").onText(draft).accessibilityIdentifier("draft")
      UIButton(type: .system).attach(box).text("Post").enabled(draft.map { !$0.isEmpty })
        .size(.wrap(min: 44), 44).accessibilityIdentifier("post")
        .bind(to: self, event: .touchUpInside) { feed, _ in feed.publish() }
    }
    .width(.fill).space(8).justifyContent(.vertCenter()).view
  }

  private func publish() {
    let id = (posts.value.map(\.id).max() ?? 0) + 1
    posts.value.insert(Post(id: id, author: "You", text: draft.value), at: 0)
    draft.value = ""
  }

  private func card(
    _ info: OutputBinder<RecyclerInfo<Post>>,
    _ trigger: RecyclerTrigger<Post>
  ) -> Puyo<VBox> {
    VBox().attach { box in
      author(info.data.author).attach(box)
      UILabel().attach(box).text(info.data.text).font(Appearance.body).numberOfLines(0)
      likeButton.attach(box)
        .text(info.data.map { "\($0.isLiked ? "♥" : "♡") \($0.likes + ($0.isLiked ? 1 : 0))" })
        .size(.wrap(min: 44), 44).accessibilityIdentifier("like")
        .bind(to: self, event: .touchUpInside) { feed, _ in
          trigger.inContext { feed.posts.value[$0.index].isLiked.toggle() }
        }
    }
    .width(.fill).space(6).styleSheet(Appearance.card)
  }

  /// A button whose title begins at the leading edge although the button is as wide as a finger.
  private var likeButton: UIButton {
    let button = UIButton(type: .system)
    button.contentHorizontalAlignment = .leading
    return button
  }

  private func author(_ name: OutputBinder<String>) -> HBox {
    HBox().attach { row in
      UILabel().attach(row).text(name.map { String($0.prefix(1)) }).size(28, 28)
        .fontSize(14, weight: .semibold).textAlignment(.center).textColor(.white)
        .backgroundColor(name.map { Appearance.color(of: $0) }).cornerRadius(14)
      UILabel().attach(row).text(name).fontSize(15, weight: .semibold)
    }
    .space(8).justifyContent(.vertCenter()).view
  }
}

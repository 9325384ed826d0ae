package import Tatami

/// Boxes: shares of a row, a flow, layers, a card, and a text that is bound to a state.
package final class BoxesPage: PageController {
  /// The button that adds a guest.
  package let invite = UIButton(type: .system)
  private let guests = State(3)

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Boxes"
    addCard("A fixed width, and shares of 1 and 2", rows: [.frame(326, 44, around: shares())])
    addCard("A flow", rows: [.frame(326, 69, around: tags())])
    addCard("Layers", rows: [.frame(326, 112, around: layers())])
    addCard("A card", rows: [.frame(326, 52, around: profile())])
    addCard("Bound to a state", rows: [.frame(326, 44, around: counter())])
  }

  private func shares() -> UIView {
    HBox().attach { box in
      tile(.systemIndigo).attach(box).size(44, .fill)
      tile(.systemTeal).attach(box).size(.ratio(1), .fill)
      tile(.systemPurple).attach(box).size(.ratio(2), .fill)
    }
    .size(.fill, .fill).space(8).view
  }

  private func tags() -> UIView {
    VFlow().attach { flow in
      for name in ["Layout", "Text", "Gestures", "Layers", "Animation", "Tables", "Focus", "Paths"]
      {
        HBox().attach(flow) { UILabel().attach($0).text(name).textColor(.white).fontSize(15) }
          .padding(horz: 12, vert: 6).backgroundColor(.systemIndigo).cornerRadius(15)
      }
    }
    .size(.fill, .fill).space(8).view
  }

  private func layers() -> UIView {
    ZBox().attach { box in
      tile(.systemGray5).attach(box).size(.fill, .fill)
      tile(.systemRed).attach(box).size(32, 32).margin(all: 10)
        .alignment(Alignment(horizontal: .leading, vertical: .start))
      tile(.systemGreen).attach(box).size(32, 32).margin(all: 10)
        .alignment(Alignment(horizontal: .trailing, vertical: .end))
      UILabel().attach(box).text("Center").alignment(.center)
    }
    .size(.fill, .fill).view
  }

  private func profile() -> UIView {
    HBox().attach { box in
      UILabel().attach(box).size(44, 44).text("A").textColor(.white).fontSize(20, weight: .semibold)
        .textAlignment(.center).backgroundColor(.systemPink).cornerRadius(22).clipToBounds(true)
      VBox().attach(box) { texts in
        UILabel().attach(texts).text("Ada Lovelace").fontSize(17, weight: .semibold)
        UILabel().attach(texts).text("Analyst").fontSize(14).textColor(.secondaryLabel)
      }
      .width(.fill).space(2)
      UIButton(type: .system).attach(box).text("Follow")
    }
    .size(.fill, .fill).space(12).justifyContent(.vertCenter()).view
  }

  private func counter() -> UIView {
    HBox().attach { box in
      UILabel().attach(box).width(.fill).text(guests.map { "\($0) guests" })
      invite.attach(box).text("Invite")
        .bind(to: self, event: .touchUpInside) { page, _ in page.guests.value += 1 }
    }
    .size(.fill, .fill).justifyContent(.vertCenter()).view
  }

  private func tile(_ color: UIColor) -> UIView {
    UIView(width: 0, height: 0, color: color, radius: 8)
  }
}

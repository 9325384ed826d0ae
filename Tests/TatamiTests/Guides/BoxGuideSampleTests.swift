import Foundation
import Tatami
import TatamiHost
import TestSupport
import Testing

// The samples of boxes.md.

@MainActor
func tile(_ text: String) -> UILabel {
  UILabel().attach().text(text).fontSize(15, weight: .medium).textColor(.white)
    .textAlignment(.center).backgroundColor(.systemIndigo).cornerRadius(6).clipToBounds(true)
    .size(.wrap(add: 20), .wrap(add: 12)).view
}

final class Quantity: HBox, Stateful, EventEmitting {
  let state = State(1)
  let emitter = SimpleIO<Int>()

  override func buildBody() {
    attach { row in
      button("−", by: -1, in: row)
      UILabel().attach(row).text(state.map { "\($0)" }).width(28).textAlignment(.center)
      button("+", by: 1, in: row)
    }
    .justifyContent(.vertCenter())
  }

  private func button(_ title: String, by step: Int, in row: Quantity) {
    UIButton(type: .system).attach(row).text(title).size(44, 44)
      .backgroundColor(.secondarySystemFill).cornerRadius(8)
      .bind(to: self, event: .touchUpInside) { quantity, _ in
        quantity.state.value += step
        quantity.emit(quantity.state.value)
      }
  }
}

@MainActor @Suite(.environment) struct BoxGuideSampleTests {
  @Test func `lengths wrap, fill, share and are fixed`() throws {
    let sizes = HBox().attach { row in
      tile("wrap").attach(row)
      tile("fill").attach(row).width(.fill)
      tile("ratio 2").attach(row).width(.ratio(2))
      tile("60").attach(row).width(60)
    }
    .padding(all: 12).space(8).width(.fill)
    try expectPicture("boxes-sizes", of: sizes.view)
    let widths = sizes.view.subviews.map(\.frame.width)
    #expect(abs(widths[2] - 2 * widths[1]) <= 1)
    #expect(widths[3] == 60)
  }

  @Test func `formats distribute the rest`() throws {
    let formats = VBox().attach { box in
      for (name, format) in [
        ("leading", Format.leading), ("center", .center), ("between", .between),
        ("round", .round), ("trailing", .trailing),
      ] {
        HBox().attach(box) { row in
          for text in [name, "b", "c"] { tile(text).attach(row) }
        }
        .format(format).space(6).width(.fill)
      }
    }
    .padding(all: 12).space(8).width(.fill)
    try expectPicture("boxes-formats", of: formats.view)
  }

  @Test func `alignment moves one child, justifyContent all`() throws {
    let aligned = HBox().attach { row in
      tile("top").attach(row).alignment(.top)
      tile("center").attach(row)
      tile("bottom").attach(row).alignment(.bottom)
      tile("fill").attach(row).height(.fill)
    }
    .justifyContent(.vertCenter()).padding(all: 12).space(8).size(.fill, 110)
    try expectPicture("boxes-alignment", of: aligned.view)
  }

  @Test func `flows break lines`() throws {
    let tags = VFlow().attach { flow in
      for tag in ["Swift", "layout", "UIKit", "on Linux", "boxes", "tested"] {
        tile(tag).attach(flow)
      }
    }
    .padding(all: 12).itemSpace(8).runSpace(8).width(.fill)
    try expectPicture("boxes-flow", of: tags.view)
  }

  @Test func `layers are above each other`() throws {
    let avatar = ZBox().attach { layers in
      tile("Ada").attach(layers).size(64, 64).cornerRadius(32).alignment(.center)
      tile("3").attach(layers).size(24, 24).cornerRadius(12).backgroundColor(.systemRed)
        .alignment(Alignment(horizontal: .trailing, vertical: .start)).margin(all: 6)
    }
    .size(88, 88)
    try expectPicture("boxes-layers", of: avatar.view, size: CGSize(width: 88, height: 88))
  }

  @Test func `a state hides, shows and moves`() throws {
    let isOpen = State(false)
    let details = VBox().attach { box in
      UIButton(type: .system).attach(box).text(isOpen.map { $0 ? "Less" : "More" })
        .bind(to: box, event: .touchUpInside) { _, _ in isOpen.value.toggle() }
      HGroup().attach(box) { row in
        tile("two").attach(row)
        tile("tiles").attach(row)
      }
      .space(8).visibility(isOpen.map { $0 ? .visible : .gone })
    }
    .padding(all: 12).space(8).animator(Animators.default()).view
    details.layoutIfNeeded()
    let closed = details.frame.height
    isOpen.value = true
    details.layoutIfNeeded()
    #expect(details.frame.height > closed)
  }

  @Test func `a component has a state and events`() throws {
    let order = State(2)
    let cart = VBox().attach { box in
      UILabel().attach(box).text(order.map { "\($0) cups of tea" })
      Quantity().attach(box).state(order).onEvent(order)
    }
    .padding(all: 12).space(4)
    try expectPicture("boxes-component", of: cart.view, size: CGSize(width: 180, height: 0))
    let quantity = try #require(cart.view.subviews.last as? Quantity)
    let plus = try #require(quantity.subviews.last as? UIButton)
    plus.sendActions(for: .touchUpInside)
    #expect(order.value == 3)
    #expect(quantity.state.value == 3)
  }

  /// Compares a box with a picture of the page.
  private func expectPicture(
    _ name: String,
    of box: BoxView,
    size: CGSize = CGSize(width: 360, height: 0)
  ) throws {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: 1_000))
    host.backgroundColor = .systemBackground
    host.addSubview(box)
    box.layoutIfNeeded()
    host.frame.size.height = size.height > 0 ? size.height : box.frame.maxY
    let picture = URL(filePath: #filePath).appending(path: "../../../../Documentation/\(name).png")
    assertSnapshot(of: try ViewRenderer.png(of: host, scale: 2), at: picture.standardized)
  }
}

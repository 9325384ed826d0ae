import Tatami
import Testing

// The samples in the documentation of types of Tatami.

@MainActor
@Suite struct BoxTypeSamples {
  func border() {
    let underline = Border([.thick(2), .color(.systemBlue), .lead(16), .dash(4, 2)])
    VBox().attach().view.borders = Borders(bottom: underline)
  }

  @Test func `the sample of BorderInsets gives the stated values`() {
    let insets = BorderInsets(top: 8, leading: 16, bottom: 8, trailing: 4)
    let mirrored = insets.insets(in: .rightToLeft)
    #expect(mirrored.left == 4)
    #expect(mirrored.right == 16)
  }

  func borders() {
    let row = HBox()
    row.borders = Borders(top: Border(), bottom: Border([.lead(16)]))
  }

  func boxSize() {
    let size = BoxSize(width: .fill, height: .fix(44))
    UIButton(type: .system).attach().text("Order").size(State(size))
  }

  func boxView() {
    final class Badge: BoxView {
      let title = State("New")

      override func buildBody() {
        UILabel().attach(self).text(title).margin(all: 6)
      }
    }
  }

  func expandAnimator(isOpen: State<Bool>) {
    VBox().attach { box in
      UILabel().attach(box).text("Details").visibility(isOpen.map { $0 ? .visible : .gone })
    }
    .animator(ExpandAnimator(duration: 0.25))
  }

  func flowRegulator() {
    final class Tags: BoxView {
      override func createRegulator() -> Regulator {
        let flow = FlowRegulator(direction: .vertical)
        (flow.itemSpace, flow.runSpace) = (8, 4)
        return flow
      }
    }
  }

  func hFlow() {
    HFlow(count: 3).attach { flow in
      for number in 1...9 { UILabel().attach(flow).text("\(number)") }
    }
    .itemSpace(8).runSpace(16)
  }

  func hFlowGroup() {
    VBox().attach { box in
      HFlowGroup().attach(box) { flow in
        for tag in ["Swift", "UIKit"] { UILabel().attach(flow).text(tag) }
      }
    }
  }

  func hGroup() {
    VBox().attach { box in
      HGroup().attach(box) { row in
        UILabel().attach(row).text("Total")
        UILabel().attach(row).text("12.50")
      }
      .space(8)
    }
  }

  func linearRegulator() {
    final class Toolbar: BoxView {
      override func createRegulator() -> Regulator {
        let row = LinearRegulator(direction: .horizontal)
        row.space = 12
        return row
      }
    }
  }

  @Test func `the sample of Measure gives the stated values`() {
    let label = UILabel().attach().text("Hello").width(.fill).view
    label.layoutMeasure.margin = BorderInsets(top: 8)
    let width = label.layoutMeasure.size.width
    #expect(width == .fill)
  }

  func puyo(title: State<String>) {
    let heading: Puyo<UILabel> = UILabel().attach().text(title).textStyle(.headline)
    let label: UILabel = heading.view
    _ = label
  }

  func spacer() {
    HBox().attach { row in
      UILabel().attach(row).text("Left")
      Spacer().attach(row)
      UILabel().attach(row).text("Right")
    }
    .width(.fill)
  }

  func vFlowGroup() {
    VBox().attach { box in
      VFlowGroup().attach(box) { flow in
        for tag in ["Swift", "UIKit"] { UILabel().attach(flow).text(tag) }
      }
      .itemSpace(8)
    }
  }

  func vGroup() {
    HBox().attach { row in
      UIImageView().attach(row).size(40, 40)
      VGroup().attach(row) { lines in
        UILabel().attach(lines).text("Ada Lovelace")
        UILabel().attach(lines).text("Mathematician").textColor(.secondaryLabel)
      }
    }
  }

  func zGroup() {
    VBox().attach { box in
      ZGroup().attach(box) { layers in
        UIView().attach(layers).backgroundColor(.systemFill).size(.fill, .fill)
        UILabel().attach(layers).text("New").alignment(.center)
      }
      .size(80, 40)
    }
  }

  func zRegulator() {
    final class Layers: BoxView {
      override func createRegulator() -> Regulator {
        let layers = ZRegulator()
        layers.justifyContent = .center
        return layers
      }
    }
  }
}

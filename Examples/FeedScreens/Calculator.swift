public import Tatami

/// A calculator: a display above a flow of keys with four in each line.
public final class Calculator: VBox {
  /// The text of the display.
  public let display = State("0")
  private var pending: (value: Double, operation: Character)?
  private var startsNumber = true

  private static let keys: [Character] = Array("789÷456×123−0.=+")

  /// Builds the display and the keys.
  public override func buildBody() {
    attach { box in
      UILabel().attach(box).width(.fill).text(display).fontSize(44, weight: .light)
        .textAlignment(.right).accessibilityIdentifier("display")
      UIButton(type: .system).attach(box).text("Clear").alignment(.trailing)
        .size(.wrap(min: 44), 44).accessibilityIdentifier("C")
        .bind(to: self, event: .touchUpInside) { calculator, _ in calculator.clear() }
      VFlow(count: 4).attach(box) { keys in
        for key in Self.keys { button(key).attach(keys).size(.fill, .fill) }
      }
      .size(.fill, .fill).space(8).runRowSize(.fill).semanticDirection(.leftToRight)
    }
    .padding(all: 16).space(8)
  }

  private func button(_ key: Character) -> UIButton {
    let isOperation = "÷×−+=".contains(key)
    return UIButton(type: .system).attach().text(String(key)).fontSize(24)
      .textColor(isOperation ? .white : .label).accessibilityIdentifier(String(key))
      .styles([
        BackgroundColorStyle(value: isOperation ? .systemOrange : .secondarySystemBackground),
        CornerRadiusStyle(value: 10), TapRippleStyle(color: .systemGray3),
      ])
      .bind(to: self, event: .touchUpInside) { calculator, _ in calculator.press(key) }
      .view
  }

  /// Presses a key.
  public func press(_ key: Character) {
    switch key {
    case "0"..."9", ".": type(key)
    default: calculate(key)
    }
  }

  private func clear() {
    (pending, startsNumber, display.value) = (nil, true, "0")
  }

  private func type(_ key: Character) {
    if startsNumber { display.value = key == "." ? "0" : "" }
    startsNumber = false
    if key == ".", display.value.contains(".") { return }
    if display.value.count < 12 { display.value.append(key) }
  }

  private func calculate(_ key: Character) {
    var value = Double(display.value) ?? 0
    if let pending, !startsNumber {
      switch pending.operation {
      case "+": value = pending.value + value
      case "−": value = pending.value - value
      case "×": value = pending.value * value
      default: value = pending.value / value
      }
      display.value = Self.text(of: value)
    }
    pending = key == "=" ? nil : (value, key)
    startsNumber = true
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return "Error" }
    let rounded = (value * 1e8).rounded() / 1e8
    return rounded == rounded.rounded() && rounded.magnitude < 1e12
      ? String(Int(rounded)) : String(rounded)
  }
}

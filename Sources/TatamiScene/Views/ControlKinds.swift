import Foundation
import Tatami

extension NodeKind {
  /// Controls in a fixed state.
  static let controls: [NodeKind] = [
    NodeKind(
      "button",
      "A button.",
      [
        SceneProperty<UIButton>(
          "appearance",
          .choice([
            "plain": UIButton.Configuration.plain(), "gray": .gray(), "tinted": .tinted(),
            "filled": .filled(),
          ]),
          default: "`\"plain\"`",
          "The background and the color of the title."
        ) { $0.configuration = $1 },
        SceneProperty("title", .text, default: "none", "The title.") {
          $0.configuration?.title = $1
        },
        SceneProperty("subtitle", .text, default: "none", "The text below the title.") {
          $0.configuration?.subtitle = $1
        },
      ],
      make: {
        let button = UIButton(frame: .zero)
        button.configuration = .plain()
        return button
      }
    ),
    NodeKind(
      "switch",
      "A switch.",
      [
        SceneProperty("on", .flag, default: "`false`", "Whether the switch is on.") { $0.isOn = $1 }
      ],
      make: { UISwitch(frame: .zero) }
    ),
    NodeKind(
      "slider",
      "A slider from 0 to 1.",
      [SceneProperty("value", .number(0...1), default: "0", "The value.") { $0.value = Float($1) }],
      make: { UISlider(frame: .zero) }
    ),
    NodeKind(
      "progress",
      "A progress bar from 0 to 1.",
      [
        SceneProperty("value", .number(0...1), default: "0", "The value.") {
          $0.progress = Float($1)
        }
      ],
      make: { UIProgressView(frame: .zero) }
    ),
    NodeKind(
      "segments",
      "A segmented control.",
      [
        SceneProperty("titles", .list(of: .text, count: 1...50), default: nil, "The titles.") {
          for (index, title) in $1.enumerated() {
            $0.insertSegment(withTitle: title, at: index, animated: false)
          }
        },
        SceneProperty(
          "selected",
          .integer(0...49),
          default: "none",
          "The index of the selection; beyond the last segment, the last one."
        ) {
          $0.selectedSegmentIndex = min($1, $0.numberOfSegments - 1)
        },
      ],
      make: { UISegmentedControl(frame: .zero) }
    ),
    NodeKind(
      "textField",
      "A text field.",
      [
        SceneProperty<UITextField>("text", .text, default: "empty", "The text.") { $0.text = $1 },
        SceneProperty("placeholder", .text, default: "none", "The text of an empty field.") {
          $0.placeholder = $1
        },
      ],
      make: {
        let field = UITextField(frame: .zero)
        field.borderStyle = .roundedRect
        return field
      }
    ),
  ]
}

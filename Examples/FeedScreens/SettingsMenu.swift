public import Tatami

/// A menu of rows with switches, a slider and a choice, bound to one value.
public final class SettingsMenu: VBox, Stateful {
  /// The settings.
  public struct Settings: Equatable, Sendable {
    /// Whether notifications are shown.
    public var notifies = true
    /// Whether notifications play a sound.
    public var sounds = false
    /// The volume, from 0 to 1.
    public var volume: Float = 0.5
    /// The index of the text size.
    public var textSize = 1
  }

  /// The settings.
  public let state = State(Settings())

  /// Builds the rows.
  public override func buildBody() {
    let notifies = Member(state, \.notifies)
    attach { box in
      UILabel().attach(box).text("Settings").font(Appearance.title)
      row("Notifications", box) { UISwitch().attach($0).isOn(notifies).view }
      row("Sounds", box) { UISwitch().attach($0).isOn(Member(self.state, \.sounds)).view }
        .visibility(binder.notifies.map { $0.visibleOrGone() })
      row("Volume", box) {
        UISlider().attach($0).width(140).value(Member(self.state, \.volume)).view
      }
      .visibility(state.map { ($0.notifies && $0.sounds).visibleOrGone() })
      row("Text size", box) {
        UISegmentedControl(items: ["S", "M", "L"]).attach($0)
          .selectedSegmentIndex(Member(self.state, \.textSize)).view
      }
      UILabel().attach(box).font(Appearance.note).textColor(.secondaryLabel).text(
        state.map { settings in
          let names = ["small", "medium", "large"]
          let isKnown = names.indices.contains(settings.textSize)
          return "Text: \(isKnown ? names[settings.textSize] : "unknown")"
        }
      )
    }
    .padding(all: 16).space(4).animator(Animators.default())
  }

  @discardableResult
  private func row(
    _ title: String,
    _ box: SettingsMenu,
    _ control: (HBox) -> UIView
  ) -> Puyo<HBox> {
    HBox().attach(box) { row in
      UILabel().attach(row).text(title).font(Appearance.body)
      Spacer(.fill, .fix(1)).attach(row)
      control(row).accessibilityLabel = title
    }
    .size(.fill, 52).justifyContent(.vertCenter()).bottomBorder([.color(.separator)])
  }
}

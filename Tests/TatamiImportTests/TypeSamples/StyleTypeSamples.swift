import Tatami
import Testing

// The samples in the documentation of types of Tatami.

@MainActor
@Suite struct StyleTypeSamples {
  func alphaStyle() {
    let faded: [any Style] = [AlphaStyle(value: 0.5)]
    UILabel().attach().text("Sold out").styles(faded)
  }

  func backgroundColorStyle() {
    UILabel().attach().text("New").style(BackgroundColorStyle(value: .systemYellow))
  }

  func backgroundImageStyle(image: UIImage) {
    UIButton().attach().text("Buy").style(BackgroundImageStyle(value: image))
  }

  func borderColorStyle() {
    UIView().attach().styles([BorderColorStyle(value: .separator), BorderWidthStyle(value: 1)])
  }

  func borderWidthStyle() {
    UIView().attach().styles([BorderWidthStyle(value: 2), BorderColorStyle(value: .label)])
  }

  func boundsStyle() {
    UIView().attach().style(BoundsStyle(value: CGRect(x: 0, y: 0, width: 40, height: 40)))
  }

  func clipToBoundsStyle() {
    UIImageView().attach().styles([CornerRadiusStyle(value: 12), ClipToBoundsStyle(value: true)])
  }

  func closureStyle() {
    let shadow = ClosureStyle<UIView> { view in
      view.layer.shadowOpacity = 0.3
      view.layer.shadowRadius = 8
    }
    VBox().attach().style(shadow)
  }

  func contentModeStyle(photo: UIImage) {
    UIImageView().attach().image(photo).style(ContentModeStyle(value: .scaleAspectFill))
  }

  func cornerRadiusStyle() {
    UIView().attach().size(48, 48).style(CornerRadiusStyle(value: 24))
  }

  @Test func `the sample of FrameStyle gives the stated values`() {
    let badge = UIView()
    badge.applyStyles([FrameStyle(value: CGRect(x: 8, y: 8, width: 20, height: 20))])
    #expect(badge.frame.width == 20)
  }

  func imageStyle(image: UIImage) {
    UIButton().attach().style(ImageStyle(value: image, state: .highlighted))
  }

  func keyPathStyle() {
    let round = KeyPathStyle(\UIView.layer.cornerRadius, 12)
    UIView().attach().style(round)
  }

  func longPressGestureStyle(showMenu: @escaping () -> Void) {
    UILabel().attach().text("Message").style(
      LongPressGestureStyle { press in
        if press.state == .began { showMenu() }
      }
    )
  }

  func paddingStyle() {
    let padding = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    VBox().attach().style(PaddingStyle(value: padding))
  }

  func styleSheet() {
    let card = StyleSheet(styles: [
      BackgroundColorStyle(value: .secondarySystemBackground), CornerRadiusStyle(value: 12),
    ])
    let active = card.combine([BorderColorStyle(value: .tintColor)])
    VBox().attach().styleSheet(active)
  }

  func tapCoverStyle() {
    HBox().attach().style(TapCoverStyle(color: UIColor.label.withAlphaComponent(0.1)))
  }

  func tapGestureStyle(open: @escaping () -> Void) {
    UILabel().attach().text("Open").userInteractionEnabled(true)
      .style(TapGestureStyle { _ in open() })
  }

  func tapRippleStyle() {
    UIView().attach().size(120, 44).style(TapRippleStyle(color: .systemFill))
  }

  func tapScaleStyle() {
    UIImageView().attach().userInteractionEnabled(true).style(TapScaleStyle(scale: 0.95))
  }

  func tapSelectStyle(isChosen: State<Bool>) {
    let normal = StyleSheet(styles: [TextColorStyle(value: .label)])
    let chosen = StyleSheet(styles: [TextColorStyle(value: .systemBlue)])
    UILabel().attach().text("Medium")
      .style(TapSelectStyle(normal: normal, selected: chosen, toggle: isChosen.asOutput()))
  }

  func tapTransformStyle() {
    UIView().attach().style(TapTransformStyle(transform: CGAffineTransform(rotationAngle: 0.05)))
  }

  func textAlignmentStyle() {
    UILabel().attach().width(.fill).style(TextAlignmentStyle(value: .center))
  }

  func textColorStyle() {
    UIButton().attach().text("Buy").style(TextColorStyle(value: .systemRed, state: .highlighted))
  }

  func textLinesStyle() {
    UILabel().attach().text("A long text").style(TextLinesStyle(value: 2))
  }

  func tintColorStyle() {
    UISwitch().attach().style(TintColorStyle(value: .systemGreen))
  }

  func userInteractionEnabledStyle() {
    UIButton().attach().style(UserInteractionEnabledStyle(value: false))
  }
}

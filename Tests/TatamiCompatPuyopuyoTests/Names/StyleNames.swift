import TatamiCompatPuyopuyo

// Animator, Animator.duration, Animator.animate(_:size:center:animations:)
// Animator.runAsNoneAnimation(_:), Animator.isNestedAnimation
struct NamedAnimator: Animator {
  var duration: TimeInterval { 0.5 }
  func animate(_ view: UIView, size: CGSize, center: CGPoint, animations: @escaping () -> Void) {
    if isNestedAnimation { animations() } else { runAsNoneAnimation(animations) }
  }
}

// Style, Style.apply(to:)
struct NamedStyle: Style {
  func apply(to decorable: Decorable) { (decorable as? UIView)?.tag = 7 }
}

// TextDecorable, TextDecorable.applyText(_:state:), TextDecorable.applyAttrText(_:state:)
// TextColorDecorable, TextColorDecorable.applyTextColor(_:state:), FontDecorable
// FontDecorable.applyFont(_:), TextAlignmentDecorable
// TextAlignmentDecorable.applyTextAlignment(_:state:), TextLinesDecorable
// TextLinesDecorable.applyNumberOfLine(_:), ImageDecorable, ImageDecorable.applyImage(_:state:)
final class NamedView: UIView, TextDecorable, TextColorDecorable, FontDecorable,
  TextAlignmentDecorable, TextLinesDecorable, ImageDecorable, BgImageDecorable,
  TintColorDecorable, KeyboardTypeDecorable, PlaceholderTextDecorable, TitleShadowColorDecorable,
  PaddingDecorable
{
  var calls: [String] = []
  func applyText(_ text: String?, state: UIControl.State) { calls.append(text ?? "") }
  func applyAttrText(_ text: NSAttributedString?, state: UIControl.State) { calls.append("attr") }
  func applyTextColor(_ color: UIColor?, state: UIControl.State) { calls.append("color") }
  func applyFont(_ font: UIFont?) { calls.append("font") }
  func applyTextAlignment(_ alignment: NSTextAlignment, state: UIControl.State) {
    calls.append("alignment")
  }
  func applyNumberOfLine(_ line: Int) { calls.append("lines") }
  func applyImage(_ image: UIImage?, state: UIControl.State) { calls.append("image") }
  // BgImageDecorable, BgImageDecorable.applyBgImage(_:state:)
  typealias Background = BgImageDecorable
  func applyBgImage(_ image: UIImage?, state: UIControl.State) { calls.append("background") }
  // TintColorDecorable, TintColorDecorable.applyTintColor(_:state:)
  typealias Tint = TintColorDecorable
  func applyTintColor(_ color: UIColor?, state: UIControl.State) { calls.append("tint") }
  // KeyboardTypeDecorable, KeyboardTypeDecorable.applyKeyboardType(_:)
  typealias Keyboard = KeyboardTypeDecorable
  func applyKeyboardType(_ type: UIKeyboardType) { calls.append("keyboard") }
  // PlaceholderTextDecorable, PlaceholderTextDecorable.applyPlaceholder(_:state:)
  typealias Placeholder = PlaceholderTextDecorable
  func applyPlaceholder(_ text: String?, state: UIControl.State) { calls.append("placeholder") }
  // TitleShadowColorDecorable, TitleShadowColorDecorable.applyTitleShadowColor(_:state:)
  typealias Shadow = TitleShadowColorDecorable
  func applyTitleShadowColor(_ color: UIColor?, state: UIControl.State) { calls.append("shadow") }
  // PaddingDecorable, PaddingDecorable.applyPadding(_:)
  typealias Padding = PaddingDecorable
  func applyPadding(_ padding: BorderInsets) { calls.append("padding") }
}

// AnyReferenceKeyPathStyle, AnyReferenceKeyPathStyle.applyDecorable(_:)
// AnyReferenceKeyPathStyle.init(value:keyPath:)
final class NamedKeyPathStyle: AnyReferenceKeyPathStyle<
  UIView, UIView, Int, ReferenceWritableKeyPath<UIView, Int>
>
{
  override func applyDecorable(_ target: UIView) { super.applyDecorable(target) }
  static func tag() -> AnyReferenceKeyPathStyle<
    UIView, UIView, Int, ReferenceWritableKeyPath<UIView, Int>
  > { NamedKeyPathStyle(value: 3, keyPath: \.tag) }
}

// CommonValueStyle, CommonValueStyle.init(value:), CommonValueStyle.applyDecorable(_:)
// CommonValueStyle.value
final class NamedValueStyle: CommonValueStyle<Int, UILabel> {
  override init(value: Int) { super.init(value: value) }
  override func applyDecorable(_ target: UILabel) { target.tag = value }
  static func make() -> CommonValueStyle<Int, UILabel> { NamedValueStyle(value: 5) }
}

// BaseGestureStyle, BaseGestureStyle.init(identifier:), BaseGestureStyle.getGesture()
final class NamedGestureStyle: BaseGestureStyle {
  override init(identifier: String) { super.init(identifier: identifier) }
  override func getGesture() -> UIGestureRecognizer { UITapGestureRecognizer() }
  static func make() -> BaseGestureStyle { NamedGestureStyle(identifier: "named") }
}

func useStyles(_ log: NamedLog) {
  let view = UIView()
  // StyleSheet, StyleSheet.styles, StyleSheet.init(styles:), StyleSheet.combine(sheet:)
  // StyleSheet.combine(_:), Decorable, Decorable.applyStyles(_:), Decorable.applyStyleSheet(_:)
  let decorable: Decorable = view
  let sheet = StyleSheet(styles: [NamedStyle()]).combine([NamedStyle()])
  decorable.applyStyleSheet(sheet.combine(sheet: sheet))
  decorable.applyStyles(sheet.styles)
  log.add(view.tag)
  // AnyReferenceKeyPathStyle.value, AnyReferenceKeyPathStyle.keyPath
  // AnyReferenceKeyPathStyle.init(keyPath:value:), AnyReferenceKeyPathStyle.apply(to:)
  // NSObjectStyle, NSObjectStyle.applyDecorable(_:), ReferenceWritableKeyPath.getStyle(with:)
  let named: AnyReferenceKeyPathStyle = NamedKeyPathStyle.tag()
  named.apply(to: view)
  log.add(view.tag + named.value)
  let tag = NSObjectStyle<UIView, Int>(keyPath: named.keyPath, value: 9)
  tag.applyDecorable(view)
  (\UIView.alpha).getStyle(with: 0.5).apply(to: view)
  log.add(CGFloat(view.tag) + view.alpha)
  // CommonValueStyle.apply(to:), UIControlStatable, UIControlStatable.controlState
  // UIControlBaseStyle, UIControlBaseStyle.controlState, UIControlBaseStyle.init(value:state:)
  let label = UILabel()
  NamedValueStyle.make().apply(to: label)
  let base: UIControlBaseStyle<Int, UILabel> = UIControlBaseStyle(value: 1, state: .selected)
  let statable: UIControlStatable = base
  log.add([label.tag == 5, statable.controlState == base.controlState])
  // BackgroundColorStyle, BackgroundColorStyle.init(value:), CorderRadiusStyle
  // CorderRadiusStyle.init(value:), BorderColorStyle, BorderColorStyle.init(value:), AlphaStyle
  // AlphaStyle.init(value:), BorderWidthStyle, BorderWidthStyle.init(value:)
  // UserInteractionEnabledStyle, UserInteractionEnabledStyle.init(value:), ClipToBoundsStyle
  // ClipToBoundsStyle.init(value:), ContentModeStyle, ContentModeStyle.init(value:), FrameStyle
  // FrameStyle.init(value:), BoundsStyle, BoundsStyle.init(value:)
  let styles: [Style] = [
    BackgroundColorStyle(value: .red), CorderRadiusStyle(value: 4),
    BorderColorStyle(value: UIColor.red.cgColor), AlphaStyle(value: 0.75),
    BorderWidthStyle(value: 2), UserInteractionEnabledStyle(value: false),
    ClipToBoundsStyle(value: true), ContentModeStyle(value: .center),
    FrameStyle(value: CGRect(x: 1, y: 2, width: 3, height: 4)),
    BoundsStyle(value: CGRect(x: 0, y: 0, width: 30, height: 40)),
  ]
  view.applyStyles(styles)
  log.add("\(view.frame.width) \(view.alpha) \(view.layer.cornerRadius) \(view.layer.borderWidth)")
}

func useValueStyles(_ view: NamedView) {
  // TextColorStyle, TextColorStyle.applyDecorable(_:), TextAlignmentStyle
  // TextAlignmentStyle.applyDecorable(_:), TextLinsStyle, TextLinsStyle.applyDecorable(_:)
  // PaddingStyle, PaddingStyle.applyDecorable(_:)
  TextColorStyle(value: .red).applyDecorable(view)
  TextAlignmentStyle(value: .center).applyDecorable(view)
  TextLinsStyle(value: 2).applyDecorable(view)
  PaddingStyle(value: .zero).applyDecorable(view)
  // TintColorStyle, TintColorStyle.applyDecorable(_:), ImageStyle, ImageStyle.applyDecorable(_:)
  // BgImageStyle, BgImageStyle.applyDecorable(_:), TitleShadowColorStyle
  // TitleShadowColorStyle.applyDecorable(_:), UIFont.apply(to:)
  TintColorStyle(value: .red).applyDecorable(view)
  ImageStyle(value: nil, state: .selected).applyDecorable(view)
  BgImageStyle(value: nil).applyDecorable(view)
  TitleShadowColorStyle(value: .red).applyDecorable(view)
  UIFont.systemFont(ofSize: 9).apply(to: view)
  view.attach().text("text").attrText(NSAttributedString(string: "a") as NSAttributedString?)
    .keyboardType(State(UIKeyboardType.default))
  view.applyPlaceholder(nil, state: .normal)
}

func useGestureStyles(_ log: NamedLog) {
  let view = UIView()
  // GestureDecorable, GestureDecorable.gestureStyleView, GestureStyle, GestureStyle.apply(to:)
  // IdentifiableStyle, IdentifiableStyle.styleIdentifier, BaseGestureStyle.apply(to:)
  // BaseGestureStyle.styleIdentifier
  let target: GestureDecorable = view
  let style: GestureStyle & IdentifiableStyle = NamedGestureStyle.make()
  style.apply(to: target)
  style.apply(to: target)
  log.add(target.gestureStyleView.gestureRecognizers?.count ?? 0)
  log.add(NamedGestureStyle.make().styleIdentifier == style.styleIdentifier)
  // TapGestureStyle, TapGestureStyle.init(identifier:_:), TapGestureStyle.getGesture()
  // LongPressGestureStyle, LongPressGestureStyle.init(identifier:_:)
  // LongPressGestureStyle.getGesture()
  let tap = TapGestureStyle(identifier: "tap") { _ in log.add("tap") }
  let press = LongPressGestureStyle(identifier: "press") { _ in log.add("press") }
  log.add([tap.getGesture() is UITapGestureRecognizer])
  log.add([press.getGesture() is UILongPressGestureRecognizer])
  // TapRippleStyle, TapRippleStyle.init(color:), TapCoverStyle, TapCoverStyle.init(color:)
  // TapTransformStyle, TapTransformStyle.init(transform:), TapSelectStyle
  // TapSelectStyle.init(normal:selected:toggle:animated:duration:), TapSelectStyle.apply(to:)
  let sheet = StyleSheet(styles: [])
  let select = TapSelectStyle(normal: sheet, animated: false)
  select.apply(to: view)
  view.applyStyles([
    tap, press, TapRippleStyle(color: .red), TapCoverStyle(color: .red), TapTransformStyle(),
    TapTransformStyle(transform: CATransform3DMakeTranslation(2, 2, 0)),
  ])
  log.add(view.gestureRecognizers?.count ?? 0)
  // Animators, Animators.inherited, Animators.none, Animators.default
  // Animators.default(duration:inherited:)
  let animators: [Animator] = [
    Animators.inherited, Animators.none, Animators.default,
    Animators.default(duration: 0.2, inherited: true), NamedAnimator(),
  ]
  log.add(animators.map { $0.duration })
}

func useDecorations(_ log: NamedLog) {
  let (label, field, text) = (UILabel(), UITextField(), UITextView())
  let (button, picture) = (UIButton(), UIImageView())
  // UILabel.applyText(_:state:), UILabel.applyFont(_:), UILabel.applyTextColor(_:state:)
  // UILabel.applyTextAlignment(_:state:), UILabel.applyTintColor(_:state:)
  // UILabel.applyAttrText(_:state:), UILabel.applyNumberOfLine(_:)
  label.applyText("label", state: .normal)
  label.applyFont(.systemFont(ofSize: 9))
  label.applyTextColor(.red, state: .normal)
  label.applyTextAlignment(.center, state: .normal)
  label.applyTintColor(.red, state: .normal)
  label.applyAttrText(NSAttributedString(string: "rich"), state: .normal)
  label.applyNumberOfLine(3)
  log.add("\(label.numberOfLines) \(label.text ?? "")")
  // UITextField.applyText(_:state:), UITextField.applyFont(_:)
  // UITextField.applyTextColor(_:state:), UITextField.applyTextAlignment(_:state:)
  // UITextField.applyKeyboardType(_:), UITextField.applyTintColor(_:state:)
  // UITextField.applyBgImage(_:state:), UITextField.applyAttrText(_:state:)
  // UITextField.applyNumberOfLine(_:)
  field.applyAttrText(NSAttributedString(string: "rich"), state: .normal)
  field.applyText("field", state: .normal)
  field.applyFont(.systemFont(ofSize: 9))
  field.applyTextColor(.red, state: .normal)
  field.applyTextAlignment(.center, state: .normal)
  field.applyKeyboardType(.default)
  field.applyTintColor(.red, state: .normal)
  field.applyBgImage(nil, state: .normal)
  field.applyNumberOfLine(1)
  log.add(field.text ?? "")
  // UITextView.applyText(_:state:), UITextView.applyFont(_:), UITextView.applyTextColor(_:state:)
  // UITextView.applyTextAlignment(_:state:), UITextView.applyKeyboardType(_:)
  // UITextView.applyAttrText(_:state:), UITextView.applyNumberOfLine(_:)
  text.applyAttrText(NSAttributedString(string: "rich"), state: .normal)
  text.applyText("text", state: .normal)
  text.applyFont(.systemFont(ofSize: 9))
  text.applyTextColor(.red, state: .normal)
  text.applyTextAlignment(.center, state: .normal)
  text.applyKeyboardType(.default)
  text.applyNumberOfLine(1)
  log.add(text.text ?? "")
  // UIButton.applyText(_:state:), UIButton.applyFont(_:), UIButton.applyTextColor(_:state:)
  // UIButton.applyTextAlignment(_:state:), UIButton.applyTintColor(_:state:)
  // UIButton.applyAttrText(_:state:), UIButton.applyNumberOfLine(_:)
  // UIButton.applyBgImage(_:state:), UIButton.applyImage(_:state:)
  button.applyText("button", state: .normal)
  button.applyFont(.systemFont(ofSize: 9))
  button.applyTextColor(.red, state: .normal)
  button.applyTextAlignment(.center, state: .normal)
  button.applyTintColor(.red, state: .normal)
  button.applyAttrText(nil, state: .normal)
  button.applyNumberOfLine(1)
  button.applyBgImage(nil, state: .normal)
  button.applyImage(nil, state: .normal)
  log.add(button.title(for: .normal) ?? "")
  // UIImageView.applyImage(_:state:), UIImageView.applyBgImage(_:state:)
  // UIImageView.applyTintColor(_:state:), UISlider.applyTintColor(_:state:)
  // UISwitch.applyTintColor(_:state:)
  picture.applyImage(nil, state: .normal)
  picture.applyBgImage(nil, state: .normal)
  picture.applyTintColor(.red, state: .normal)
  let slider = UISlider()
  slider.applyTintColor(.red, state: .normal)
  let toggle = UISwitch()
  toggle.applyTintColor(.red, state: .normal)
  log.add([slider.tintColor == .red, toggle.onTintColor == .red])
}

import Foundation
import TatamiControls
import TatamiViews

/// The compact form of a date picker: a button for the date and one for the time, each of which opens
/// a form in a popover (N197).
final class CompactDateView: UIView, DateContent {
  /// The distance between the buttons, in points.
  private static let spacing: CGFloat = 8

  var didPick: (DateSettings) -> Void = { _ in }
  private let dateButton = DateButton()
  private let timeButton = DateButton()
  private var settings = DateSettings()
  private weak var form: DateFormController?

  init() {
    super.init(frame: .zero)
    for button in [dateButton, timeButton] {
      addSubview(button)
      button.addAction(
        UIAction { [weak self, weak button] _ in button.map { self?.open($0) } },
        for: .touchUpInside
      )
    }
  }

  required init?(coder: NSCoder) { nil }

  var isEnabled = true {
    didSet {
      [dateButton, timeButton].forEach { $0.isEnabled = isEnabled }
      if !isEnabled { form?.close() }
    }
  }

  private var buttons: [DateButton] {
    [dateButton, timeButton].filter { !$0.isHidden }
  }

  // MARK: Values

  func show(_ settings: DateSettings, animated: Bool) {
    self.settings = settings
    let texts = DateTexts(settings.pickerCalendar)
    dateButton.isHidden = settings.mode == .time
    timeButton.isHidden = settings.mode == .date
    dateButton.title = texts.text(settings.date, template: "yMMMd")
    timeButton.title = texts.text(settings.date, template: "jmm")
    form?.show(settings, animated: animated)
    setNeedsLayout()
  }

  private func take(_ date: Date) {
    var picked = settings
    picked.date = date
    show(picked, animated: true)
    didPick(picked)
  }

  // MARK: Form

  private func open(_ button: DateButton) {
    let controllers = sequence(first: self as UIResponder, next: \.next)
    let nearest = controllers.lazy.compactMap { $0 as? UIViewController }.first
    guard let presenter = nearest ?? window?.rootViewController, form == nil else { return }
    let form = DateFormController(button === timeButton ? .time : .date)
    form.show(settings, animated: false)
    form.didPick = { [weak self] in self?.take($0) }
    form.didClose = { [weak button] in button?.isOpen = false }
    form.present(from: presenter, beside: button)
    guard form.presentingViewController != nil else { return }
    self.form = form
    button.isOpen = true
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { form?.close() }
  }

  // MARK: Layout

  func fittingSize(_ width: CGFloat) -> CGSize {
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    let gaps = Self.spacing * CGFloat(max(0, sizes.count - 1))
    let total = sizes.reduce(gaps) { $0 + $1.width }
    return CGSize(width: total, height: sizes.map(\.height).max() ?? 0)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = fittingSize(0)
    let factor = size.width > bounds.width ? max(0, bounds.width) / size.width : 1
    var x = start(of: size.width * factor)
    let height = min(size.height, bounds.height)
    for button in buttons {
      let width = button.sizeThatFits(.zero).width * factor
      let frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
      button.frame = isRightToLeft ? frame.mirrored(in: bounds) : frame
      x += width + Self.spacing * factor
    }
  }

  /// The leading edge of buttons of a width, by the alignment of the picker.
  private func start(of width: CGFloat) -> CGFloat {
    let room = bounds.width - width
    switch (superview as? UIControl)?.contentHorizontalAlignment ?? .center {
    case .leading, .fill: return 0
    case .trailing: return room
    case .left: return isRightToLeft ? room : 0
    case .right: return isRightToLeft ? 0 : room
    default: return room / 2
    }
  }
}

import Foundation
import TatamiViews

/// The content of a row of a wheel.
enum WheelContent {
  case title(String)
  case attributedTitle(NSAttributedString)
  case view(UIView)
}

/// A row of a wheel with a label or a view of the program.
final class WheelRowView: UIView {
  private let label = UILabel()
  /// The view of the program; nil for a title.
  private(set) var custom: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows other content in a font, which attributes of texts override.
  func show(_ content: WheelContent, font: UIFont) {
    if custom?.superview === self { custom?.removeFromSuperview() }
    custom = nil
    label.isHidden = false
    resetLabel(font)
    switch content {
    case .title(let title): label.text = title
    case .attributedTitle(let title): label.attributedText = title
    case .view(let view):
      label.isHidden = true
      custom = view
      addSubview(view)
    }
    setNeedsLayout()
  }

  /// Removes what the attributes of a former title have changed.
  private func resetLabel(_ font: UIFont) {
    label.attributedText = nil
    label.font = font
    label.textColor = .label
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
  }

  /// Takes the view of the program out of the row.
  func takeCustom() -> UIView? {
    guard let view = custom else { return nil }
    custom = nil
    guard view.superview === self else { return nil }
    view.removeFromSuperview()
    return view
  }

  /// The text that assistive technologies read.
  var spokenText: String? {
    guard let custom else { return label.text }
    return custom.textOfContent
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(4, bounds.width / 2), dy: 0)
    if let custom, custom.superview === self { custom.frame = bounds }
  }
}

extension UIView {
  /// The label of the view or of its subviews.
  fileprivate var textOfContent: String? {
    if let label = accessibilityLabel { return label }
    let texts = subviews.compactMap(\.textOfContent)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

import Foundation
import TatamiViews

/// The symbol that buttons of a type show, and its accessibility label.
struct ButtonSign {
  let image: UIImage?
  let label: String

  /// The size of the symbols, in points.
  private static let pointSize: CGFloat = 22

  /// Creates the sign of a symbol.
  ///
  /// - Parameter color: The color; nil for the tint color of the button.
  init(_ name: String, _ label: String, color: UIColor? = nil) {
    var configuration = UIImage.SymbolConfiguration(pointSize: Self.pointSize)
    if let color {
      configuration = configuration.applying(
        UIImage.SymbolConfiguration(hierarchicalColor: color)
      )
    }
    image = UIImage(systemName: name, withConfiguration: configuration)
    self.label = label
  }
}

extension UIButton.ButtonType {
  /// The sign of buttons of the type; nil for those without one.
  var sign: ButtonSign? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: ButtonSign("info.circle", "More Info")
    case .contactAdd: ButtonSign("plus.circle", "Add")
    case .close: ButtonSign("xmark.circle.fill", "Close", color: .tertiaryLabel)
    }
  }
}

extension UIButton {
  /// Whether title and image have the tint color.
  var isSystemButton: Bool { buttonType != .custom }
}

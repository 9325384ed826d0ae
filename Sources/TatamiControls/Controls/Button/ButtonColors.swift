import Foundation
import TatamiViews

/// The color schemes of button configurations.
enum ButtonStyle {
  /// Tinted text without a background.
  case plain
  /// Tinted text on gray.
  case gray
  /// Tinted text on a pale tint.
  case tinted
  /// White text on the tint color.
  case filled
}

/// The colors of a configured button in a state.
@MainActor
struct ButtonColors {
  private static let pressedOpacity: CGFloat = 0.6
  private nonisolated static let paleOpacity: CGFloat = 0.18
  /// On dark backgrounds, a pale tint needs more opacity to be visible.
  private nonisolated static let darkPaleOpacity: CGFloat = 0.28

  private(set) var foreground: UIColor
  private(set) var background: UIColor

  /// Derives the colors of a state: the colors of a selected button are more intense, those of a
  /// disabled one are gray.
  init(_ configuration: UIButton.Configuration, state: UIControl.State, tint: UIColor) {
    let style = configuration.style
    let isSelected = state.contains(.selected)
    let base = configuration.baseBackgroundColor ?? tint
    switch style {
    case .plain: background = isSelected ? Self.pale(base) : .clear
    case .gray:
      let own = configuration.baseBackgroundColor ?? .secondarySystemFill
      background = isSelected ? Self.pale(base) : own
    case .tinted: background = isSelected ? base : Self.pale(base)
    case .filled: background = base
    }
    let isFull = style == .filled || style == .tinted && isSelected
    foreground = configuration.baseForegroundColor ?? (isFull ? .white : tint)
    if let color = configuration.background.backgroundColor { background = color }
    adjust(to: state, style: style)
  }

  private mutating func adjust(to state: UIControl.State, style: ButtonStyle) {
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if style != .plain { background = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      if style != .filled { foreground = foreground.faded(Self.pressedOpacity) }
      background = background.faded(Self.pressedOpacity)
    }
  }

  private static func pale(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let share = traits.userInterfaceStyle == .dark ? darkPaleOpacity : paleOpacity
      return color.faded(share).resolvedColor(with: traits)
    }
  }
}

extension UIColor {
  /// Returns the color with its opacity multiplied by a factor; dynamic colors stay dynamic.
  func faded(_ share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}

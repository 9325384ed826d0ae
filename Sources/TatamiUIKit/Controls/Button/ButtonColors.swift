import Foundation

/// Kinds of looks of configured buttons.
enum ButtonStyle {
  /// Coloured text.
  case plain
  /// Coloured text on grey.
  case gray
  /// Coloured text on a pale tint.
  case tinted
  /// White text on the full tint.
  case filled
}

/// The colours of a configured button in a state.
@MainActor
struct ButtonColors {
  private static let pressedOpacity: CGFloat = 0.6
  private nonisolated static let paleOpacity: CGFloat = 0.18
  /// Dark backgrounds swallow more of a pale tint.
  private nonisolated static let darkPaleOpacity: CGFloat = 0.28

  private(set) var foreground: UIColor
  private(set) var background: UIColor

  /// Finds the colours: a selected button is one step stronger, a disabled one grey.
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
    adjust(to: state, style)
  }

  private mutating func adjust(to state: UIControl.State, _ style: ButtonStyle) {
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
  /// Returns the colour with a share of its opacity; a dynamic colour stays dynamic.
  func faded(_ share: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }
}

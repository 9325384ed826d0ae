import Foundation
import TatamiViews

/// The roles of content over a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text.
  case label = 0
  /// Text of less importance.
  case secondaryLabel = 1
  /// Text of little importance.
  case tertiaryLabel = 2
  /// Text of the least importance.
  case quaternaryLabel = 3
  /// Large areas.
  case fill = 4
  /// Areas.
  case secondaryFill = 5
  /// Small areas.
  case tertiaryFill = 6
  /// Lines.
  case separator = 7

  /// The tint color of content in the role.
  var color: UIColor {
    switch self {
    case .label: .secondaryLabel
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}

/// An effect that gives content over a blur a tint color that goes with it.
///
/// The tint is a secondary label color or a fill; it is not mixed from what is behind.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
  let style: UIVibrancyEffectStyle

  /// Creates an effect for content over a blur.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect for content over a blur in a role.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.style = style
  }
}

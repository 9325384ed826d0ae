/// The styles in which a controller is presented.
public enum UIModalPresentationStyle: Int, Sendable {
  /// The system's choice: a page sheet.
  case automatic = -2
  /// No style of its own; shown like `overFullScreen`.
  case none = -1
  /// The whole window; the presenting view is removed until the controller is dismissed.
  case fullScreen = 0
  /// A card: below the top of the window in compact width, otherwise in the center.
  case pageSheet = 1
  /// A smaller card in the center; a page sheet in compact width.
  case formSheet = 2
  /// The view of the controller that defines the presentation context, which is removed.
  case currentContext = 3
  /// Shown by a presentation controller of the transitioning delegate; without one, like
  /// `overFullScreen`.
  case custom = 4
  /// The whole window; the presenting view remains visible behind transparent parts.
  case overFullScreen = 5
  /// The view of the controller that defines the presentation context, which remains visible.
  case overCurrentContext = 6
  /// A card with an arrow, beside a bar button or a view; a page sheet in compact width.
  case popover = 7
}

extension UIModalPresentationStyle {
  /// Whether the presenting view is removed.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation covers the controller that defines the presentation context.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }

  /// Whether the controller is shown on a card.
  var isSheet: Bool { self == .pageSheet || self == .formSheet }
}

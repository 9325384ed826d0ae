public import TatamiUIKit

/// A part of an appearance that can be applied to views.
@preconcurrency @MainActor
public protocol Style {
  /// Applies the style; does nothing if the view has another type.
  func apply(to target: any Stylable)
}

/// A list of styles, applied in order.
///
/// ```swift
/// let card = StyleSheet(styles: [
///   BackgroundColorStyle(value: .secondarySystemBackground), CornerRadiusStyle(value: 12),
/// ])
/// let active = card.combine([BorderColorStyle(value: .tintColor)])
/// VBox().attach().styleSheet(active)
/// ```
@preconcurrency @MainActor
public struct StyleSheet {
  /// The styles.
  public let styles: [any Style]

  /// Creates a sheet.
  public init(styles: [any Style]) {
    self.styles = styles
  }

  /// Returns a sheet that applies another one after this one.
  public func combine(sheet: StyleSheet) -> StyleSheet {
    combine(sheet.styles)
  }

  /// Returns a sheet that applies further styles after its own.
  public func combine(_ styles: [any Style]) -> StyleSheet {
    StyleSheet(styles: self.styles + styles)
  }
}

extension Stylable {
  /// Applies styles in order; they are not undone later.
  public func applyStyles(_ styles: [any Style]) {
    for style in styles { style.apply(to: self) }
  }

  /// Applies the styles of a sheet in order.
  public func applyStyleSheet(_ sheet: StyleSheet) {
    applyStyles(sheet.styles)
  }
}

extension UIView {
  /// The style sheet that was set last; setting it applies its styles, and nil applies nothing.
  public var styleSheet: StyleSheet? {
    get { storedCompanion?[StyleSheet.self] }
    set {
      viewCompanion[StyleSheet.self] = newValue
      if let newValue { applyStyleSheet(newValue) }
    }
  }
}

/// A style that sets a property of views of one type.
///
/// ```swift
/// let round = KeyPathStyle(\UIView.layer.cornerRadius, 12)
/// UIView().attach().style(round)
/// ```
@preconcurrency @MainActor
public struct KeyPathStyle<Target: AnyObject, Value>: Style {
  private let keyPath: ReferenceWritableKeyPath<Target, Value>
  private let value: Value

  /// Creates a style that sets a property to a value.
  public init(_ keyPath: ReferenceWritableKeyPath<Target, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// Sets the property of a view of the type.
  public func apply(to target: any Stylable) {
    (target as? Target)?[keyPath: keyPath] = value
  }
}

extension ReferenceWritableKeyPath where Root: AnyObject {
  /// Returns a style that sets the property to a value.
  @preconcurrency @MainActor
  public func getStyle(with value: Value) -> any Style {
    KeyPathStyle(self, value)
  }
}

/// A style made from a closure, for views of one type.
///
/// ```swift
/// let shadow = ClosureStyle<UIView> { view in
///   view.layer.shadowOpacity = 0.3
///   view.layer.shadowRadius = 8
/// }
/// VBox().attach().style(shadow)
/// ```
@preconcurrency @MainActor
public struct ClosureStyle<Target>: Style {
  private let action: (Target) -> Void

  /// Creates a style.
  ///
  /// - Parameter action: Called with each view of the type that the style is applied to.
  public init(_ action: @escaping (Target) -> Void) {
    self.action = action
  }

  /// Calls the closure with a view of the type.
  public func apply(to target: any Stylable) {
    if let target = target as? Target { action(target) }
  }
}

extension UIFont.TextStyle: Style {
  /// Sets the font of a view with a text, which follows the text size that the user prefers.
  public func apply(to target: any Stylable) {
    (target as? any FontStylable)?.applyTextStyle(self)
  }
}

extension UIFont: Style {
  /// Sets the font of a view with a text.
  public func apply(to target: any Stylable) {
    (target as? any FontStylable)?.applyFont(self)
  }
}

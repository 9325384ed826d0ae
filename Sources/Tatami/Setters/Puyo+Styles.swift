public import TatamiReactive
public import TatamiUIKit

extension Puyo where Node: UIView {
  /// Applies styles in order.
  @discardableResult
  public func styles(_ styles: [any Style]) -> Self {
    node.applyStyles(styles)
    return self
  }

  /// Applies a style.
  @discardableResult
  public func style(_ style: any Style) -> Self {
    styles([style])
  }

  /// Sets the style sheet and applies its styles.
  @discardableResult
  public func styleSheet(_ sheet: StyleSheet) -> Self {
    bind("styleSheet", Outputs.just(sheet)) { $0.styleSheet = $1 }
  }

  /// Sets the style sheet and applies its styles.
  @discardableResult
  public func styleSheet(_ sheet: some ReactiveSource<StyleSheet>) -> Self {
    bind("styleSheet", sheet) { $0.styleSheet = $1 }
  }

  /// Sets the animator of the view and of the views in a box; nil for that of the enclosing box.
  @discardableResult
  public func animator(_ animator: (any Animator)?) -> Self {
    bind("animator", Outputs.just(animator)) { $0.layoutAnimator = $1 }
  }

  /// Sets the animator of the view and of the views in a box.
  @discardableResult
  public func animator(_ animator: some ReactiveSource<(any Animator)?>) -> Self {
    bind("animator", animator) { $0.layoutAnimator = $1 }
  }
}

/// Builds the children of a box from the statements of a closure.
@preconcurrency @MainActor
@resultBuilder
public enum BoxBuilder {
  /// Takes a view, a group, or the result of setters.
  public static func buildExpression(_ node: any BoxLayoutNode) -> [any BoxLayoutNode] { [node] }
  /// Takes several nodes.
  public static func buildExpression(_ nodes: [any BoxLayoutNode]) -> [any BoxLayoutNode] { nodes }
  /// Joins statements.
  public static func buildBlock(_ parts: [any BoxLayoutNode]...) -> [any BoxLayoutNode] {
    parts.flatMap { $0 }
  }
  /// Takes the content of an `if` without `else`.
  public static func buildOptional(_ part: [any BoxLayoutNode]?) -> [any BoxLayoutNode] {
    part ?? []
  }
  /// Takes the first branch of an `if`.
  public static func buildEither(first part: [any BoxLayoutNode]) -> [any BoxLayoutNode] { part }
  /// Takes the second branch of an `if`.
  public static func buildEither(second part: [any BoxLayoutNode]) -> [any BoxLayoutNode] { part }
  /// Joins the content of a loop.
  public static func buildArray(_ parts: [[any BoxLayoutNode]]) -> [any BoxLayoutNode] {
    parts.flatMap { $0 }
  }
}

extension BoxView {
  /// Creates a box with children.
  ///
  /// ```swift
  /// VBox {
  ///   UILabel().attach().text(name)
  ///   HBox {
  ///     UISwitch().attach().isOn(isActive)
  ///     Spacer()
  ///   }
  /// }
  /// ```
  public convenience init(@BoxBuilder children: () -> [any BoxLayoutNode]) {
    self.init(frame: .zero)
    for node in children() { addLayoutNode(node) }
  }
}

extension BoxLayoutContainer {
  /// Appends children and returns the container.
  public func children(@BoxBuilder _ children: () -> [any BoxLayoutNode]) -> Self {
    for node in children() { addLayoutNode(node) }
    return self
  }
}

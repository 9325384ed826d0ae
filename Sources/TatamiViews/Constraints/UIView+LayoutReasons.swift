import TatamiConstraints

extension UIView {
  /// Whether constraints place the view, rather than its frame.
  package var isPlacedByConstraints: Bool { superview != nil && (!isPlacedByFrame || isSummarized) }

  /// Whether a stack view with constraints places the view by arithmetic.
  private var isSummarized: Bool {
    constraintFlags.contains(.isArranged) && superview?.constraintState?.generated != nil
  }

  /// Returns the lines of the constraints, natural lengths and frames that determine the view along
  /// an axis.
  package func layoutReasons(along axis: NSLayoutConstraint.Axis) -> [String] {
    guard let (engine, handle) = LayoutItem.view(self).solved,
      let sources = engine.ask({ try? $0.sourcesAffecting(handle, axis.engineAxis) })
    else { return [] }
    return sources.compactMap(engine.line)
  }

  /// The view and the views below whose frames differ between several optimal solutions, parents first.
  package func ambiguousViews() -> [UIView] {
    let views = tree
    for view in views { view.constraintState?.generated?.expand() }
    solveEachConstraint()
    var ambiguous = Set<ObjectIdentifier>()
    for engine in views.compactMap({ $0.constraintState?.engine })
      + [engineOfSubviews].compactMap(\.self)
    {
      for handle in engine.ask({ try? $0.ambiguousItems() }) ?? [] {
        if let view = engine.view(of: handle) { ambiguous.insert(ObjectIdentifier(view)) }
      }
    }
    return views.filter { ambiguous.contains(ObjectIdentifier($0)) }
  }
}

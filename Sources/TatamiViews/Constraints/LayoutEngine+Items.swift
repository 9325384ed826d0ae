import Foundation
package import TatamiConstraints
package import TatamiGeometry

extension LayoutEngine {
  // MARK: Constraints

  /// Returns a constraint of the solver; nil if an item is not below the root.
  func convert(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Constraint? {
    let first = constraint.first.resolved
    let second = constraint.second?.resolved
    let connectsNeighbors = first.isNear(holder) && second?.isNear(holder) != false
    if !connectsNeighbors {
      merge(constraint.first, into: holder)
      if let second = constraint.second { merge(second, into: holder) }
    }
    guard let firstAnchor = anchor(first), let holderHandle = handle(of: holder) else { return nil }
    if !connectsNeighbors || first.isScrollContainer || second?.isScrollContainer == true {
      noteContent(constraint)
      noteOffset(constraint, holder)
    }
    var secondAnchor: ConstraintAnchor?
    if let second, second.attribute != .notAnAttribute {
      guard let anchor = anchor(second) else { return nil }
      secondAnchor = anchor
    }
    var converted = Constraint(
      firstAnchor,
      constraint.relation.engineRelation,
      secondAnchor,
      constant: Double(constraint.constant),
      priority: Double(constraint.priority.rawValue)
    )
    converted.multiplier = Double(constraint.multiplier)
    converted.isRightToLeft = holder.isRightToLeft
    converted.holder = holderHandle
    return converted
  }

  /// Moves the constraints of views between the items of a side and the holder, which are placed by their
  /// frames, to this engine.
  private func merge(_ side: ConstraintSide, into holder: UIView) {
    if let start = side.start { merge(start.side, into: holder) }
    guard let item = side.layoutItem, let view = item.view, view !== holder else { return }
    var next: UIView? = item.isDeterminedInside ? view : view.superview
    while let between = next, between !== holder {
      if between.isLayoutRoot {
        between.ownConstraints.isMerged = true
        between.constraintState?.engine?.remove(between)
      }
      next = between.superview
    }
  }

  private func anchor(_ side: ResolvedSide) -> ConstraintAnchor? {
    guard let item = side.item, let end = anchor(of: item, side.attribute) else { return nil }
    guard let start = side.start?.side.resolved else { return end }
    guard let item = start.item else { return nil }
    return anchor(of: item, start.attribute)?.offset(to: end)
  }

  /// Returns the anchor of an item's attribute.
  package func anchor(
    of item: LayoutItem,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> ConstraintAnchor? {
    guard let converted = attribute.engineAttribute else { return nil }
    switch item {
    case .view(let item):
      let view = attribute.isBaseline ? item.baselineView(attribute) : item
      guard let handle = handle(of: view) else { return nil }
      if attribute.isInsideMargins { use(.margins, view, handle) }
      if attribute.isBaseline { use(.baselines, view, handle) }
      if view.isScrollContainer { use(.scrolling, view, handle) }
      return ConstraintAnchor(handle, converted)
    case .guide(let guide):
      return anchor(guide, converted)
    }
  }

  private func anchor(_ guide: UILayoutGuide, _ attribute: ConstraintAttribute) -> ConstraintAnchor?
  {
    guard let owner = guide.owningView, let handle = handle(of: owner) else { return nil }
    switch guide.region {
    case .safeArea:
      use(.safeArea, owner, handle)
      return ConstraintAnchor(handle, attribute, of: .safeArea)
    case .margins:
      use(.margins, owner, handle)
      return ConstraintAnchor(handle, attribute, of: .margins)
    case .content:
      use(.scrolling, owner, handle)
      use(.content, owner, handle)
      return ConstraintAnchor(handle, attribute, of: .content)
    case .frame:
      use(.scrolling, owner, handle)
      return ConstraintAnchor(handle, attribute, of: .frame)
    case .solved, .readableContent, .keyboard, .topBar, .bottomBar:
      return self.handle(of: guide, owner: handle).map { ConstraintAnchor($0, attribute) }
    }
  }

  // MARK: Items

  /// Returns the item of a view below the root, which is added if necessary; nil for other views.
  package func handle(of view: UIView) -> ItemHandle? {
    if let known = handle(ofKnown: view) { return known }
    if let parent = view.superview, let known = handle(ofKnown: parent) {
      return add(view, to: known)
    }
    var path: [UIView] = []
    var next: UIView? = view
    while let current = next, handle(ofKnown: current) == nil {
      path.append(current)
      next = current.superview
    }
    guard let known = next, var parent = handle(ofKnown: known) else { return nil }
    for view in path.reversed() {
      guard let handle = add(view, to: parent) else { return nil }
      parent = handle
    }
    return parent
  }

  /// Adds a view to the item of its superview; returns nil if the program removes it meanwhile.
  private func add(_ view: UIView, to parent: ItemHandle) -> ItemHandle? {
    let state = view.ownConstraints
    state.engineItem?.engine?.remove(view)
    edit { solver throws(ConstraintError) in
      let handle = try solver.addView(to: parent)
      items[handle] = .view(view)
      state.engineItem = EngineItem(reference: reference, handle: handle)
    }
    if view.constraintFlags.contains(.isArranged) {
      view.superview?.constraintState?.generated?.noteItemInside()
    }
    configure(view)
    // The program may remove the view while its natural size is read.
    return handle(ofKnown: view)
  }

  private func handle(of guide: UILayoutGuide, owner: ItemHandle) -> ItemHandle? {
    if let engineItem = guide.engineItem, engineItem.reference === reference {
      return engineItem.handle
    }
    edit { solver throws(ConstraintError) in
      let handle = try solver.addGuide(to: owner)
      items[handle] = .guide(guide)
      guide.engineItem = EngineItem(reference: reference, handle: handle)
    }
    if let handle = guide.engineItem?.handle { addRules(of: guide, handle, owner) }
    return guide.engineItem?.handle
  }

  /// Notes a use of a view and gives the solver the metrics that are used for the first time.
  func use(_ use: ItemUse, _ view: UIView, _ handle: ItemHandle) {
    guard uses[handle, default: []].insert(use).inserted else { return }
    guard use == .scrolling else { return updateMetrics(use, view, handle) }
    edit { solver throws(ConstraintError) in
      let content = try solver.makeScrollView(handle)
      contents[handle] = content
      scrollViews[content] = handle
    }
  }

  // MARK: Metrics

  /// Brings the item of a view up to date with the view's frame or natural size.
  func configure(_ view: UIView) {
    guard view !== root else { return configureRoot() }
    guard let handle = handle(ofKnown: view) else { return }
    let frame = view.isPlacedByFrame ? view.untransformedFrame : nil
    edit { solver throws(ConstraintError) in
      try solver.setFrame(frame, of: handle)
    }
    updateAlignment(of: view, handle)
    measure(view, handle)
  }

  /// Gives the solver the alignment insets of a view if they have changed.
  func updateAlignment(of view: UIView, _ handle: ItemHandle) {
    let insets = view.derivedAlignmentInsets
    guard handle == self.handle(ofKnown: view),
      ask({ try? $0.alignmentInsets(of: handle) }) != insets
    else { return }
    adjust { solver throws(ConstraintError) in try solver.setAlignmentInsets(insets, of: handle) }
  }

  /// Sets the size of the root: that of its bounds, or a free one if no frame places it.
  func configureRoot() {
    let size = root.hasFreeSize ? nil : Size(root.layer.bounds.size)
    let insets = root.derivedAlignmentInsets
    edit { solver throws(ConstraintError) in
      try solver.setRootSize(size)
      if insets != .zero { try solver.setAlignmentInsets(insets, of: rootHandle) }
    }
    if root.hasFreeSize { measure(root, rootHandle) }
  }

  /// Gives the solver the new frame of a view.
  func frameDidChange(of view: UIView) {
    let frame = view.untransformedFrame
    guard view.isPlacedByFrame, let handle = handle(ofKnown: view),
      ask({ try? $0.frame(of: handle) }) != frame
    else { return }
    edit { solver throws(ConstraintError) in try solver.setFrame(frame, of: handle) }
  }

  /// Asks a view for its natural size and gives it to the solver.
  func measure(_ view: UIView, _ handle: ItemHandle) {
    let natural = isPlacedByFrame(view) ? UIView.noNaturalSize : finiteNaturalSize(of: view)
    guard let size = natural, handle == self.handle(ofKnown: view) else { return }
    wrapping[handle] = view.wraps(size) ? WrappedSize(size) : nil
    setNaturalSize(size, view, handle)
    if uses[handle]?.contains(.baselines) == true { updateMetrics(.baselines, view, handle) }
  }

  /// Whether the frame of a view, which may be the root, places it.
  func isPlacedByFrame(_ view: UIView) -> Bool {
    view === root ? !root.hasFreeSize : view.isPlacedByFrame
  }

  /// Returns the natural size in a width without a limit; nil if it is not finite, which is reported.
  func finiteNaturalSize(of view: UIView) -> CGSize? {
    let size = view.unlimitedNaturalSize
    if size.width.isFinite, size.height.isFinite { return size }
    Diagnostics.raise("the intrinsic content size \(size) is not finite for \(view)")
    return nil
  }

  func setNaturalSize(_ size: CGSize, _ view: UIView, _ handle: ItemHandle) {
    let width = view.naturalLength(size.width, along: .horizontal)
    let height = view.naturalLength(size.height, along: .vertical)
    adjust { solver throws(ConstraintError) in
      try solver.setNaturalLength(width, of: handle, .horizontal)
      try solver.setNaturalLength(height, of: handle, .vertical)
    }
  }

  /// Gives the solver the current metrics of a view of which constraints use the given ones.
  func updateMetrics(_ use: ItemUse, _ view: UIView, _ handle: ItemHandle) {
    switch use {
    case .margins, .safeArea:
      if set(presentInsets(of: view), of: view, handle) { becomeStale() }
    case .baselines:
      let baselines = view.engineBaselines
      guard handle == self.handle(ofKnown: view) else { return }
      edit { solver throws(ConstraintError) in try solver.setBaselines(baselines, of: handle) }
    case .offset:
      let offset = Point(view.bounds.origin)
      edit { solver throws(ConstraintError) in try solver.setContentOffset(offset, of: handle) }
    default: break
    }
  }

  /// Gives the solver the metrics of a view that have changed.
  func metricsDidChange(_ use: ItemUse, of view: UIView) {
    guard let handle = handle(ofKnown: view), uses[handle]?.contains(use) == true else { return }
    updateMetrics(use, view, handle)
  }
}

extension LayoutItem {
  /// Whether the item is a guide whose rectangle constraints inside its owner determine.
  fileprivate var isDeterminedInside: Bool {
    guard case .guide(let guide) = self else { return false }
    return guide.region == .solved || guide.region == .content
  }
}

extension UIView {
  package static var noNaturalSize: CGSize {
    CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  }

  /// Whether constraints determine the size of the view, which is the root of an engine.
  var hasFreeSize: Bool { superview == nil && !storedTranslation }

  /// The frame in the superview's coordinates without the transform, in points.
  var untransformedFrame: Rect {
    let (size, anchor) = (layer.bounds.size, layer.anchorPoint)
    return Rect(
      x: Double(layer.position.x - anchor.x * size.width),
      y: Double(layer.position.y - anchor.y * size.height),
      width: Double(size.width),
      height: Double(size.height)
    )
  }

  /// The distances of the alignment rectangle from the frame (AL76), at a size that is larger
  /// than usual insets.
  package var derivedAlignmentInsets: Insets {
    let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
    let aligned = alignmentRect(forFrame: frame)
    return Insets(
      top: Double(aligned.minY),
      left: Double(aligned.minX),
      bottom: Double(frame.maxY - aligned.maxY),
      right: Double(frame.maxX - aligned.maxX)
    )
  }

  /// The distances of the baselines from the edges of the alignment rectangle, at the natural size or,
  /// without one, at the current size; nil for a view whose baselines are its bottom edge.
  var engineBaselines: TatamiConstraints.Baselines? {
    let (natural, insets) = (intrinsicContentSize, derivedAlignmentInsets)
    let across = CGFloat(insets.left + insets.right)
    let down = CGFloat(insets.top + insets.bottom)
    let size = CGSize(
      width: natural.width < 0 ? bounds.width : natural.width + across,
      height: natural.height < 0 ? bounds.height : natural.height + down
    )
    let (first, last) = (firstBaseline(in: size), lastBaseline(in: size))
    guard first != size.height || last != size.height else { return nil }
    return TatamiConstraints.Baselines(
      first: Double(first) - insets.top,
      last: Double(size.height - last) - insets.bottom
    )
  }

  /// The natural size in a width without a limit; `noIntrinsicMetric` on an axis without one.
  ///
  /// That of a text view is not `intrinsicContentSize`, which depends on the current width.
  fileprivate var unlimitedNaturalSize: CGSize {
    isScrollContainer && heightDependsOnWidth ? sizeThatFits(.zero) : intrinsicContentSize
  }

  /// Whether the height depends on the width, so that it is measured again at the solved width.
  var heightDependsOnWidth: Bool { contentPriorities.heightDependence != .none }

  /// Whether the view with a natural size has another height in another width.
  func wraps(_ natural: CGSize) -> Bool {
    switch contentPriorities.heightDependence {
    case .none: false
    case .narrowWidths: natural != Self.noNaturalSize && natural.width != 0
    case .allWidths: natural.height >= 0
    }
  }

  /// Returns a priority of the solver, which has none of 0: the smallest one for that.
  private func positive(_ priority: UILayoutPriority) -> Double {
    max(0.001, Double(priority.rawValue))
  }

  /// Returns a natural length with the view's priorities; nil for a negative length.
  func naturalLength(_ length: CGFloat, along axis: NSLayoutConstraint.Axis) -> NaturalLength? {
    guard length >= 0 else { return nil }
    return NaturalLength(
      Double(length),
      hugging: positive(contentHuggingPriority(for: axis)),
      compressionResistance: positive(contentCompressionResistancePriority(for: axis))
    )
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top),
      left: Double(insets.left),
      bottom: Double(insets.bottom),
      right: Double(insets.right)
    )
  }
}

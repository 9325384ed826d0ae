import Foundation
import TatamiConstraints
package import TatamiGeometry

extension LayoutEngine {
  /// The largest number of times that text is measured, or insets follow frames, in one solution.
  private static let maxRounds = 16

  /// Brings the solution up to date, marks the superviews of changed views for layout and reports new
  /// contradictions.
  ///
  /// - Parameter parent: A view that places its subviews after this call and need not be marked.
  func solve(for parent: UIView? = nil) {
    guard isStale else { return }
    // Edits that the program makes meanwhile need another solution.
    isStale = false
    measureInvalidSizes()
    reportContradictions(solveWithoutContradictingSummaries())
    markChanges(except: parent)
  }

  /// Solves the constraints until no summary of a stack view contradicts others; returns the new
  /// contradictions.
  ///
  /// Each solution with such a contradiction is followed by one in which the stack view has a constraint
  /// for each of its views, so that the report names them.
  private func solveWithoutContradictingSummaries() -> [Contradiction] {
    var contradictions: [Contradiction] = []
    while true {
      solveAndWrap()
      let new = takeNewContradictions()
      contradictions += new.filter { !involvesSummary($0) }
      guard expandSummaries(in: new) else { return contradictions }
      collectConstraints()
      isStale = false
    }
  }

  private func solveAndWrap() {
    solveUnwrapped()
    for _ in 1...Self.maxRounds {
      if updateInsets() {
        solveUnwrapped()
      } else if wrapText() {
        solveOnce()
      } else {
        return
      }
    }
  }

  private func solveUnwrapped() {
    solveOnce()
    while unwrapText() { solveOnce() }
  }

  private func solveOnce() {
    adjust { solver throws(ConstraintError) in try solver.solve() }
  }

  /// Measures the content whose height depends on its width at the solved widths; returns whether a
  /// natural size has changed (AL166 to AL168).
  private func wrapText() -> Bool {
    var hasChanged = false
    for handle in wrapping.keys.sorted() {
      guard var sizes = wrapping[handle], let view = view(of: handle),
        let width = alignmentWidth(of: handle)
      else { continue }
      var size = wrappedSize(of: view, in: width, &sizes)
      if sizes.isWrapped, size != sizes.unlimited { size.width = sizes.current.width }
      // The program may remove the view while it is measured.
      guard wrapping[handle] != nil else { continue }
      let isNew = size != sizes.current
      sizes.current = size
      wrapping[handle] = sizes
      guard isNew else { continue }
      setNaturalSize(size, view, handle)
      hasChanged = true
    }
    return hasChanged
  }

  /// Gives the content whose height depends on its width the size without a limit where the last
  /// solution has determined the width again, so that the result does not depend on former widths
  /// (AL111, AL167); returns whether there is any.
  private func unwrapText() -> Bool {
    var hasChanged = false
    for handle in wrapping.keys.sorted() {
      guard let sizes = wrapping[handle], sizes.isWrapped,
        ask({ try? $0.wasWidthSolved(of: handle) }) == true, let view = view(of: handle)
      else { continue }
      wrapping[handle]?.current = sizes.unlimited
      setNaturalSize(sizes.unlimited, view, handle)
      hasChanged = true
    }
    return hasChanged
  }

  /// Returns the solved width of a view's alignment rectangle (AL170).
  private func alignmentWidth(of handle: ItemHandle) -> CGFloat? {
    ask { try? $0.alignmentWidth(of: handle) }.map { CGFloat($0) }
  }

  /// Returns the natural size of a view in a width, measured only if the width is not the last one
  /// (AL218).
  func wrappedSize(of view: UIView, in width: CGFloat, _ sizes: inout WrappedSize) -> CGSize {
    let (unlimited, width) = (sizes.unlimited, width.withoutNoise)
    let isNarrower = unlimited.width < 0 || width < unlimited.width - 1e-6
    guard width > 0, isNarrower || view.contentPriorities.heightDependence == .allWidths else {
      return unlimited
    }
    if let measured = sizes.measured, measured.holds(for: width, view) { return measured.size }
    let natural = view.naturalSize(inWidth: width)
    let size = CGSize(
      width: isNarrower && unlimited.width >= 0 ? min(natural.width, width) : unlimited.width,
      height: unlimited.height < 0 ? unlimited.height : natural.height
    )
    sizes.measured = SizeInWidth(width: width, size: size)
    return size
  }

  func view(of handle: ItemHandle) -> UIView? {
    if handle == rootHandle { return root }
    guard case .view(let view) = items[handle] else { return nil }
    return view
  }

  private func markChanges(except parent: UIView?) {
    var changed: [ItemHandle] = []
    adjust { solver throws(ConstraintError) in changed = solver.takeChangedItems() }
    for handle in changed {
      if handle == rootHandle {
        if root.hasFreeSize { root.setNeedsLayout() }
        continue
      }
      switch items[handle] {
      case .view(let view)?:
        if !view.isPlacedByFrame, let placing = view.superview, placing !== parent {
          placing.setNeedsLayout()
        }
        if view.constraintState?.generated?.setsFrames == true, view !== parent {
          view.setNeedsLayout()
        }
      case .guide(let guide)?:
        guide.solvedFrame = frame(of: handle).map { CGRect($0) } ?? .zero
        if let owner = guide.owningView, owner !== parent { owner.setNeedsLayout() }
      case nil:
        guard let scrollView = scrollViews[handle].flatMap(view) else { continue }
        if scrollView !== parent { scrollView.setNeedsLayout() }
      }
    }
  }

  /// Returns the solved frame of an item.
  func frame(of handle: ItemHandle) -> Rect? {
    ask { try? $0.frame(of: handle) }
  }

  /// Returns the solved frame of a view in its superview, on pixel boundaries (AL207).
  func frame(of engineItem: EngineItem, of view: UIView) -> CGRect? {
    guard let frame = frame(of: engineItem.handle) else { return nil }
    return view.onPixelGrid(frame)
  }

  /// The solved size of the root on pixel boundaries, in points.
  var rootSize: CGSize? { frame(of: rootHandle).map { root.onPixelGrid($0).size } }

  /// Returns the solved size of a scroll view's content; nil if no constraint refers to it.
  func contentSize(of scrollView: UIView) -> CGSize? {
    guard let handle = handle(ofKnown: scrollView), uses[handle]?.contains(.content) == true,
      let content = contents[handle], let frame = frame(of: content)
    else { return nil }
    return scrollView.onPixelGrid(frame).size
  }
}

extension UIView {
  /// Returns a solved frame with its edges on pixel boundaries.
  package func onPixelGrid(_ frame: Rect) -> CGRect {
    let scale = Double(max(1, traitCollection.displayScale))
    let (left, top) = (frame.origin.x.onGrid(scale), frame.origin.y.onGrid(scale))
    let right = (frame.origin.x + frame.size.width).onGrid(scale)
    let bottom = (frame.origin.y + frame.size.height).onGrid(scale)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Sets the frame without changing the transform, unless it is the present one.
  package func setSolvedFrame(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width,
      y: frame.minY + anchor.y * frame.height
    )
    if bounds.size != frame.size { bounds.size = frame.size }
    if self.center != center { self.center = center }
  }
}

extension CGFloat {
  /// The length without rounding errors of a solution, which would break lines of text elsewhere: the
  /// nearest multiple of about 1e-6 points.
  fileprivate var withoutNoise: CGFloat { (self * 0x10_0000).rounded() / 0x10_0000 }
}

extension Double {
  /// The nearest multiple of a pixel; halves, and values within 1e-6 pixels of them, are rounded away
  /// from zero (AL209, AL211).
  fileprivate func onGrid(_ scale: Double) -> Double {
    let pixels = (magnitude * scale + 0.5 + 1e-6).rounded(.down)
    return (self < 0 ? -pixels : pixels) / scale
  }
}

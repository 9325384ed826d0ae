import Foundation
import TatamiGeometry
import TatamiViews

/// One measurement or layout of a stack's visible views, along and across its axis.
@MainActor
struct StackPass {
  /// The limit of measured lengths, in points.
  private static let maxLength = 1e7

  let stack: UIStackView
  let views: [UIView]
  let axis: Axis

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    axis = stack.axis == .horizontal ? .horizontal : .vertical
  }

  // MARK: Natural sizes

  /// Returns the size of the whole arrangement, in points; a width of nil is unlimited.
  func naturalSize(width: Double?) -> Size {
    guard !views.isEmpty else { return .zero }
    var arrangement = arrangement(width: width)
    let length = arrangement.naturalLength(stack.distribution)
    guard axis == .horizontal else {
      let widths = views.map { self.size(of: $0, width: width).width }
      return Size(width: widths.max() ?? 0, height: length)
    }
    if let width { distribute(&arrangement, length: width) }
    let cross = StackCrossLayout(self, lengths: arrangement.lengths)
    return Size(width: length, height: cross.naturalLength)
  }

  /// Returns the natural lengths along the axis and the minimum gaps.
  private func arrangement(width: Double?) -> StackArrangement {
    let availableWidth = axis == .vertical ? width : nil
    var gaps = views.dropLast().map { stack.gap(after: $0) }
    if stack.distribution == .equalSpacing {
      gaps = Array(repeating: max(0, gaps.max() ?? 0), count: gaps.count)
    }
    let lengths = views.map { size(of: $0, width: availableWidth)[axis] }
    return StackArrangement(lengths: lengths, gaps: gaps)
  }

  private func distribute(_ arrangement: inout StackArrangement, length: Double) {
    arrangement.distribute(length, by: stack.distribution) {
      views[$0].lengthResistance(along: stack.axis)
    }
  }

  /// Returns the fitting size of a view, in points; a width of nil is unlimited.
  func size(of view: UIView, width: Double?) -> Size {
    let maxWidth = width ?? .greatestFiniteMagnitude
    let availableSize = CGSize(width: maxWidth, height: .greatestFiniteMagnitude)
    let size = Size(
      DefaultFitting.overriddenSize(of: view, in: availableSize) ?? plainSize(of: view)
    )
    return Size(
      width: Self.length(size.width > maxWidth ? maxWidth : size.width),
      height: Self.length(size.height)
    )
  }

  private func plainSize(of view: UIView) -> CGSize {
    let natural = view.intrinsicContentSize
    guard natural.width < 0 || natural.height < 0 else { return natural }
    let given = stack.givenSize(of: view)
    return CGSize(
      width: natural.width < 0 ? given.width : natural.width,
      height: natural.height < 0 ? given.height : natural.height
    )
  }

  private static func length(_ value: Double) -> Double {
    value > 0 ? min(value, maxLength) : 0
  }

  // MARK: Baselines

  /// Whether the views are aligned by the baselines of their texts.
  var alignsBaselines: Bool {
    let alignment = stack.alignment
    return axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  /// Lays out views that are aligned by a subview's text; returns whether any needed layout.
  func layOutBaselineSubviews() -> Bool {
    guard alignsBaselines else { return false }
    let marked = views.filter { $0.hasBaselineSubview && $0.layer.needsLayout() }
    for view in marked { view.layoutIfNeeded() }
    return !marked.isEmpty
  }

  // MARK: Frames

  /// Returns the frames of the views in given bounds, mirrored in right-to-left layouts.
  func frames(in bounds: Rect) -> [Rect] {
    var arrangement = arrangement(width: bounds.size.width)
    distribute(&arrangement, length: bounds.size[axis])
    let cross = StackCrossLayout(self, lengths: arrangement.lengths)
    var start = bounds.origin[axis]
    return views.indices.map { index in
      let length = arrangement.lengths[index]
      let across = cross.span(at: index, in: bounds.size[axis.cross])
      var rect = Rect.zero
      rect.origin[axis] = start
      rect.size[axis] = length
      rect.origin[axis.cross] = bounds.origin[axis.cross] + across.start
      rect.size[axis.cross] = across.length
      start += length + (index < arrangement.gaps.count ? arrangement.gaps[index] : 0)
      return stack.isRightToLeft ? rect.mirrored(in: bounds) : rect
    }
  }
}

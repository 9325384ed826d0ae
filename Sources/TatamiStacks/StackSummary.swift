import Foundation
import TatamiConstraints
import TatamiGeometry
import TatamiViews

/// The preferred lengths of a stack view that stand for the constraints of all views that it arranges.
///
/// If the natural lengths of all views have equal priorities, the sums of their errors depend on the
/// lengths of the stack view only. The solver determines these, and the frames follow by arithmetic.
struct StackSummary: Equatable {
  /// The priorities of the views along an axis.
  struct Priorities: Equatable {
    var hugging: Double
    var compression: Double
  }

  let axis: Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  /// The gaps between the views, in points; equal ones for equal gaps.
  let gaps: [Double]
  /// The natural sizes of the views, in points.
  let sizes: [Size]
  private let along: Priorities
  private let across: Priorities

  /// The number of views beyond which the priorities of shares that gaps weaken may be below those of
  /// natural lengths.
  private static let shareLimit = 200

  /// Creates a summary; nil if the lengths of the stack view do not determine the frames.
  init?(_ stack: StackDescription, _ sizes: [Size], along: Priorities, across: Priorities) {
    guard !sizes.isEmpty, Self.allows(stack), Self.allows(along), Self.allows(across) else {
      return nil
    }
    axis = stack.axis.engineAxis
    distribution = stack.distribution
    alignment = Self.sideAlignment(stack)
    let gaps = stack.members.dropLast().map(\.gap)
    self.gaps =
      distribution == .equalSpacing
      ? Array(repeating: max(0, gaps.max() ?? 0), count: gaps.count) : gaps
    self.sizes = sizes
    self.along = along
    self.across = across
    guard distribution != .fillProportionally || hasShares else { return nil }
    guard naturalLength < 1e7, naturalLength >= 0, self.gaps.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
  }

  /// Whether shares are stronger than natural lengths.
  private var hasShares: Bool {
    lengthSum > 0 && (gapSum == 0 || sizes.count <= Self.shareLimit)
  }

  private static func allows(_ stack: StackDescription) -> Bool {
    guard stack.distribution != .equalCentering, !stack.alignsBaselinesAlongAxis else {
      return false
    }
    let alignsBaselines = stack.alignment == .firstBaseline || stack.alignment == .lastBaseline
    return !alignsBaselines || stack.axis == .vertical
  }

  /// Whether natural lengths are weaker than shares and stronger than rules that only end ambiguities.
  private static func allows(_ natural: Priorities) -> Bool {
    let weakest = Double(StackRule.Priority.spanningFit).nextUp
    let allowed = weakest..<Double(StackRule.Priority.share(at: shareLimit))
    return allowed.contains(natural.hugging) && allowed.contains(natural.compression)
  }

  /// Columns have no baselines to align.
  private static func sideAlignment(_ stack: StackDescription) -> UIStackView.Alignment {
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: .leading
    case .fill, .leading, .center, .trailing: stack.alignment
    }
  }

  private var lengthSum: Double { sizes.reduce(0) { $0 + $1[axis] } }
  private var gapSum: Double { gaps.reduce(0, +) }
  /// The length of the stack view in which all views have their natural lengths.
  private var naturalLength: Double { lengthSum + gapSum }

  // MARK: Preferred lengths

  /// Whether the views themselves, not only the stack view's edges, determine a length of it.
  var placesStack: Bool { alignment != .fill || distribution == .equalSpacing }

  /// Returns the preferred lengths of the stack view along an axis.
  func lengthPreferences(_ axis: Axis) -> [LengthPreference] {
    axis == self.axis ? preferencesAlong : preferencesAcross
  }

  private var preferencesAlong: [LengthPreference] {
    let needed: [LengthPreference] =
      gapSum > 0 ? [LengthPreference(gapSum, shorter: Constraint.required)] : []
    let natural = LengthPreference(naturalLength, shorter: along.compression, longer: along.hugging)
    switch distribution {
    case .fill, .equalCentering: return needed + [natural]
    case .fillEqually: return needed + equalLengths
    case .fillProportionally where gapSum > 0: return needed + shares
    case .fillProportionally: return [natural]
    case .equalSpacing:
      let fit = LengthPreference(0, longer: Double(StackRule.Priority.canvasFit))
      guard sizes.count > 1 else { return needed + [natural, fit] }
      return needed + [LengthPreference(naturalLength, shorter: along.compression), fit]
    }
  }

  /// The preferred lengths of a stack view whose views have the same length.
  private var equalLengths: [LengthPreference] {
    let count = Double(sizes.count)
    return Self.distinct(sizes.map { $0[axis] }).map { length, views in
      LengthPreference(
        length * count + gapSum,
        weight: Double(views) / count,
        shorter: along.compression,
        longer: along.hugging
      )
    }
  }

  /// The preferred lengths of a stack view whose views have shares of its length.
  ///
  /// The last view takes what the gaps leave and, where it has no length, the ones before.
  private var shares: [LengthPreference] {
    let natural = naturalLength
    var preferences: [LengthPreference] = []
    var later = 0.0
    for index in sizes.indices.reversed() {
      let isLast = index == sizes.count - 1
      let priority = Double(StackRule.Priority.share(at: index))
      preferences.append(
        LengthPreference(
          gapSum * natural / (gapSum + later),
          weight: (gapSum + later) / natural,
          shorter: priority,
          longer: isLast ? priority : 0
        )
      )
      later += sizes[index][axis]
    }
    return preferences
  }

  private var preferencesAcross: [LengthPreference] {
    let lengths = Self.distinct(sizes.map { $0[axis.cross] })
    guard alignment != .fill else {
      return lengths.map { length, views in
        LengthPreference(
          length,
          weight: Double(views),
          shorter: across.compression,
          longer: across.hugging
        )
      }
    }
    return lengths.map { length, views in
      LengthPreference(length, weight: Double(views), shorter: across.compression)
    } + [LengthPreference(0, longer: Double(StackRule.Priority.spanningFit))]
  }

  /// Returns different lengths with the number of their views.
  private static func distinct(_ lengths: [Double]) -> [(length: Double, views: Int)] {
    let sorted = lengths.sorted()
    var found: [(length: Double, views: Int)] = []
    for length in sorted {
      if found.last?.length == length {
        found[found.count - 1].views += 1
      } else {
        found.append((length, 1))
      }
    }
    return found
  }

  // MARK: Frames

  /// Whether the lengths of the views follow from the length of the stack view.
  ///
  /// Otherwise the order in which constraints mention equal views counts.
  func determinesFrames(in size: Size) -> Bool {
    let surplus = size[axis] - naturalLength
    switch distribution {
    case .fill, .equalSpacing: return sizes.count == 1 || surplus > -1e-6
    case .fillEqually, .fillProportionally, .equalCentering: return true
    }
  }

  /// Returns the frames of the views in a stack view of a size, from left to right or top to bottom.
  @MainActor func frames(in size: Size) -> [Rect] {
    var arrangement = StackArrangement(lengths: sizes.map { $0[axis] }, gaps: gaps)
    let priorities = along
    arrangement.distribute(size[axis], by: distribution) { _ in
      LengthResistance(
        stretching: Float(priorities.hugging),
        compression: Float(priorities.compression),
        compressionKind: .clipsContent
      )
    }
    let cross = StackCrossLayout(alignment, lengths: sizes.map { $0[axis.cross] })
    var start = 0.0
    return sizes.indices.map { index in
      let span = cross.span(at: index, in: size[axis.cross])
      var rect = Rect.zero
      rect.origin[axis] = start
      rect.size[axis] = arrangement.lengths[index]
      rect.origin[axis.cross] = span.start
      rect.size[axis.cross] = span.length
      start += rect.size[axis] + (index < gaps.count ? arrangement.gaps[index] : 0)
      return rect
    }
  }
}

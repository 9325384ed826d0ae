import TatamiGeometry

/// The scrolling of a section across the layout's scroll axis; offsets count from the leading edge.
public struct OrthogonalScrolling: Sendable {
  /// The behavior.
  public let behavior: OrthogonalBehavior
  /// The length of the section's content, insets included, in points.
  public let contentLength: Double
  /// The length of the view along the section's scroll axis, in points.
  public let viewLength: Double
  let insets: (leading: Double, trailing: Double)
  let runs: GroupRuns

  init?(_ solution: SectionSolution, viewLength: Double) {
    guard solution.isOrthogonal else { return nil }
    let (section, axis) = (solution.section, solution.groups.axis)
    behavior = section.orthogonalBehavior
    runs = solution.groups.runs
    self.viewLength = viewLength
    insets = (
      section.contentInsets[start: axis] + section.referenceInsets[start: axis],
      section.contentInsets[end: axis] + section.referenceInsets[end: axis]
    )
    contentLength = max(0, insets.leading + solution.groups.length + insets.trailing)
  }

  /// The greatest offset, at least 0.
  public var maximumOffset: Double { max(0, contentLength - viewLength) }

  /// The offset before the user scrolls: the first one at which the section rests.
  public var initialOffset: Double {
    behavior == .groupPagingCentered ? restingOffset(at: 0) ?? 0 : 0
  }

  /// The offsets that the section can have at rest.
  public var offsets: ClosedRange<Double> {
    let last = restingOffset(at: restingOffsetCount - 1) ?? 0
    return min(0, initialOffset)...max(maximumOffset, last)
  }

  /// The number of offsets at which the section rests; 0 if it rests anywhere.
  public var restingOffsetCount: Int {
    switch behavior {
    case .none, .continuous: 0
    case .paging: page > 0 ? Int((maximumOffset / page).rounded(.up)) + 1 : 1
    case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered: runs.groupCount
    }
  }

  /// The distance of pages: the view without the section's insets.
  private var page: Double {
    let page = viewLength - insets.leading - insets.trailing
    // More pages than pixels are no pages.
    return maximumOffset / page < 1e9 ? page : 0
  }

  /// Returns an offset at which the section rests, or nil if there is none with this index.
  ///
  /// - Parameter index: The index of a group, or of a page.
  public func restingOffset(at index: Int) -> Double? {
    guard index >= 0, index < restingOffsetCount else { return nil }
    if behavior == .paging { return min(Double(index) * page, maximumOffset) }
    guard let first = runs.runs.first, let span = runs.span(ofGroup: index) else { return nil }
    guard behavior == .groupPagingCentered else {
      return min(span.start - first.start, maximumOffset)
    }
    let center = insets.leading + (viewLength - insets.leading - insets.trailing) / 2
    return insets.leading + span.start + span.length / 2 - center
  }

  /// Returns the offset at which scrolling of the section stops.
  ///
  /// - Parameters:
  ///   - proposed: The offset at which it would stop otherwise.
  ///   - start: The offset at which the flick began; paging by groups stops at most one group
  ///     further. nil is no limit.
  /// - Complexity: O(log *n*) in the number of groups.
  public func restingOffset(near proposed: Double, from start: Double? = nil) -> Double {
    guard restingOffsetCount > 0 else { return min(max(0, proposed), maximumOffset) }
    var index = nearestIndex(to: proposed)
    if let start, behavior == .groupPaging || behavior == .groupPagingCentered {
      let origin = nearestIndex(to: start)
      index = min(max(index, origin - 1), origin + 1)
    }
    return restingOffset(at: index) ?? 0
  }

  private func nearestIndex(to offset: Double) -> Int {
    var (low, high) = (0, restingOffsetCount - 1)
    while low < high {
      let middle = (low + high) / 2
      guard let left = restingOffset(at: middle), let right = restingOffset(at: middle + 1)
      else { break }
      // Equal offsets at the end: the first of them.
      if offset - left <= right - offset || left == right && offset >= left {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}

extension CompositionalLayout {
  /// Returns how a section scrolls across the layout's scroll axis, or nil if it does not.
  public func orthogonalScrolling(ofSection section: Int) -> OrthogonalScrolling? {
    guard sections.indices.contains(section) else { return nil }
    return OrthogonalScrolling(
      sections[section],
      viewLength: container.size[scrollAxis.cross]
    )
  }
}

extension GroupRuns {
  /// Returns the position and the length of a group, or nil.
  func span(ofGroup group: Int) -> (start: Double, length: Double)? {
    guard group >= 0, group < groupCount else { return nil }
    let run = runs[firstRun { $0.firstGroup > group } - 1]
    return (run.start + Double(group - run.firstGroup) * run.pitch, run.length)
  }
}

import Foundation
import TatamiViews

/// The positions and lengths of a stack's views across its axis.
@MainActor
struct StackCrossLayout {
  private let alignment: UIStackView.Alignment
  /// The natural lengths across the axis.
  private let lengths: [Double]
  /// The distances of the baselines from the top edges; empty unless baselines are aligned.
  private let baselines: [Double]

  /// Measures the views of a pass; the lengths are those along the axis.
  init(_ pass: StackPass, lengths: [Double]) {
    let isRow = pass.axis == .horizontal
    let cross = pass.axis.cross
    var alignment = pass.stack.alignment
    if !isRow, alignment == .firstBaseline || alignment == .lastBaseline { alignment = .leading }
    self.alignment = alignment
    let sizes = pass.views.indices.map { index in
      pass.size(of: pass.views[index], width: isRow ? lengths[index] : nil)
    }
    self.lengths = sizes.map { $0[cross] }
    switch alignment {
    case .firstBaseline:
      baselines = zip(pass.views, sizes).map { Double($0.firstBaseline(in: CGSize($1))) }
    case .lastBaseline:
      baselines = zip(pass.views, sizes).map { Double($0.lastBaseline(in: CGSize($1))) }
    case .fill, .leading, .center, .trailing: baselines = []
    }
  }

  /// Creates the layout of views with given lengths, which are not aligned by baselines.
  init(_ alignment: UIStackView.Alignment, lengths: [Double]) {
    self.alignment = alignment
    self.lengths = lengths
    baselines = []
  }

  private var ascent: Double { baselines.max() ?? 0 }
  private var descent: Double { zip(lengths, baselines).map { $0 - $1 }.max() ?? 0 }

  /// The natural length across the axis.
  var naturalLength: Double {
    baselines.isEmpty ? lengths.max() ?? 0 : ascent + descent
  }

  /// Returns the start and the length of a view across the axis, for the total length there.
  func span(at index: Int, in total: Double) -> (start: Double, length: Double) {
    let length = min(lengths[index], total)
    switch alignment {
    case .fill: return (0, total)
    case .leading: return (0, length)
    case .center: return ((total - length) / 2, length)
    case .trailing: return (total - length, length)
    case .firstBaseline: return (ascent - baselines[index], length)
    case .lastBaseline: return (total - descent - baselines[index], length)
    }
  }
}

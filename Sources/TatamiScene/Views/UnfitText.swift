import Tatami
import TatamiDocuments

/// Finds the texts that do not fit a picture.
@MainActor
struct UnfitText {
  /// The view of the picture, laid out.
  let picture: UIView

  /// The distance by which a text may extend beyond an edge, in points.
  private static let tolerance: CGFloat = 0.5

  /// Returns a note with the path for each such text of the nodes.
  func notes(of nodes: [NodeReader.Node]) -> [String] {
    nodes.flatMap { node in
      node.view is any NodeContainer ? [] : labels(in: node.view).compactMap { note($0, node.path) }
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    var labels: [UILabel] = []
    var waiting = [view]
    while let view = waiting.popLast() {
      if let label = view as? UILabel { labels.append(label) }
      waiting += view.subviews.reversed()
    }
    return labels
  }

  private func note(_ label: UILabel, _ path: DocumentPath) -> String? {
    guard let text = label.text, !text.isEmpty, isShown(label) else { return nil }
    let problem: String? =
      switch label.textFit {
      case .partial: "does not fit; allow more space or lines, or a 'minimumScale' below 1"
      case _ where isCut(label): "extends beyond the picture or the view that clips it"
      case .brokenWords: "has lines that end in the middle of words; allow more width"
      case .whole: nil
      }
    return problem.map { "\(path): the text \(quoted: text) \($0)" }
  }

  private func isShown(_ label: UILabel) -> Bool {
    sequence(first: label as UIView, next: \.superview).allSatisfy { view in
      !view.isHidden && !view.layoutVisibility.isHidden && view.alpha > 0
    }
  }

  /// Whether the picture, or a view around a label that clips, cuts the label's text.
  private func isCut(_ label: UILabel) -> Bool {
    let lines = label.numberOfLines
    let text = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: lines)
    return sequence(first: label as UIView, next: \.superview).contains { view in
      guard view.clipsToBounds || view === picture else { return false }
      let area = view.bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
      return !area.contains(label.convert(text, to: view))
    }
  }
}

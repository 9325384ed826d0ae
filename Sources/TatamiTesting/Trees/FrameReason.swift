import Foundation
public import TatamiUIKit

extension ViewTree {
  /// Returns the lines of `description(of:)` with the reason for each frame.
  ///
  /// The reason is the part of the surroundings that determines the frame: a stack view with the
  /// view's natural size and priorities, a table, a collection's layout, a controller, the
  /// autoresizing mask; otherwise the program or the superview's `layoutSubviews()`.
  ///
  /// For a view that constraints place, the constraints that determine the frame follow by axis, with
  /// the natural lengths and the frames of other views that they depend on.
  public static func explanation(of view: UIView) -> String {
    description(of: view) { view in
      Addition(suffix: " (\(FrameReason.text(of: view)))", lines: FrameReason.constraints(of: view))
    }
  }

  /// Returns the view and the views below whose frames could differ in another solution of their
  /// constraints, parents before their subviews.
  ///
  /// Hidden arranged views of stack views, which have no position, are left out with their subviews.
  ///
  /// - Complexity: Several solutions of all constraints that are ambiguous.
  public static func ambiguousViews(in view: UIView) -> [UIView] {
    view.ambiguousViews().filter { !$0.isLeftOutOfStack }
  }
}

extension UIView {
  /// Whether the view or one that contains it is hidden in a stack view.
  fileprivate var isLeftOutOfStack: Bool {
    sequence(first: self) { $0.superview }.contains { view in
      view.isHidden && (view.superview as? UIStackView)?.arrangedSubviews.contains(view) == true
    }
  }
}

/// The reason why a view has its frame.
@MainActor
enum FrameReason {
  /// Returns the reason, and the size before a transform.
  static func text(of view: UIView) -> String {
    guard view.transform != .identity else { return placement(of: view) }
    let size = view.bounds.size
    return "\(placement(of: view)); box around transformed \(size.shortText)"
  }

  /// Returns what determines the frame along each axis if constraints place the view.
  static func constraints(of view: UIView) -> [String] {
    guard view.isPlacedByConstraints else { return [] }
    return view.layoutReasons(along: .horizontal).map { "horizontal: \($0)" }
      + view.layoutReasons(along: .vertical).map { "vertical: \($0)" }
  }

  private static func placement(of view: UIView) -> String {
    guard let superview = view.superview else {
      return view is UIWindow ? "window" : "set by the program"
    }
    if let text = placement(of: view, in: superview) { return text }
    if view.isPlacedByConstraints {
      return view.hasAmbiguousLayout ? "constraints, ambiguous" : "constraints"
    }
    let controller = view.next as? UIViewController
    let owner = controller.map { "root view of \(type(of: $0)), " } ?? ""
    let parts = view.autoresizingMask.words
    if !parts.isEmpty, superview.autoresizesSubviews {
      return "\(owner)resized with the superview: \(parts.joined(separator: ", "))"
    }
    return "\(owner)set by the program or by \(type(of: superview)).layoutSubviews()"
  }

  /// Returns the reason if the superview is known to place the view.
  private static func placement(of view: UIView, in superview: UIView) -> String? {
    switch (superview, view) {
    case (let stack as UIStackView, _) where stack.arrangedSubviews.contains(view):
      arrangement(of: view, in: stack)
    case (let table as UITableView, let cell as UITableViewCell):
      table.indexPath(for: cell).map { "row \($0.row) of section \($0.section)" }
    case (let collection as UICollectionView, let cell as UICollectionViewCell):
      collection.indexPath(for: cell).map {
        "item \($0.item) of section \($0.section), by \(type(of: collection.collectionViewLayout))"
      }
    default: nil
    }
  }

  private static func arrangement(of view: UIView, in stack: UIStackView) -> String {
    guard !view.isHidden else { return "hidden, not arranged" }
    let natural = view.intrinsicContentSize
    let size = natural.width < 0 && natural.height < 0 ? "none" : natural.shortText
    let hugging = view.contentHuggingPriority(for: stack.axis).rawValue
    let resistance = view.contentCompressionResistancePriority(for: stack.axis).rawValue
    return
      "arranged: \(stack.axis), \(stack.distribution), \(stack.alignment); natural size \(size), "
      + "hugging \(CGFloat(hugging).shortText), resistance \(CGFloat(resistance).shortText)"
  }
}

extension UIView.AutoresizingMask {
  fileprivate var words: [String] {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left margin"), (.flexibleWidth, "width"),
      (.flexibleRightMargin, "right margin"), (.flexibleTopMargin, "top margin"),
      (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom margin"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

extension CGSize {
  /// The width and the height with at most two decimals; a length without a value is "-".
  fileprivate var shortText: String {
    let text = { (length: CGFloat) in length < 0 ? "-" : length.shortText }
    return "\(text(width))x\(text(height))"
  }
}

import Foundation
import TatamiControls
import TatamiViews

/// The view of a search controller: what dims the searched view, and the results.
final class SearchView: UIView {
  weak var controller: UISearchController?
  private let dimming = UIControl()
  /// The views of a bar that are shown in front of the search, in place of a navigation bar.
  weak var heldBar: UIView?

  /// The color in front of what is searched (N247).
  private static let dimmingColor = UIColor { traits in
    UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    dimming.backgroundColor = Self.dimmingColor
    dimming.accessibilityLabel = "Cancel"
    dimming.addAction(
      UIAction { [weak self] _ in self?.controller?.searchBar.cancel() },
      for: .touchUpInside
    )
    addSubview(dimming)
  }

  required init?(coder: NSCoder) { nil }

  /// The view of the results controller; nil while it is not shown.
  var results: UIView? {
    didSet {
      guard oldValue !== results else { return }
      oldValue?.removeFromSuperview()
      if let results { insertSubview(results, aboveSubview: dimming) }
      setNeedsLayout()
    }
  }

  /// Whether what is searched is dimmed.
  var obscures = true { didSet { dimming.isHidden = !obscures } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bar = heldBar ?? controller?.shownNavigationBar
    let top = bar.map { convert($0.bounds, from: $0).maxY } ?? safeAreaInsets.top
    let y = min(max(0, top), bounds.height)
    dimming.frame = CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
    results?.frame = dimming.frame
  }

  /// Touches outside of the results and of what dims reach the views behind.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

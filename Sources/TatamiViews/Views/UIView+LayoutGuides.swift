import Foundation

/// The layout guides of a view that the kit provides.
@MainActor
final class ViewGuides {
  private(set) lazy var safeArea = make(.safeArea, "UIViewSafeAreaLayoutGuide")
  private(set) lazy var margins = make(.margins, "UIViewLayoutMarginsGuide")
  private(set) lazy var readableContent = make(.readableContent, "UIViewReadableContentGuide")
  private(set) lazy var content = make(.content, "UIScrollView-contentLayoutGuide")
  private(set) lazy var frame = make(.frame, "UIScrollView-frameLayoutGuide")
  private(set) lazy var keyboard = keep(
    UIKeyboardLayoutGuide(.keyboard, of: view, identifier: "UIViewKeyboardLayoutGuide")
  )
  private(set) lazy var top = keep(
    BarLayoutGuide(.topBar, of: view, identifier: "_UIViewControllerTop")
  )
  private(set) lazy var bottom = keep(
    BarLayoutGuide(.bottomBar, of: view, identifier: "_UIViewControllerBottom")
  )
  /// The guides that were used, in the order of their first use.
  private(set) var created: [UILayoutGuide] = []
  private unowned let view: UIView

  init(of view: UIView) {
    self.view = view
  }

  private func make(_ region: UILayoutGuide.Region, _ identifier: String) -> UILayoutGuide {
    keep(UILayoutGuide(region, of: view, identifier: identifier))
  }

  private func keep<Guide: UILayoutGuide>(_ guide: Guide) -> Guide {
    created.append(guide)
    return guide
  }
}

extension UIView {
  /// The guides, which are created on first access.
  var guides: ViewGuides {
    if let guides = margins.guides { return guides }
    let guides = ViewGuides(of: self)
    margins.guides = guides
    return guides
  }

  /// The guide of the keyboard; nil if it was not used.
  var existingKeyboardGuide: UIKeyboardLayoutGuide? {
    margins.guides?.created.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
  }

  /// The guide of a scroll view's content.
  package var contentGuide: UILayoutGuide { guides.content }
  /// The guide of a scroll view's frame.
  package var frameGuide: UILayoutGuide { guides.frame }

  // MARK: Guides that programs add (AL50)

  func add(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    ownConstraints.guides.append(guide)
    guide.owningView = self
  }

  func remove(_ guide: UILayoutGuide) {
    guard let state = constraintState,
      let index = state.guides.firstIndex(where: { $0 === guide })
    else { return }
    for constraint in state.mentions
    where constraint.items.contains(where: { $0.object === guide }) {
      constraint.deactivate()
    }
    guide.engineItem?.engine?.remove(guide)
    state.guides.remove(at: index)
    guide.owningView = nil
    guide.solvedFrame = .zero
  }
}

import Foundation

/// The layout guides of a view.
@MainActor
final class ViewGuides {
  let safeArea: UILayoutGuide
  let margins: UILayoutGuide
  let readableContent: UILayoutGuide

  init(of view: UIView) {
    safeArea = UILayoutGuide(.safeArea, of: view)
    margins = UILayoutGuide(.margins, of: view)
    readableContent = UILayoutGuide(.readableContent, of: view)
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
}

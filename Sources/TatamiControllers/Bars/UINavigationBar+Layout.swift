import Foundation
public import TatamiViews

extension UINavigationBar {
  /// Places the row of buttons, the large title and the search bar; a search that is alone moves the
  /// others away at the top.
  func placeParts() {
    let inline = min(inlineHeight(of: topItem), bounds.height)
    let isAlone = searchZone.isAlone
    let title = isAlone ? zone.height : max(0, bounds.height - inline - searchZone.height)
    let start = isAlone ? -(inline + title) : 0
    content.frame = CGRect(x: 0, y: start, width: bounds.width, height: inline)
    largeTitle.frame = CGRect(x: 0, y: start + inline, width: bounds.width, height: title)
    guard !isChanging else { return }
    content.isCovered = isAlone
    largeTitle.alpha = isAlone ? 0 : 1
    let height = searchZone.height
    search.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}

extension UINavigationBar: UIBarPositioning {
  /// The place that the delegate returns; the top without one.
  public var barPosition: UIBarPosition { delegate?.position(forBar: self) ?? .top }
}

import Foundation
import TatamiUIKit

/// The value of a view that a person can change.
enum ViewValue: Codable, Equatable, Sendable {
  case flag(Bool)
  case number(Double)
  case index(Int)
  case text(String)
  /// The offset of a scroll view and, of a text view that can be edited, its text.
  case scroll(x: Double, y: Double, text: String?)

  /// Creates the value of a view; nil for views that people do not change, and for secure fields.
  @MainActor
  init?(of view: UIView) {
    switch view {
    case let view as UISwitch: self = .flag(view.isOn)
    case let view as UISlider: self = .number(Double(view.value))
    case let view as UIStepper: self = .number(view.value)
    case let view as UISegmentedControl: self = .index(view.selectedSegmentIndex)
    case let view as UIPageControl: self = .index(view.currentPage)
    case let view as UITextField where !view.isSecureTextEntry: self = .text(view.text ?? "")
    case let view as UITextView:
      let text = view.isEditable && !view.isSecureTextEntry ? view.text : nil
      self = .scroll(x: view.contentOffset.x, y: view.contentOffset.y, text: text)
    case let view as UIScrollView:
      self = .scroll(x: view.contentOffset.x, y: view.contentOffset.y, text: nil)
    default: return nil
    }
  }

  /// Sets the value of a view of the same kind, whose actions are sent; values beyond the limits of the
  /// view become the nearest ones.
  @MainActor
  func set(in view: UIView) {
    switch (self, view) {
    case (.flag(let isOn), let view as UISwitch): view.isOn = isOn
    case (.number(let value), let view as UISlider): view.value = Float(value)
    case (.number(let value), let view as UIStepper): view.value = value
    case (.index(let index), let view as UISegmentedControl):
      guard index < view.numberOfSegments else { return }
      view.selectedSegmentIndex = max(index, UISegmentedControl.noSegment)
    case (.index(let index), let view as UIPageControl): view.currentPage = index
    case (.text(let text), let view as UITextField): view.text = text
    case (.scroll(let x, let y, let text), let view as UIScrollView):
      if let text { (view as? UITextView)?.replaceText(with: text) }
      view.scroll(to: CGPoint(x: x, y: y))
    default: return
    }
    let event: UIControl.Event = view is UITextField ? .editingChanged : .valueChanged
    (view as? UIControl)?.sendActions(for: event)
  }
}

extension UITextView {
  fileprivate func replaceText(with text: String) {
    guard isEditable, text != self.text else { return }
    self.text = text
    delegate?.textViewDidChange(self)
  }
}

extension UIScrollView {
  /// Scrolls to an offset, or as far as there is content, and lays out what becomes visible.
  fileprivate func scroll(to offset: CGPoint) {
    layoutIfNeeded()
    let insets = adjustedContentInset
    let least = CGPoint(x: -insets.left, y: -insets.top)
    let most = CGPoint(
      x: max(least.x, contentSize.width + insets.right - bounds.width),
      y: max(least.y, contentSize.height + insets.bottom - bounds.height)
    )
    contentOffset = CGPoint(
      x: min(max(offset.x, least.x), most.x),
      y: min(max(offset.y, least.y), most.y)
    )
    layoutIfNeeded()
  }
}

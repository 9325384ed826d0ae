import Foundation
import TatamiLayers
import TatamiUIKit

/// The values of the kit's classes by name, as far as programs read them by name.
enum KitValues {
  /// Returns the value of a name without the prefix `is`; nil if the object's class has none.
  static func value(_ key: String, of object: NSObject) -> KeyedValue? {
    guard MainQueueMark.isMainActor else { return nil }
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      for table in tables where object.isKind(of: table.type) {
        if let value = table.values[key] { return value }
      }
      return nil
    }
  }

  /// Subclasses before their superclasses.
  @MainActor private static let tables: [(type: AnyClass, values: [String: KeyedValue])] = [
    (UIScrollView.self, scrolling), (UITextField.self, textField), (UITextView.self, textView),
    (UISlider.self, slider), (UISwitch.self, toggle), (UIProgressView.self, progress),
    (UIControl.self, control), (UILabel.self, label), (UIImageView.self, image),
    (UIView.self, view), (UIViewController.self, controller), (CALayer.self, layer),
  ]

  @MainActor private static let view: [String: KeyedValue] = [
    "frame": KeyedValue(\UIView.frame), "bounds": KeyedValue(\UIView.bounds),
    "center": KeyedValue(\UIView.center), "transform": KeyedValue(\UIView.transform),
    "alpha": KeyedValue(\UIView.alpha), "hidden": KeyedValue(\UIView.isHidden),
    "backgroundColor": KeyedValue(\UIView.backgroundColor),
    "tintColor": KeyedValue(\UIView.tintColor), "tag": KeyedValue(\UIView.tag),
    "clipsToBounds": KeyedValue(\UIView.clipsToBounds),
    "userInteractionEnabled": KeyedValue(\UIView.isUserInteractionEnabled),
    "layer": KeyedValue(\UIView.layer), "superview": KeyedValue(\UIView.superview),
  ]

  @MainActor private static let layer: [String: KeyedValue] = [
    "frame": KeyedValue(\CALayer.frame), "bounds": KeyedValue(\CALayer.bounds),
    "position": KeyedValue(\CALayer.position), "opacity": KeyedValue(\CALayer.opacity),
    "hidden": KeyedValue(\CALayer.isHidden), "transform": KeyedValue(\CALayer.transform),
    "backgroundColor": KeyedValue(\CALayer.backgroundColor),
    "cornerRadius": KeyedValue(\CALayer.cornerRadius),
    "borderWidth": KeyedValue(\CALayer.borderWidth),
    "borderColor": KeyedValue(\CALayer.borderColor),
    "masksToBounds": KeyedValue(\CALayer.masksToBounds),
  ]

  @MainActor private static let scrolling: [String: KeyedValue] = [
    "contentOffset": KeyedValue(\UIScrollView.contentOffset),
    "contentSize": KeyedValue(\UIScrollView.contentSize),
    "contentInset": KeyedValue(\UIScrollView.contentInset),
  ]

  @MainActor private static let control: [String: KeyedValue] = [
    "enabled": KeyedValue(\UIControl.isEnabled), "selected": KeyedValue(\UIControl.isSelected),
    "highlighted": KeyedValue(\UIControl.isHighlighted),
  ]

  @MainActor private static let label: [String: KeyedValue] = [
    "text": KeyedValue(\UILabel.text), "attributedText": KeyedValue(\UILabel.attributedText),
    "textColor": KeyedValue(\UILabel.textColor), "font": KeyedValue(\UILabel.font),
  ]

  @MainActor private static let textField: [String: KeyedValue] = [
    "text": KeyedValue(\UITextField.text), "placeholder": KeyedValue(\UITextField.placeholder),
  ]

  @MainActor private static let textView: [String: KeyedValue] = [
    "text": KeyedValue(\UITextView.text)
  ]

  @MainActor private static let slider: [String: KeyedValue] = [
    "value": KeyedValue(\UISlider.value)
  ]

  @MainActor private static let toggle: [String: KeyedValue] = ["on": KeyedValue(\UISwitch.isOn)]

  @MainActor private static let progress: [String: KeyedValue] = [
    "progress": KeyedValue(\UIProgressView.progress)
  ]

  @MainActor private static let image: [String: KeyedValue] = [
    "image": KeyedValue(\UIImageView.image)
  ]

  @MainActor private static let controller: [String: KeyedValue] = [
    "title": KeyedValue(\UIViewController.title), "view": KeyedValue(\UIViewController.view),
  ]
}

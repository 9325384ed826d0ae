import Foundation

/// What a button shows, by state.
struct ButtonContents {
  /// Values by state; a state without one has the normal state's (S97).
  struct Values<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
      get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
      set { values[state.rawValue] = newValue }
    }
  }

  var titles = Values<String>()
  var attributedTitles = Values<NSAttributedString>()
  var titleColors = Values<UIColor>()
  var images = Values<UIImage>()
  var backgroundImages = Values<UIImage>()
}

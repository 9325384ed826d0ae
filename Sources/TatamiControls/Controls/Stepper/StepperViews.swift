import Foundation
import TatamiViews

/// The subviews of a stepper, back to front.
@MainActor
struct StepperViews {
  let background = UIImageView()
  /// The highlights of the left and the right half.
  let highlights = [UIView.controlSubview(), UIView.controlSubview()]
  let divider = UIImageView()
  let decrement = UIImageView()
  let increment = UIImageView()

  var all: [UIView] { [background] + highlights + [divider, decrement, increment] }
}

/// The images of a stepper.
struct StepperImages {
  var background = StateValues<UIImage>()
  /// The dividers by the states of the left and the right half.
  var dividers: [[UIControl.State]: UIImage] = [:]
  var increment = StateValues<UIImage>()
  var decrement = StateValues<UIImage>()
}

/// A touch on a half of a stepper.
@MainActor
struct StepperPress {
  /// The direction of the half, 1 or -1.
  let direction: Int
  let valueBefore: Double
  var isInside = true
  /// The number of repeated steps.
  var repetitions = 0
  var timer: FrameClock.Token?
}

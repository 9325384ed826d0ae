extension UIDatePicker {
  /// The kind of value that a date picker picks.
  public enum Mode: Int, Sendable {
    /// The time of day.
    case time = 0
    /// A day with its month and year.
    case date = 1
    /// A day and the time of day.
    case dateAndTime = 2
    /// A duration of hours and minutes.
    case countDownTimer = 3
    /// A month with its year.
    case yearAndMonth = 4
  }
}

/// The forms of date pickers.
public enum UIDatePickerStyle: Int, Sendable {
  /// The form that suits the mode.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Buttons that open the other forms.
  case compact = 2
  /// A month with its days, and the time.
  case inline = 3
}

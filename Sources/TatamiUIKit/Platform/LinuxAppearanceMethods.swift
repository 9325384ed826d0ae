/// The property that a method of views sets: the method's name and the arguments that identify the
/// value.
private struct MethodProperty: Hashable {
  let name: String
  let state: UInt

  init(_ name: String, _ state: UIControl.State) {
    (self.name, self.state) = (name, state.rawValue)
  }
}

extension AppearanceProxy where View: UIButton {
  /// Sets the color of titles in a state.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    add(MethodProperty("titleColor", state)) {
      $0.ownTitleColor(for: state) as Any
    } write: {
      $0.setTitleColor(color, for: state)
    }
  }

  /// Sets the image behind titles in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    add(MethodProperty("backgroundImage", state)) {
      $0.backgroundImage(for: state) as Any
    } write: {
      $0.setBackgroundImage(image, for: state)
    }
  }
}

extension AppearanceProxy where View: UISlider {
  /// Sets the image of thumbs in a state.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    add(MethodProperty("thumbImage", state)) {
      $0.thumbImage(for: state) as Any
    } write: {
      $0.setThumbImage(image, for: state)
    }
  }

  /// Sets the image before the thumb in a state.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    add(MethodProperty("minimumTrackImage", state)) {
      $0.minimumTrackImage(for: state) as Any
    } write: {
      $0.setMinimumTrackImage(image, for: state)
    }
  }

  /// Sets the image after the thumb in a state.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    add(MethodProperty("maximumTrackImage", state)) {
      $0.maximumTrackImage(for: state) as Any
    } write: {
      $0.setMaximumTrackImage(image, for: state)
    }
  }
}

extension AppearanceProxy where View: UIStepper {
  /// Sets the image behind the buttons in a state.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    add(MethodProperty("backgroundImage", state)) {
      $0.backgroundImage(for: state) as Any
    } write: {
      $0.setBackgroundImage(image, for: state)
    }
  }

  /// Sets the image of the button that increments, in a state.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    add(MethodProperty("incrementImage", state)) {
      $0.incrementImage(for: state) as Any
    } write: {
      $0.setIncrementImage(image, for: state)
    }
  }

  /// Sets the image of the button that decrements, in a state.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    add(MethodProperty("decrementImage", state)) {
      $0.decrementImage(for: state) as Any
    } write: {
      $0.setDecrementImage(image, for: state)
    }
  }
}

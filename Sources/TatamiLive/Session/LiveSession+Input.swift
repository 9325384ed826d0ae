import Foundation
import TatamiHost
import TatamiUIKit

extension LiveSession {
  /// The maximum number of fingers at once.
  private static let maxTouches = 16
  /// The pause after which the movement of a trackpad has ended.
  private static let scrollPause = Duration.milliseconds(120)

  /// Applies an input inside of the session's environment.
  func apply(_ message: ClientMessage, usesCommandKey: Bool) {
    switch message {
    case .traits(let traits): apply(traits)
    case .pointer(let pointer): apply(pointer)
    case .wheel(let wheel): apply(wheel)
    case .pinch(let pinch): apply(pinch)
    case .key(let key): apply(key, usesCommandKey: usesCommandKey)
    case .text(let edit): apply(edit)
    case .clipboard(let command): apply(command)
    case .focus(let isFocused):
      HostApplication.changeState(to: isFocused ? .active : .inactive)
      if !isFocused { touches = [:] }
    case .action(let action, let element): apply(action, to: element)
    case .hello, .ack, .resync, .resize, .visible, .inspect, .control, .unknown: break
    }
  }

  /// Overrides the traits of the screen with those of the browser, and those with the chosen ones.
  func apply(_ traits: ClientMessage.Traits) {
    let isDark = traits.appearance.map { $0 == .dark } ?? traits.isDark
    let category = UIContentSizeCategory(
      rawValue: "UICTContentSizeCategory\(traits.textSize.rawValue)"
    )
    HostDevice.setTraits(
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        UITraitCollection(
          layoutDirection: traits.direction == .rightToLeft ? .rightToLeft : .leftToRight
        ),
        UITraitCollection(preferredContentSizeCategory: category),
        UITraitCollection(accessibilityContrast: traits.hasHighContrast ? .high : .normal),
      ])
    )
    HostDevice.setAccessibility(traits.reducesMotion ? .reduceMotion : [])
    guard traits != self.traits else { return }
    self.traits = traits
    traitsHandler?()
  }

  // MARK: Pointers

  private func apply(_ pointer: ClientMessage.Pointer) {
    lastInput = pointer.number
    if pointer.kind != .touch {
      pointerPosition = pointer.phase == .leave ? nil : pointer.position
    }
    defer { sendCursor() }
    switch pointer.phase {
    case .down: touchDown(pointer)
    case .move: move(pointer)
    case .up:
      if let touch = touches.removeValue(forKey: pointer.id) { host.lift(touch) }
    case .cancel:
      if let touch = touches.removeValue(forKey: pointer.id) { host.cancel(touch) }
    case .leave: host.hover(at: CGPoint(x: -1, y: -1))
    }
  }

  private func touchDown(_ pointer: ClientMessage.Pointer) {
    if let old = touches.removeValue(forKey: pointer.id) { host.cancel(old) }
    guard touches.count < Self.maxTouches else { return }
    let types: [ClientMessage.Pointer.Kind: UITouch.TouchType] = [
      .mouse: .indirectPointer, .pen: .pencil, .touch: .direct,
    ]
    touches[pointer.id] = host.touchDown(
      at: pointer.position,
      type: types[pointer.kind] ?? .direct,
      buttons: UIEvent.ButtonMask(rawValue: pointer.buttons)
    )
  }

  private func move(_ pointer: ClientMessage.Pointer) {
    if let touch = touches[pointer.id] {
      host.move(touch, to: pointer.position)
    } else if pointer.kind != .touch {
      host.hover(at: pointer.position)
    }
  }

  private func apply(_ wheel: ClientMessage.Wheel) {
    lastInput = wheel.number
    guard wheel.isPrecise else {
      for step in [WindowHost.ScrollStep.began, .moved(wheel.distance), .ended] {
        host.scroll(step, at: wheel.position, type: .discrete)
      }
      return
    }
    if scrollEnd == nil { host.scroll(.began, at: wheel.position, type: .continuous) }
    host.scroll(.moved(wheel.distance), at: wheel.position, type: .continuous)
    endScrolling(at: wheel.position)
  }

  /// Ends the movement of a trackpad after a pause, because browsers do not tell when fingers lift.
  private func endScrolling(at position: CGPoint) {
    scrollEnd?.cancel()
    scrollEnd = Task { [weak self] in
      try? await Task.sleep(for: Self.scrollPause)
      guard !Task.isCancelled, let self else { return }
      scrollEnd = nil
      perform { host.scroll(.ended, at: position, type: .continuous) }
    }
  }

  private func apply(_ pinch: ClientMessage.Pinch) {
    lastInput = pinch.number
    if pinchEnd == nil { host.transform(.began, at: pinch.position) }
    host.transform(.changed(scale: pinch.scale, rotation: pinch.rotation), at: pinch.position)
    pinchEnd?.cancel()
    pinchEnd = Task { [weak self] in
      try? await Task.sleep(for: Self.scrollPause)
      guard !Task.isCancelled, let self else { return }
      pinchEnd = nil
      perform { host.transform(.ended, at: pinch.position) }
    }
  }

  // MARK: Keys and text

  private func apply(_ key: ClientMessage.Key, usesCommandKey: Bool) {
    lastInput = key.number
    let code = UIKeyboardHIDUsage(domCode: key.code)
    guard key.isDown else { return host.keyUp(code) }
    let modifiers = key.flags(usesCommandKey: usesCommandKey)
    if key.key.count == 1 {
      host.keyDown(code, characters: key.key, modifiers: modifiers)
    } else {
      host.keyDown(code, modifiers: modifiers)
    }
  }

  private func apply(_ edit: ClientMessage.TextEdit) {
    switch edit {
    case .insert(let text): host.insertText(text)
    case .mark(let text, let selection): host.setMarkedText(text, selection: selection)
    case .unmark: host.unmarkText()
    case .delete(let before, let after): host.deleteSurroundingText(before: before, after: after)
    }
  }

  private func apply(_ command: ClientMessage.ClipboardCommand) {
    switch command {
    case .copied: host.press(.keyboardC, modifiers: .command)
    case .cut: host.press(.keyboardX, modifiers: .command)
    case .paste(let text):
      HostPasteboard.text = text.withoutControlCharacters
      host.press(.keyboardV, modifiers: .command)
    }
  }
}

extension ClientMessage.Key {
  /// The modifier keys; the modifier of commands becomes Command.
  fileprivate func flags(usesCommandKey: Bool) -> UIKeyModifierFlags {
    let flags: [(Modifier, UIKeyModifierFlags)] = [
      (.shift, .shift), (.alt, .alternate), (.control, usesCommandKey ? .control : .command),
      (.meta, usesCommandKey ? .command : .control),
    ]
    return flags.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
  }
}

extension String {
  /// The text without control characters other than tabs and line feeds.
  fileprivate var withoutControlCharacters: String {
    var text = self
    text.unicodeScalars.removeAll {
      $0.properties.generalCategory == .control && $0 != "\t" && $0 != "\n"
    }
    return text
  }
}

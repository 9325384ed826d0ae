import Foundation

extension ClientMessage {
  /// Reads a message.
  ///
  /// - Parameter text: A JSON object with the member `t`, in UTF-8.
  /// - Throws: `MessageError` that names the member.
  public init(_ text: [UInt8]) throws(MessageError) {
    let fields = try MessageFields(text)
    let type = try fields.text("t", limit: 64)
    switch type {
    case "hello": self = try .hello(Greeting(fields))
    case "ack": self = try .ack(frame: fields.count("frame"))
    case "resync": self = .resync
    case "resize": self = try .resize(Viewport(fields))
    case "pointer": self = try .pointer(Pointer(fields))
    case "wheel": self = try .wheel(Wheel(fields))
    case "pinch": self = try .pinch(Pinch(fields))
    case "key": self = try .key(Key(fields))
    case "text": self = try .text(TextEdit(fields))
    case "clipboard": self = try .clipboard(ClipboardCommand(fields))
    case "focus": self = try .focus(fields.flag("on"))
    case "visible": self = try .visible(fields.flag("on"))
    case "traits": self = try .traits(Traits(fields))
    case "action": self = try .action(Action(fields), element: fields.count("node"))
    case "inspect":
      self = try .inspect(fields.point(), isSelected: !fields.flag("hover", or: false))
    case "control": self = try .control(Control(fields))
    default: self = .unknown(type)
    }
  }
}

extension MessageFields {
  /// Reads a number that counts messages or frames; 0 if it is missing.
  fileprivate func count(_ name: String) throws(MessageError) -> UInt32 {
    UInt32(try integer(name, in: 0...Int(UInt32.max), or: 0))
  }
}

extension ClientMessage.Viewport {
  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    let sides = 1.0...16_384
    size = try CGSize(
      width: fields.number("width", in: sides),
      height: fields.number("height", in: sides)
    )
    scale = try fields.number("scale", in: 0.5...8, or: 1)
  }
}

extension ClientMessage.Greeting {
  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    token = try fields.text("token", limit: 256)
    session = try fields.has("session") ? fields.text("session", limit: 256) : nil
    viewport = try ClientMessage.Viewport(fields)
    traits = try fields.has("traits") ? ClientMessage.Traits(fields.object("traits")) : .init()
    usesCommandKey = try fields.flag("usesCommandKey", or: false)
    kept = try fields.has("kept") ? fields.text("kept") : nil
  }
}

extension ClientMessage.Traits {
  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    isDark = try fields.flag("dark", or: false)
    reducesMotion = try fields.flag("reducedMotion", or: false)
    hasHighContrast = try fields.flag("highContrast", or: false)
    appearance = try fields.has("appearance") ? fields.choice("appearance") : nil
    direction = try fields.has("direction") ? fields.choice("direction") : nil
    textSize = try fields.choice("textSize", or: .large)
    row = try fields.has("row") ? fields.integer("row", in: 0...999_999) : nil
  }
}

extension ClientMessage.Pointer {
  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    phase = try fields.choice("phase")
    kind = try fields.choice("kind")
    id = try fields.integer("id", in: -(1 << 53)...(1 << 53), or: 0)
    buttons = try fields.integer("buttons", in: 0...31, or: 1)
    position = try fields.point()
    number = try fields.count("n")
  }
}

extension ClientMessage.Wheel {
  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    position = try fields.point()
    distance = try CGPoint(x: -fields.number("dx"), y: -fields.number("dy"))
    isPrecise = try fields.flag("precise", or: false)
    number = try fields.count("n")
  }
}

extension ClientMessage.Pinch {
  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    position = try fields.point()
    scale = try fields.number("scale", in: 0.01...100, or: 1)
    rotation = try fields.number("rotation", in: -2 * Double.pi...2 * Double.pi, or: 0)
    number = try fields.count("n")
  }
}

extension ClientMessage.Action {
  private enum Name: String, CaseIterable {
    case activate, increment, decrement, focus, text, custom
  }

  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    let name: Name = try fields.choice("name")
    switch name {
    case .activate: self = .activate
    case .increment: self = .increment
    case .decrement: self = .decrement
    case .focus: self = .focus
    case .text: self = try .setText(fields.text("text"))
    case .custom: self = try .perform(index: fields.integer("index", in: 0...1_000))
    }
  }
}

extension ClientMessage.Key {
  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    isDown = try fields.flag("down")
    code = try fields.text("code", limit: 64)
    key = try fields.text("key", limit: 64)
    modifiers = []
    for modifier in Modifier.allCases where try fields.flag(modifier.rawValue, or: false) {
      modifiers.insert(modifier)
    }
    number = try fields.count("n")
  }
}

extension ClientMessage.TextEdit {
  private enum Operation: String, CaseIterable { case insert, mark, unmark, delete }

  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    let operation: Operation = try fields.choice("op")
    switch operation {
    case .insert: self = try .insert(fields.text("text"))
    case .unmark: self = .unmark
    case .mark:
      let text = try fields.text("text")
      let end = try fields.integer("end", in: 0...text.utf16.count, or: text.utf16.count)
      let start = try fields.integer("start", in: 0...end, or: end)
      self = .mark(text, selection: start..<end)
    case .delete:
      let limit = 0...2000
      self = try .delete(
        before: fields.integer("before", in: limit, or: 0),
        after: fields.integer("after", in: limit, or: 0)
      )
    }
  }
}

extension ClientMessage.ClipboardCommand {
  private enum Operation: String, CaseIterable { case copied, cut, paste }

  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    let operation: Operation = try fields.choice("op")
    switch operation {
    case .copied: self = .copied
    case .cut: self = .cut
    case .paste: self = try .paste(fields.text("text"))
    }
  }
}

extension ClientMessage.Control {
  private enum Operation: String, CaseIterable { case show, select, set, remove, reset, save }

  /// The maximum length of the identity of a node, in bytes.
  private static let nodeLimit = 16_384
  /// The maximum length of the value of a property, in bytes.
  private static let valueLimit = 65_536

  fileprivate init(_ fields: MessageFields) throws(MessageError) {
    let operation: Operation = try fields.choice("op")
    switch operation {
    case .show: self = try .show(fields.flag("on"))
    case .reset: self = .reset
    case .save: self = .save
    case .select: self = try .select(node: fields.text("node", limit: Self.nodeLimit))
    case .set, .remove:
      let node = try fields.text("node", limit: Self.nodeLimit)
      let name = try fields.text("name", limit: 256)
      let isSet = operation == .set
      let value = isSet ? try fields.text("value", limit: Self.valueLimit) : nil
      self = .set(name: name, node: node, value: value)
    }
  }
}

import Foundation
package import TatamiDrawing

extension NSTextAlignment {
  package var value: TextRequest.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  package init(_ value: TextRequest.Alignment) {
    switch value {
    case .left: self = .left
    case .center: self = .center
    case .right: self = .right
    case .justified: self = .justified
    case .natural: self = .natural
    }
  }
}

extension NSLineBreakMode {
  package var value: TextRequest.LineBreakMode {
    switch self {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .charWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }

  package init(_ value: TextRequest.LineBreakMode) {
    switch value {
    case .wordWrap: self = .byWordWrapping
    case .charWrap: self = .byCharWrapping
    case .clip: self = .byClipping
    case .truncateHead: self = .byTruncatingHead
    case .truncateTail: self = .byTruncatingTail
    case .truncateMiddle: self = .byTruncatingMiddle
    }
  }
}

extension NSWritingDirection {
  package var value: TextRequest.BaseDirection {
    switch self {
    case .natural: .automatic
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  init(_ value: TextRequest.BaseDirection) {
    switch value {
    case .automatic: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension TextAttributes {
  /// Reads attributes of a string; colours are resolved with the current traits.
  package init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    self.init(font: ((attributes[.font] as? UIFont) ?? font).descriptor)
    self.color = ((attributes[.foregroundColor] as? UIColor) ?? color).value
    kern = Self.number(attributes[.kern] ?? attributes[.tracking])
    let underlining = Self.style(attributes[.underlineStyle])
    underline = !underlining.isEmpty
    underlineDecoration = underlining.look(color: attributes[.underlineColor] as? UIColor)
    let striking = Self.style(attributes[.strikethroughStyle])
    strikethrough = !striking.isEmpty
    strikethroughDecoration = striking.look(color: attributes[.strikethroughColor] as? UIColor)
    baselineOffset = Self.number(attributes[.baselineOffset])
    background = (attributes[.backgroundColor] as? UIColor)?.value
    shadow = (attributes[.shadow] as? NSShadow)?.value
    slant = Self.number(attributes[.obliqueness])
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: Int(exactly: number(value)) ?? 0)
  }

  /// Reads a number of any of the types it may be boxed as (T9).
  package static func number(_ value: Any?) -> Double {
    switch value {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let number as NSNumber: number.doubleValue
    default: 0
    }
  }
}

extension NSAttributedString {
  /// Returns the pieces of equal attributes; what they leave open is filled in.
  package func runs(font: UIFont, color: UIColor) -> [TextRequest.Run] {
    var runs: [TextRequest.Run] = []
    let text = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let look = TextAttributes(attributes, font: font, color: color)
      let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.request
      runs.append(TextRequest.Run(text.substring(with: range), look, style: style))
    }
    return runs
  }

  /// The paragraph style of the first character.
  package var firstParagraphStyle: NSParagraphStyle? {
    guard length > 0 else { return nil }
    return attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}

import Foundation
package import TatamiDrawing

extension NSTextAlignment {
  /// The alignment of a text request.
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
  /// The line break mode of a text request.
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
  /// The base direction of a text request.
  var value: TextRequest.BaseDirection {
    switch self {
    case .natural: .automatic
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    }
  }

  init(_ value: TextRequest.BaseDirection) {
    switch value {
    case .automatic, .automaticOrRightToLeft: self = .natural
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension TextAttributes {
  /// Creates the attributes that drawing needs, with colors resolved by the current traits.
  ///
  /// - Parameters:
  ///   - font: The font without a `font` attribute.
  ///   - color: The color without a `foregroundColor` attribute.
  package init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    self.init(font: ((attributes[.font] as? UIFont) ?? font).descriptor)
    self.color = ((attributes[.foregroundColor] as? UIColor) ?? color).value
    guard !attributes.isEmpty else { return }
    kern = Self.number(attributes[.kern] ?? attributes[.tracking])
    let underlining = Self.style(attributes[.underlineStyle])
    underline = !underlining.isEmpty
    underlineDecoration = underlining.decoration(color: attributes[.underlineColor] as? UIColor)
    let striking = Self.style(attributes[.strikethroughStyle])
    strikethrough = !striking.isEmpty
    strikethroughDecoration = striking.decoration(
      color: attributes[.strikethroughColor] as? UIColor
    )
    baselineOffset = Self.number(attributes[.baselineOffset])
    background = (attributes[.backgroundColor] as? UIColor)?.value
    shadow = (attributes[.shadow] as? NSShadow)?.value
    slant = Self.number(attributes[.obliqueness])
    attachment = (attributes[.attachment] as? any InlineDrawing)?
      .value(
        font: (attributes[.font] as? UIFont) ?? font,
        color: (attributes[.foregroundColor] as? UIColor) ?? color
      )
    link = (attributes[.link] as? URL)?.absoluteString ?? attributes[.link] as? String
  }

  private static func style(_ value: Any?) -> NSUnderlineStyle {
    if let style = value as? NSUnderlineStyle { return style }
    return NSUnderlineStyle(rawValue: Int(exactly: number(value)) ?? 0)
  }

  /// Returns a number boxed as any of the usual types; 0 for anything else (T9).
  static func number(_ value: Any?) -> Double {
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

/// A drawing in a line of text: an attachment.
package protocol InlineDrawing: AnyObject {
  /// Returns the drawing beside letters of a font, with colors resolved by the current traits.
  func value(font: UIFont, color: UIColor) -> TextAttachment
}

/// The source of an image.
package enum ImageSource: Sendable {
  /// A bitmap; nil for an empty image.
  case pixels(CGImage?)
  /// A symbol, which is drawn at any size.
  case symbol(SymbolPicture)
}

extension UIImage {
  /// The symbol of an image that is one.
  var symbol: SymbolPicture? {
    if case .symbol(let symbol) = source { symbol } else { nil }
  }
}

import Foundation
import TatamiUIKit

/// The pictures of articles: the symbol of the topic in front of rings, in colors of the article.
@MainActor
enum Illustration {
  private static var images: [Article.ID: UIImage] = [:]

  private static let looks: [Article.Topic: (symbol: String, hue: CGFloat)] = [
    .tea: ("cup.and.saucer.fill", 0.36), .trains: ("tram.fill", 0.9),
    .maps: ("map.fill", 0.53), .type: ("textformat", 0.7),
  ]

  /// Returns the picture of an article, which is twice as wide as high.
  static func image(for article: Article) -> UIImage {
    if let image = images[article.id] { return image }
    let seed = article.id.utf8.reduce(7) { ($0 * 31 + Int($1)) % 360 }
    let hue = (looks[article.topic]?.hue ?? 0) + CGFloat(seed % 40 - 20) / 720
    let bounds = CGRect(x: 0, y: 0, width: 720, height: 360)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { _ in
      let center = CGRect(x: seed * 2, y: 300, width: 0, height: 0)
      for ring in 0..<8 {
        let (radius, step) = (CGFloat(780 - 90 * ring), CGFloat(ring))
        UIColor(
          hue: hue + step / 100,
          saturation: 0.5 + step / 30,
          brightness: 0.86 - step / 22,
          alpha: 1
        ).setFill()
        UIBezierPath(ovalIn: center.insetBy(dx: -radius, dy: -radius)).fill()
      }
      drawSymbol(of: article.topic, in: bounds)
    }
    images[article.id] = image
    return image
  }

  private static func drawSymbol(of topic: Article.Topic, in bounds: CGRect) {
    let symbol = UIImage(systemName: looks[topic]?.symbol ?? "doc")?
      .applyingSymbolConfiguration(.init(pointSize: 150))?.withTintColor(.white)
    guard let size = symbol?.size else { return }
    symbol?.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }
}

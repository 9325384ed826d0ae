import TatamiUIKit
import Testing
import TestSupport

@Suite struct FontTests {
  @Test func `S221: the point size is the requested one`() {
    for size in [1, 12.5, 17, 300] as [CGFloat] {
      let font = UIFont.systemFont(ofSize: size)
      #expect(font.pointSize == size)
      #expect(font.withSize(9).pointSize == 9)
    }
  }

  @Test func `S221: glyphs extend above and below the baseline`() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 20), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 20),
      .monospacedSystemFont(ofSize: 20, weight: .light),
      .monospacedDigitSystemFont(ofSize: 20, weight: .medium),
    ]
    for font in fonts {
      #expect(font.ascender > 0)
      #expect(font.descender < 0)
      #expect(font.leading >= 0)
      #expect(font.capHeight > font.xHeight)
      #expect(font.xHeight > 0)
      #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    }
  }

  @Test func `S221: an unknown name gives no font`() {
    #expect(UIFont(name: "No Such Family 7", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "DejaVu Sans", size: 12)?.familyName == "DejaVu Sans")
  }

  @Test func `S221: weights select the nearest face`() {
    let near = UIFont.Weight(rawValue: 0.39)
    #expect(UIFont.systemFont(ofSize: 9, weight: near) == .boldSystemFont(ofSize: 9))
    #expect(UIFont.systemFont(ofSize: 9, weight: .regular) == .systemFont(ofSize: 9))
    #expect(UIFont.systemFont(ofSize: 9, weight: .black) != .systemFont(ofSize: 9, weight: .heavy))
    let odd = UIFont.Weight(rawValue: .nan)
    #expect(UIFont.systemFont(ofSize: 9, weight: odd).pointSize == 9)
  }

  @Test func `S221: the name of a face finds its font`() throws {
    let bold = try #require(UIFont(name: "DejaVuSans-Bold", size: 12))
    #expect(bold.familyName == "DejaVu Sans")
    #expect(bold.fontName == "DejaVuSans-Bold")
    #expect(bold.fontDescriptor.symbolicTraits == .traitBold)
    #expect(UIFont(name: bold.fontName, size: 12) == bold)
    #expect(UIFont(name: "DejaVuSans", size: 12) == UIFont(name: "DejaVu Sans", size: 12))
    let slanted = try #require(UIFont(name: "DejaVuSans-BoldOblique", size: 12))
    #expect(slanted.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont(name: "DejaVuSans-Wobbly", size: 12) == nil)
    #expect(UIFont(name: "-Bold", size: 12) == nil)
    #expect(UIFont(name: "-", size: 12) == nil)
    #expect(UIFont.familyNames.contains("DejaVu Sans"))
  }

  @Test func `descriptors change traits and sizes`() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let made = UIFont(descriptor: bold, size: 0)
    #expect(made.pointSize == 15)
    #expect(made.fontDescriptor == bold)
    #expect(made != font)
    #expect(UIFont(descriptor: bold, size: 20).pointSize == 20)
    #expect(bold.withSymbolicTraits([]) == font.fontDescriptor)
    let mono = try #require(font.fontDescriptor.withSymbolicTraits(.traitMonoSpace))
    #expect(
      UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 15, weight: .regular)
    )
    let heavy = font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy], .size: 9,
    ])
    #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 9, weight: .heavy))
    #expect(UIFontDescriptor(name: "DejaVu Sans", size: 8).pointSize == 8)
  }

  @Test func `text styles have their published sizes in every category`() {
    let font = { (style: UIFont.TextStyle, category: UIContentSizeCategory) in
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      )
    }
    let usual: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in usual {
      #expect(font(style, .large).pointSize == size)
      #expect(font(style, .unspecified).pointSize == size)
      let sizes = UIContentSizeCategory.all.map { font(style, $0).pointSize }
      #expect(sizes == sizes.sorted())
      #expect(sizes.count == 12)
    }
    #expect(font(.body, .accessibilityExtraExtraExtraLarge).pointSize == 53)
    #expect(font(.body, .extraSmall).pointSize == 14)
    #expect(font(.headline, .large) == .systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(font(.init(rawValue: "unknown"), .large).pointSize == 17)
  }

  @Test func `metrics scale fonts and lengths with the category`() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: large) == 23)
    #expect(metrics.scaledValue(for: 10.3) == 10.3)
    let font = UIFont.boldSystemFont(ofSize: 17)
    #expect(metrics.scaledFont(for: font, compatibleWith: large) == font.withSize(23))
    let limited = metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large)
    #expect(limited.pointSize == 20)
    #expect(UIFontMetrics.default.scaledFont(for: font) == font)
  }

  @Test func `categories are in the order of their sizes`() {
    let all = UIContentSizeCategory.all
    #expect(all == all.sorted())
    #expect(UIContentSizeCategory.unspecified < .extraSmall)
    #expect(all.filter(\.isAccessibilityCategory).count == 5)
    #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL") == .large)
  }
}

extension UIContentSizeCategory {
  /// All categories from the smallest to the largest.
  fileprivate static let all: [Self] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}

import TatamiUIKit
import Testing

@Suite struct FontTests {
  @Test func `S221: the size is what was asked for, in points`() {
    for size in [1, 12.5, 17, 300] as [CGFloat] {
      let font = UIFont.systemFont(ofSize: size)
      #expect(font.pointSize == size && font.withSize(9).pointSize == 9)
    }
  }

  @Test func `S221: letters reach above the baseline and below it`() {
    let fonts: [UIFont] = [
      .systemFont(ofSize: 20), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 20),
      .monospacedSystemFont(ofSize: 20, weight: .light),
      .monospacedDigitSystemFont(ofSize: 20, weight: .medium),
    ]
    for font in fonts {
      #expect(font.ascender > 0 && font.descender < 0 && font.leading >= 0)
      #expect(font.capHeight > font.xHeight && font.xHeight > 0)
      #expect(font.lineHeight == font.ascender - font.descender + font.leading)
    }
  }

  @Test func `S221: an unknown name gives no font`() {
    #expect(UIFont(name: "No Such Family 7", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "DejaVu Sans", size: 12)?.familyName == "DejaVu Sans")
  }

  @Test func `S221: weights mean the nearest face`() {
    let near = UIFont.Weight(rawValue: 0.39)
    #expect(UIFont.systemFont(ofSize: 9, weight: near) == .boldSystemFont(ofSize: 9))
    #expect(UIFont.systemFont(ofSize: 9, weight: .regular) == .systemFont(ofSize: 9))
    #expect(UIFont.systemFont(ofSize: 9, weight: .black) != .systemFont(ofSize: 9, weight: .heavy))
    let odd = UIFont.Weight(rawValue: .nan)
    #expect(UIFont.systemFont(ofSize: 9, weight: odd).pointSize == 9)
  }
}

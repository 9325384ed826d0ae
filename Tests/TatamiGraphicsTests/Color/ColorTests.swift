import TatamiUIKit
import Testing
import TestSupport

@Suite(.environment) struct ColorTests {
  static let light = UITraitCollection(userInterfaceStyle: .light)
  static let dark = UITraitCollection(userInterfaceStyle: .dark)
  static let changing = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }

  static func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func `S237: a dynamic color resolves each time with the current traits`() {
    Self.dark.performAsCurrent {
      #expect(Self.components(Self.changing) == [1, 1, 1, 1])
      Self.light.performAsCurrent { #expect(Self.components(Self.changing) == [0, 0, 0, 1]) }
      #expect(Self.components(Self.changing) == [1, 1, 1, 1])
    }
    #expect(Self.changing.resolvedColor(with: Self.dark) == .white)
    #expect(Self.changing.resolvedColor(with: Self.light) == .black)
  }

  @Test func `S237: a cgColor is resolved when it is read`() {
    var taken = UIColor.red.cgColor
    Self.dark.performAsCurrent { taken = Self.changing.cgColor }
    Self.light.performAsCurrent { #expect(taken == UIColor.white.cgColor) }
  }

  @Test func `S237: dynamic colors are equal to themselves only`() {
    #expect(Self.changing == Self.changing)
    #expect(Self.changing != UIColor { _ in .black })
    #expect(Self.changing != .black)
    #expect(Self.changing.withAlphaComponent(0.5) != Self.changing.withAlphaComponent(0.5))
  }

  @Test func `S237: an endless chain of providers gives a clear color`() {
    final class Loop: @unchecked Sendable { var color = UIColor.red }
    let loop = Loop()
    loop.color = UIColor { _ in loop.color }
    #expect(Self.components(loop.color) == [0, 0, 0, 0])
    loop.color = .red
  }

  @Test func `S238: components are clamped and read back unchanged`() {
    #expect(
      Self.components(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == [0.1, 0.2, 0.3, 0.4]
    )
    #expect(Self.components(UIColor(red: -1, green: 2, blue: .nan, alpha: 9)) == [0, 1, 0, 1])
    #expect(Self.components(UIColor(white: 0.5, alpha: 1)) == [0.5, 0.5, 0.5, 1])
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == .orange)
    #expect(UIColor.brown.cgColor.components == [0.6, 0.4, 0.2, 1])
  }

  @Test func `S238: grays have two components`() throws {
    let grays: [UIColor] = [
      .white, .black, .gray, .lightGray, .darkGray, .clear, .darkText,
      UIColor(white: 0.3, alpha: 0.5), .white.withAlphaComponent(0.5),
      UIColor(cgColor: UIColor.white.cgColor), UIColor { _ in .white },
    ]
    for color in grays {
      let found = color.cgColor
      #expect(found.numberOfComponents == 2)
      #expect(found.components?.count == 2)
      #expect(found.colorSpace?.model == .monochrome)
    }
    #expect(UIColor(white: 0.3, alpha: 0.5).cgColor.components == [0.3, 0.5])
    #expect(UIColor.white.cgColor.copy(alpha: 0.2)?.components == [1, 0.2])
    for color in [UIColor.red, .brown, UIColor(red: 1, green: 1, blue: 1, alpha: 1)] {
      #expect(color.cgColor.numberOfComponents == 4)
      #expect(color.cgColor.components?.count == 4)
      #expect(color.cgColor.colorSpace?.model == .rgb)
    }
    let gray = CGColorSpaceCreateDeviceGray()
    let color = try #require(CGColor(colorSpace: gray, components: [0.25, 1]))
    #expect(color.components == [0.25, 1])
    #expect(color == CGColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1))
  }

  @Test func `S238: colors are created from hue, saturation and brightness`() {
    let color = { (hue: CGFloat, saturation: CGFloat) in
      UIColor(hue: hue, saturation: saturation, brightness: 1, alpha: 1)
    }
    #expect(color(0, 1) == .red)
    #expect(color(1, 1) == .red)
    for (hue, expected) in [(1 / 3.0, UIColor.green), (2 / 3.0, .blue), (1 / 6.0, .yellow)] {
      let difference = zip(Self.components(color(hue, 1)), Self.components(expected))
        .map { abs($0 - $1) }
      #expect(difference.allSatisfy { $0 < 1e-9 })
    }
    #expect(color(0.4, 0) == .white)
    let none = UIColor(hue: .nan, saturation: .infinity, brightness: 1, alpha: 1)
    #expect(Self.components(none).allSatisfy { $0.isFinite })
  }

  @Test func `S238: another alpha replaces the old one, also of a dynamic color`() {
    let faint = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5).withAlphaComponent(0.25)
    #expect(Self.components(faint) == [1, 0, 0, 0.25])
    let shade = Self.changing.withAlphaComponent(0.5)
    Self.dark.performAsCurrent { #expect(Self.components(shade) == [1, 1, 1, 0.5]) }
  }

  @Test func `S238: colors of the same components are equal, not identical`() {
    let (one, two) = (UIColor(white: 0.3, alpha: 1), UIColor(white: 0.3, alpha: 1))
    #expect(one == two)
    #expect(one !== two)
    #expect(one.hash == two.hash)
    #expect(one != UIColor(white: 0.3, alpha: 0.9))
  }

  @Test func `S14: fixed colors are one shared instance each`() {
    let all: [() -> UIColor] = [
      { .black }, { .darkGray }, { .lightGray }, { .white }, { .gray }, { .red }, { .green },
      { .blue }, { .cyan }, { .yellow }, { .magenta }, { .orange }, { .purple }, { .brown },
      { .clear }, { .label }, { .systemBlue },
    ]
    for color in all { #expect(color() === color()) }
    #expect(Set(all.map { ObjectIdentifier($0()) }).count == all.count)
    #expect(UIColor.red.copy() as? UIColor === UIColor.red)
  }

  @Test func `S238: hue, saturation and brightness read back unchanged`() {
    for (hue, saturation, brightness) in [
      (0, 1, 1), (0.25, 0.5, 0.75), (0.6, 0.2, 0.4), (0.95, 1, 1),
    ]
      as [(CGFloat, CGFloat, CGFloat)]
    {
      let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
      var (h, s, b, a) = (CGFloat(-1), CGFloat(-1), CGFloat(-1), CGFloat(-1))
      #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
      let errors = [h - hue, s - saturation, b - brightness, a - 0.5].map { abs($0) }
      #expect(errors.allSatisfy { $0 < 1e-9 }, "\(hue): \(h), \(s), \(b), \(a)")
    }
  }

  @Test func `S238: only grays have a white component`() {
    var (white, alpha) = (CGFloat(-1), CGFloat(-1))
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25)
    #expect(alpha == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 0.25)
  }

  @Test func `S238: wide-gamut colors are clamped to sRGB`() {
    let components = Self.components(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    #expect(components == [1, 0, 0, 1])
    let gray = Self.components(UIColor(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(gray.dropLast().allSatisfy { abs($0 - 0.5) < 1e-6 })
  }

  @Test func `S238: CGColors have a color space and components`() {
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(CGColor(colorSpace: gray, components: [0.5, 1]) == CGColor(gray: 0.5, alpha: 1))
    #expect(CGColor(colorSpace: gray, components: [0.5]) == nil)
    let rgb = CGColorSpaceCreateDeviceRGB()
    #expect(CGColor(colorSpace: rgb, components: [1, 0, 0, 1]) == UIColor.red.cgColor)
    #expect(UIColor.red.cgColor.numberOfComponents == 4)
    #expect(UIColor.red.cgColor.colorSpace == rgb)
    #expect(UIColor.red.cgColor.copy(alpha: 0.5)?.alpha == 0.5)
    #expect(CGColorSpace(name: CGColorSpace.sRGB) == rgb)
    #expect(CGColorSpace(name: "none") == nil)
  }

  @Test func `semantic colors differ between light and dark but keep their roles`() {
    let roles: [UIColor] = [
      .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemBackground, .separator,
      .opaqueSeparator, .systemFill, .secondarySystemBackground, .tertiarySystemBackground,
      .systemGroupedBackground, .placeholderText,
    ]
    for color in roles {
      #expect(color.resolvedColor(with: Self.light) != color.resolvedColor(with: Self.dark))
    }
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }
}

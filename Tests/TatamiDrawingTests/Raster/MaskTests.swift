import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct MaskTests {
  /// A mask that is opaque in the left half and half transparent in the strip beside it.
  static let mask = DisplayList([
    Drawing.fill(x: 0, y: 0, width: 10, height: 20, Drawing.red),
    Drawing.fill(x: 10, y: 0, width: 5, height: 20, .black.withAlpha(0.5)),
  ])

  @Test func `the alpha of a mask multiplies the group, regardless of its colors`() throws {
    let bitmap = try RasterTests.render([
      .beginGroup(Group(mask: Self.mask)),
      Drawing.fill(x: 5, y: 0, width: 15, height: 20, Drawing.blue), .endGroup,
    ])
    #expect(bitmap[2, 10] == 0xffff_ffff)
    #expect(bitmap[7, 10] == 0xff00_00ff)
    #expect((0x7e...0x81).contains(bitmap[12, 10] >> 16 & 0xff))
    #expect(bitmap[12, 10] & 0xff == 0xff)
    #expect(bitmap[17, 10] == 0xffff_ffff)
  }

  @Test func `a mask uses the coordinates in which its group begins`() throws {
    let bitmap = try RasterTests.render([
      .concat(Transform(translationX: 4, y: 0)), .beginGroup(Group(mask: Self.mask)),
      .concat(Transform(scaleX: 3, y: 3)),
      Drawing.fill(x: -5, y: -5, width: 20, height: 20, Drawing.blue), .endGroup,
      Drawing.fill(x: 15, y: 0, width: 1, height: 20, Drawing.red),
    ])
    #expect(bitmap[3, 10] == 0xffff_ffff)
    #expect(bitmap[4, 10] == 0xff00_00ff)
    #expect(
      bitmap[13, 10] == 0xff00_00ff && bitmap[18, 10] == 0xff80_80ff
        || bitmap[18, 10] == 0xff7f_7fff
    )
    #expect(bitmap[19, 10] == 0xffff_0000)
  }

  @Test func `a mask clips the shadow and combines with opacity`() throws {
    let shadow = Shadow(color: .black, offset: Size(width: 6, height: 0), blurRadius: 0)
    let bitmap = try RasterTests.render([
      .beginGroup(Group(opacity: 0.5, shadow: shadow, mask: Self.mask)),
      Drawing.fill(x: 0, y: 0, width: 5, height: 20, Drawing.blue), .endGroup,
    ])
    #expect((0x7e...0x81).contains(bitmap[2, 10] >> 16 & 0xff))
    #expect((0x7e...0x81).contains(bitmap[8, 10] & 0xff))
    let plain = try RasterTests.render([
      .beginGroup(
        Group(
          shadow: shadow,
          mask: DisplayList([Drawing.fill(x: 0, y: 0, width: 7, height: 20, .black)])
        )
      ),
      Drawing.fill(x: 0, y: 0, width: 5, height: 20, Drawing.blue), .endGroup,
    ])
    #expect(plain[2, 10] == 0xff00_00ff)
    #expect(plain[6, 10] == 0xff00_0000)
    #expect(plain[8, 10] == 0xffff_ffff)
  }

  @Test func `an empty mask hides everything, a mask of a mask multiplies`() throws {
    let fill = Drawing.fill(x: 0, y: 0, width: 20, height: 20, .black)
    let hidden = try RasterTests.render([
      .beginGroup(Group(mask: DisplayList())), fill, .endGroup,
    ])
    #expect(hidden.pixels().allSatisfy { $0 == 0xffff_ffff })
    let inner = DisplayList([Drawing.fill(x: 5, y: 0, width: 15, height: 20, .black)])
    let both = DisplayList([.beginGroup(Group(mask: inner))] + Self.mask.commands)
    let bitmap = try RasterTests.render([.beginGroup(Group(mask: both)), fill])
    #expect(bitmap[2, 10] == 0xffff_ffff)
    #expect(bitmap[7, 10] == 0xff00_0000)
    #expect(bitmap[17, 10] == 0xffff_ffff)
  }

  @Test func `masks beyond the maximum nesting depth are ignored`() throws {
    var mask = DisplayList([Drawing.fill(x: 0, y: 0, width: 10, height: 20, .black)])
    for _ in 0..<1000 {
      mask = DisplayList([
        .beginGroup(Group(mask: mask)), Drawing.fill(x: 0, y: 0, width: 10, height: 20, .black),
        .endGroup,
      ])
    }
    let list: [DisplayList.Command] = [
      .beginGroup(Group(mask: mask)), Drawing.fill(x: 0, y: 0, width: 20, height: 20, Drawing.blue),
      .endGroup,
    ]
    #expect(try RasterTests.render(list)[5, 10] == 0xff00_00ff)
    let size = Size(width: 20, height: 20)
    try SVGTests.checkWellFormed(SVGWriter.text(of: DisplayList(list), size: size))
  }

  @Test func `the bounds of a group end at its mask`() {
    let commands: [DisplayList.Command] = [
      Drawing.fill(x: -5, y: 0, width: 2, height: 2, .black),
      .concat(Transform(translationX: 100, y: 0)),
      .beginGroup(Group(mask: Self.mask)), Drawing.fill(x: 5, y: 5, width: 50, height: 50, .black),
      .endGroup,
    ]
    let extent = BoundsCalculator.bounds(of: commands[...], transform: .identity)
    #expect(extent == Rect(x: -5, y: 0, width: 120, height: 20))
  }

  @Test func `a group contains content that only shares pixels with a clip's edge`() throws {
    let edge: [DisplayList.Command] = [
      .save,
      .clip(Drawing.rect(x: 0, y: 10.5, width: 20, height: 5), .nonZero),
      Drawing.fill(x: 0, y: 5, width: 20, height: 5.4, .black),
      .restore,
    ]
    let other = Drawing.fill(x: 0, y: 0, width: 20, height: 2, Drawing.red)
    let group = DisplayList.Command.beginGroup(Group(opacity: 0.5))
    let alone = try RasterTests.render([group] + edge + [.endGroup])
    let together = try RasterTests.render([group, other] + edge + [.endGroup])
    #expect(alone[5, 10] == together[5, 10])
  }

  @Test func `bounds contain pixels that content and a mask, or two clips, cover in part`() {
    let upper = Drawing.rect(x: 0, y: 5, width: 20, height: 5.4)
    let lower = Drawing.rect(x: 0, y: 10.5, width: 20, height: 5)
    let fill = Drawing.fill(x: 0, y: 5, width: 20, height: 5.4, .black)
    let mask = DisplayList([Drawing.fill(x: 0, y: 10.5, width: 20, height: 5, .black)])
    for commands: [DisplayList.Command] in [
      [.beginGroup(Group(mask: mask)), fill, .endGroup],
      [.clip(upper, .nonZero), .clip(lower, .nonZero), fill],
    ] {
      let extent = BoundsCalculator.bounds(of: commands[...], transform: .identity)
      #expect(extent?.roundedOut == Rect(x: 0, y: 10, width: 20, height: 1))
    }
  }

  @Test func `SVG defines equal masks once and omits masks of empty groups`() throws {
    let masked: [DisplayList.Command] = [
      .beginGroup(
        Group(
          opacity: 0.5,
          mask: DisplayList([Drawing.fill(x: 0, y: 0, width: 9, height: 9, .black)])
        )
      ),
      Drawing.fill(x: 0, y: 0, width: 5, height: 5, Drawing.red), .endGroup,
    ]
    #expect(
      try SVGTests.body(masked + masked)
        == "<defs>\n<mask id=\"tatami-mask-1\" maskUnits=\"userSpaceOnUse\" x=\"-100\" y=\"-100\""
        + " width=\"300\" height=\"250\" style=\"mask-type:alpha\">\n"
        + "<rect x=\"0\" y=\"0\" width=\"9\" height=\"9\" fill=\"#000000\"/>\n</mask>\n</defs>\n"
        + String(
          repeating: "<g mask=\"url(#tatami-mask-1)\" opacity=\"0.5\">\n"
            + "<rect x=\"0\" y=\"0\" width=\"5\" height=\"5\" fill=\"#ff0000\"/>\n</g>\n",
          count: 2
        )
    )
    #expect(try SVGTests.body([.beginGroup(Group(mask: Self.mask))]).isEmpty)
  }

  @Test func `PDF keeps masks as soft masks`() throws {
    let commands: [DisplayList.Command] = [
      .beginGroup(Group(mask: Self.mask)),
      Drawing.fill(x: 5, y: 0, width: 15, height: 20, Drawing.blue), .endGroup,
    ]
    let data = try PDFWriter.data(of: DisplayList(commands), size: Size(width: 20, height: 20))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/SMask"))
    #expect(!text.contains("/Subtype /Image"))
  }
}

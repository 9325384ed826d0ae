import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct MaskTests {
  /// A mask that shows the left half, and half of the strip beside it.
  static let mask = DisplayList([
    Drawing.fill(0, 0, 10, 20, Drawing.red), Drawing.fill(10, 0, 5, 20, .black.withAlpha(0.5)),
  ])

  @Test func `a mask's opacity multiplies the group's, its colours do not count`() throws {
    let bitmap = try RasterTests.render([
      .beginGroup(Group(mask: Self.mask)), Drawing.fill(5, 0, 15, 20, Drawing.blue), .endGroup,
    ])
    #expect(bitmap[2, 10] == 0xffff_ffff)
    #expect(bitmap[7, 10] == 0xff00_00ff)
    #expect((0x7e...0x81).contains(bitmap[12, 10] >> 16 & 0xff) && bitmap[12, 10] & 0xff == 0xff)
    #expect(bitmap[17, 10] == 0xffff_ffff)
  }

  @Test func `a mask lies in the coordinates in which its group begins`() throws {
    let bitmap = try RasterTests.render([
      .concat(Transform(translationX: 4, y: 0)), .beginGroup(Group(mask: Self.mask)),
      .concat(Transform(scaleX: 3, y: 3)), Drawing.fill(-5, -5, 20, 20, Drawing.blue), .endGroup,
      Drawing.fill(15, 0, 1, 20, Drawing.red),
    ])
    #expect(bitmap[3, 10] == 0xffff_ffff && bitmap[4, 10] == 0xff00_00ff)
    #expect(
      bitmap[13, 10] == 0xff00_00ff && bitmap[18, 10] == 0xff80_80ff
        || bitmap[18, 10] == 0xff7f_7fff
    )
    #expect(bitmap[19, 10] == 0xffff_0000)
  }

  @Test func `a mask cuts off the shadow and goes with opacity`() throws {
    let shadow = Shadow(color: .black, offset: Size(width: 6, height: 0), blurRadius: 0)
    let bitmap = try RasterTests.render([
      .beginGroup(Group(opacity: 0.5, shadow: shadow, mask: Self.mask)),
      Drawing.fill(0, 0, 5, 20, Drawing.blue), .endGroup,
    ])
    #expect((0x7e...0x81).contains(bitmap[2, 10] >> 16 & 0xff))
    #expect((0x7e...0x81).contains(bitmap[8, 10] & 0xff))
    let plain = try RasterTests.render([
      .beginGroup(Group(shadow: shadow, mask: DisplayList([Drawing.fill(0, 0, 7, 20, .black)]))),
      Drawing.fill(0, 0, 5, 20, Drawing.blue), .endGroup,
    ])
    #expect(plain[2, 10] == 0xff00_00ff && plain[6, 10] == 0xff00_0000)
    #expect(plain[8, 10] == 0xffff_ffff)
  }

  @Test func `an empty mask hides everything, a mask of a mask multiplies`() throws {
    let fill = Drawing.fill(0, 0, 20, 20, .black)
    let hidden = try RasterTests.render([
      .beginGroup(Group(mask: DisplayList())), fill, .endGroup,
    ])
    #expect(hidden.pixels().allSatisfy { $0 == 0xffff_ffff })
    let inner = DisplayList([Drawing.fill(5, 0, 15, 20, .black)])
    let both = DisplayList([.beginGroup(Group(mask: inner))] + Self.mask.commands)
    let bitmap = try RasterTests.render([.beginGroup(Group(mask: both)), fill])
    #expect(bitmap[2, 10] == 0xffff_ffff && bitmap[7, 10] == 0xff00_0000)
    #expect(bitmap[17, 10] == 0xffff_ffff)
  }

  @Test func `masks too deep within each other are left out`() throws {
    var mask = DisplayList([Drawing.fill(0, 0, 10, 20, .black)])
    for _ in 0..<1000 {
      mask = DisplayList([
        .beginGroup(Group(mask: mask)), Drawing.fill(0, 0, 10, 20, .black), .endGroup,
      ])
    }
    let list: [DisplayList.Command] = [
      .beginGroup(Group(mask: mask)), Drawing.fill(0, 0, 20, 20, Drawing.blue), .endGroup,
    ]
    #expect(try RasterTests.render(list)[5, 10] == 0xff00_00ff)
    let size = Size(width: 20, height: 20)
    try SVGTests.checkWellFormed(SVGWriter.text(of: DisplayList(list), size: size))
  }

  @Test func `an extent ends where the mask does`() {
    let commands: [DisplayList.Command] = [
      Drawing.fill(-5, 0, 2, 2, .black), .concat(Transform(translationX: 100, y: 0)),
      .beginGroup(Group(mask: Self.mask)), Drawing.fill(5, 5, 50, 50, .black), .endGroup,
    ]
    let extent = Extent.of(commands[...], transform: .identity)
    #expect(extent == Rect(x: -5, y: 0, width: 120, height: 20))
  }

  @Test func `SVG writes a mask of opacity once, and none where nothing is drawn`() throws {
    let masked: [DisplayList.Command] = [
      .beginGroup(Group(opacity: 0.5, mask: DisplayList([Drawing.fill(0, 0, 9, 9, .black)]))),
      Drawing.fill(0, 0, 5, 5, Drawing.red), .endGroup,
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

  @Test func `PDF keeps masks as masks`() throws {
    let commands: [DisplayList.Command] = [
      .beginGroup(Group(mask: Self.mask)), Drawing.fill(5, 0, 15, 20, Drawing.blue), .endGroup,
    ]
    let data = try PDFWriter.data(of: DisplayList(commands), size: Size(width: 20, height: 20))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("/SMask") && !text.contains("/Subtype /Image"))
  }
}

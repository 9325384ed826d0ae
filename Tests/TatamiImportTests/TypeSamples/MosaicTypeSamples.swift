import Tatami
import Testing

// The samples in the documentation of types of TatamiMosaic.

@Suite struct MosaicTypeSamples {
  @Test func `the sample of MosaicBar gives the stated values`() {
    let header = MosaicBar(length: 44, inset: (lead: 16, trail: 16))
    let section = MosaicSection(itemCount: 12, pattern: MosaicPreset.quilt.pattern, header: header)
    #expect(section.itemCount == 12)
  }

  @Test func `the sample of MosaicCell gives the stated values`() {
    let large = MosaicCell(cross: 0, main: 0, crossSpan: 2, mainSpan: 2)
    let small = MosaicCell(cross: 2, main: 0)
    #expect(large.crossSpan == 2)
    #expect(small.mainSpan == 1)
  }

  @Test func `the sample of MosaicFrames gives the stated values`() throws {
    let section = MosaicSection(itemCount: 1_000_000, pattern: MosaicPreset.quilt.pattern)
    let mosaic = try MosaicFrames([section], side: 390)
    let frame = mosaic.frame(ofItem: 999_999, inSection: 0)
    #expect(frame != nil)
  }

  @Test func `the sample of MosaicGridBlock gives the stated values`() throws {
    let block = try MosaicGridBlock(
      columns: 3,
      cells: [
        MosaicCell(cross: 0, main: 0, crossSpan: 2, mainSpan: 2),
        MosaicCell(cross: 2, main: 0), MosaicCell(cross: 2, main: 1),
      ],
      spacing: MosaicSpacing(gap: 4)
    )
    #expect(block.cellCount == 3)
  }

  @Test func `the sample of MosaicGridPattern gives the stated values`() {
    let pattern = MosaicGridPattern([.oneTwo, .four, .twoOne])
    let section = MosaicSection(itemCount: 30, pattern: pattern)
    #expect(section.itemCount == 30)
  }

  @Test func `the sample of MosaicSection gives the stated values`() throws {
    let header = MosaicBar(length: 32)
    let photos = MosaicSection(itemCount: 20, pattern: MosaicPreset.quilt.pattern, header: header)
    let mosaic = try MosaicFrames([photos], side: 320)
    #expect(mosaic.sectionCount == 1)
  }

  @Test func `the sample of MosaicSeparators gives the stated values`() {
    let separators = MosaicSeparators(before: 8, between: 4, after: 8)
    let pattern = MosaicGridPattern([.oneTwo, .twoOne], separators: separators)
    #expect(pattern.separators.between == 4)
  }

  @Test func `the sample of MosaicSpacing gives the stated values`() throws {
    let spacing = MosaicSpacing(gap: 4, margin: 16)
    let block = try MosaicGridBlock.oneTwo.spaced(spacing)
    #expect(block.gap == 4)
  }
}

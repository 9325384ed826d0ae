import Foundation
package import Tatami

/// The predefined patterns, and sections with headers, backers and a separator.
package final class MosaicPage: PageController, MosaicLayoutDataSource {
  private let sections = MosaicLayout()

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mosaic"
    let presets = MosaicPreset.allCases.map(picture)
    addCard(
      "Patterns",
      rows: [presets[..<4], presets[4...]].map {
        UIStackView(axis: .horizontal, spacing: 10, views: Array($0))
      }
    )
    sections.dataSource = self
    sections.register(
      TilePanel.self,
      forDecorationViewOfKind: MosaicLayout.elementKindSectionBacker
    )
    sections.register(
      TileLine.self,
      forDecorationViewOfKind: MosaicLayout.elementKindSectionSeparator
    )
    let tiles = TileView(
      size: CGSize(width: 326, height: 396),
      layout: sections,
      counts: [9, 12],
      headers: ["Quilt", "Snake"]
    )
    addCard("Headers, backers, a separator", rows: [tiles])
  }

  private func picture(of preset: MosaicPreset) -> UIView {
    let layout = MosaicLayout()
    layout.pattern =
      (try? preset.pattern.spaced(MosaicSpacing(gap: 3))) ?? preset.pattern
    let tiles = TileView(size: CGSize(width: 74, height: 84), layout: layout, counts: [24])
    return UIView.captioned(tiles, preset.rawValue)
  }

  package func layoutPattern(for section: Int) -> any MosaicPattern {
    let preset: MosaicPreset = section == 0 ? .quilt : .snake
    let spacing = MosaicSpacing(gap: 6, margin: 8)
    var pattern = (try? preset.pattern.spaced(spacing)) ?? preset.pattern
    pattern.separators.after = 8
    return pattern
  }

  package func layoutSeparatorBetweenSections() -> CGFloat { 15 }

  package func layoutSupplementaryBackerRequired(for section: Int) -> Bool { true }

  package func layoutSupplementaryHeader(for section: Int) -> (any MosaicSupplementary)? {
    MosaicBar(length: 30)
  }
}

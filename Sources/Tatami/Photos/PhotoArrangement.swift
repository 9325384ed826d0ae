public import TatamiMosaic

/// The arrangement of a photo wall.
public enum PhotoArrangement: Hashable, Sendable, CaseIterable {
  /// Columns of bricks that have the aspect ratios of their photos.
  case bricks
  /// Rows of equal width, in which photos have their own aspect ratios and the same height.
  case justified
  /// The cells of a predefined pattern.
  case mosaic(MosaicPreset)

  /// Bricks, justified rows and all patterns.
  public static var allCases: [PhotoArrangement] {
    [.bricks, .justified] + MosaicPreset.allCases.map { .mosaic($0) }
  }

  /// Creates an arrangement from its name: `bricks`, `justified` or the name of a preset.
  public init?(_ name: String) {
    guard let arrangement = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = arrangement
  }

  /// Whether photos can be cropped so that they fill a size or end at one line.
  public var isFlexible: Bool {
    if case .mosaic = self { false } else { true }
  }

  /// The name.
  public var name: String {
    switch self {
    case .bricks: "bricks"
    case .justified: "justified"
    case .mosaic(let preset): preset.rawValue
    }
  }
}

public import TatamiMosaic

/// The arrangement of a photo wall.
public enum PhotoArrangement: Hashable, Sendable, CaseIterable {
  /// Columns of bricks that have the aspect ratios of their photos.
  case bricks
  /// The cells of a predefined pattern.
  case mosaic(MosaicPreset)

  /// Bricks and all patterns.
  public static var allCases: [PhotoArrangement] {
    [.bricks] + MosaicPreset.allCases.map { .mosaic($0) }
  }

  /// Creates an arrangement from its name: `bricks` or the name of a preset.
  public init?(_ name: String) {
    guard let arrangement = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = arrangement
  }

  /// The name.
  public var name: String {
    switch self {
    case .bricks: "bricks"
    case .mosaic(let preset): preset.rawValue
    }
  }
}

import TatamiGeometry

/// The figures of a list, for finding the command from which on drawing shows in a part.
///
/// An opaque fill of a part hides what was drawn before it. So do translucent fills of a part, as
/// soon as the sum of their colors no longer depends on the pixels below.
struct CoverSearch {
  /// A figure or a clip.
  private struct Entry {
    let index: Int
    /// The pixels that the figure may change.
    let touched: PixelRect
    /// The pixels that the figure or the clip covers completely.
    let solid: SolidParts
    /// The color of the covered pixels; nil for a clip and for other figures than fills of a color.
    let pixel: UInt32?
    let isClip: Bool

    func covers(_ part: PixelRect) -> Bool {
      solid.first.contains(part) || solid.second.contains(part)
    }
  }

  /// Up to two rectangles; those that are missing are empty.
  private struct SolidParts {
    var first = PixelRect.zero
    var second = PixelRect.zero
  }

  /// The number of commands of a list of which only the fills at the beginning are searched:
  /// backgrounds come first.
  private static let shortCount = 256

  private var entries: [Entry] = []
  /// Whether the search has reached the last command.
  private var isComplete = true
  /// The minimum extents of covering rectangles, in pixels.
  private let minSize: (width: Int, height: Int)

  /// Reads balanced commands that are drawn with a transform.
  ///
  /// - Parameter minSize: The size of the smallest part for which `cover(of:)` will be called.
  /// - Complexity: O(*n*) in the size of the commands.
  init(_ commands: [DisplayList.Command], _ transform: Transform, minSize: (Int, Int)) {
    self.minSize = minSize
    isComplete = read(commands, transform)
  }

  /// Returns the index of the first command that shows in a part; nil if the first ones may show.
  ///
  /// - Complexity: O(*n*) in the number of figures.
  func cover(of part: PixelRect) -> Int? {
    var chain = FillChain()
    for entry in entries {
      if entry.isClip {
        guard entry.covers(part) else { break }
      } else if let pixel = entry.pixel, entry.covers(part) {
        chain.add(pixel, at: entry.index)
      } else if !entry.touched.intersection(part).isEmpty {
        chain.interrupt()
      }
    }
    return chain.cover
  }

  /// Returns whether a part should be drawn in tiles: figures, and no groups with effects, touch its
  /// pixels many times.
  func isOverdrawn(_ part: PixelRect) -> Bool {
    guard isComplete else { return false }
    let limit = 16 * part.width * part.height
    var touched = 0
    for entry in entries where !entry.isClip {
      let visible = entry.touched.intersection(part)
      guard !visible.isEmpty else { continue }
      touched += visible.width * visible.height
      if touched > limit { return true }
    }
    return false
  }
}

// MARK: - Reading

extension CoverSearch {
  /// Reads commands; false if the rest of them is not searched.
  private mutating func read(_ commands: [DisplayList.Command], _ start: Transform) -> Bool {
    var (transform, outer): (Transform, [Transform]) = (start, [])
    var index = 0
    while index < commands.count {
      defer { index += 1 }
      switch commands[index] {
      case .save, .beginElement: outer.append(transform)
      case .restore, .endElement: transform = outer.popLast() ?? transform
      case .antialias: break
      case .concat(let step):
        transform = step.concatenating(transform)
        guard step.isInvertible, transform.isInvertible else { return false }
      case .clip(let path, let rule): addClip(path, rule, transform, at: index)
      case .fill(let path, let rule, let paint):
        add(path, rule, paint.pixel, transform, at: index)
      case .beginGroup:
        guard let (path, rule, pixel) = commands[index...].fadedFill else { return false }
        add(path, rule, pixel, transform, at: index)
        index += 2
      case .endGroup: return false
      case .stroke, .text, .image:
        guard commands.count >= Self.shortCount else { return false }
        add(commands[index].bounds, transform, at: index)
      }
    }
    return true
  }

  private mutating func addClip(
    _ path: Path,
    _ rule: FillRule,
    _ transform: Transform,
    at index: Int
  ) {
    let solid = solidParts(of: path, rule, transform)
    entries.append(Entry(index: index, touched: .zero, solid: solid, pixel: nil, isClip: true))
  }

  private mutating func add(
    _ path: Path,
    _ rule: FillRule,
    _ pixel: UInt32?,
    _ transform: Transform,
    at index: Int
  ) {
    guard pixel != 0, let bounds = path.finiteControlBounds else { return }
    entries.append(
      Entry(
        index: index,
        touched: PixelRect(roundingOut: transform.apply(bounds)),
        solid: pixel == nil ? SolidParts() : solidParts(of: path, rule, transform),
        pixel: pixel,
        isClip: false
      )
    )
  }

  /// Adds another figure than a fill.
  private mutating func add(_ bounds: Rect?, _ transform: Transform, at index: Int) {
    guard let bounds else { return }
    let touched = PixelRect(roundingOut: transform.apply(bounds)).expanded(by: 1)
    entries.append(
      Entry(index: index, touched: touched, solid: SolidParts(), pixel: nil, isClip: false)
    )
  }

  /// Returns the pixels that a filled path covers completely.
  private func solidParts(
    of path: Path,
    _ rule: FillRule,
    _ transform: Transform
  ) -> SolidParts {
    guard transform.isScaleAndTranslation else { return SolidParts() }
    func pixels(_ rect: Rect) -> PixelRect {
      let pixels = PixelRect(roundingIn: transform.apply(rect))
      return isLarge(pixels) ? pixels : .zero
    }
    if let rect = path.rectangle { return SolidParts(first: pixels(rect)) }
    guard !pixels(path.controlBounds()).isEmpty, let rounded = path.roundedShape,
      path.contains(rounded.bounds.center, rule: rule)
    else { return SolidParts() }
    return SolidParts(first: pixels(rounded.columns), second: pixels(rounded.rows))
  }

  private func isLarge(_ pixels: PixelRect) -> Bool {
    !pixels.isEmpty && pixels.width >= minSize.width && pixels.height >= minSize.height
  }
}

// MARK: - Colors

/// Consecutive fills of the same pixels.
private struct FillChain {
  /// The first command that shows.
  private(set) var cover: Int?
  private var start: Int?
  /// The pixels that the fills make of the least and of the greatest pixel.
  private var (low, high) = (UInt32.min, UInt32.max)

  mutating func add(_ pixel: UInt32, at index: Int) {
    if start == nil || pixel.alpha == 255 {
      start = index
      (low, high) = (.min, .max)
    }
    // Compositing keeps the order of levels, so that all other pixels end between these two.
    low = pixel.over(low)
    high = pixel.over(high)
    guard low == high else { return }
    cover = start
    start = nil
  }

  /// Ends the chain because another figure is drawn over a part of the pixels.
  mutating func interrupt() { start = nil }
}

extension Paint {
  /// The pixel of a color; nil for gradients.
  fileprivate var pixel: UInt32? {
    if case .solid(let color) = self { UInt32(color) } else { nil }
  }
}

extension ArraySlice<DisplayList.Command> {
  /// The fill of a group that begins the slice, if the group consists of the fill and only fades it,
  /// with the faded color; nil for other groups.
  fileprivate var fadedFill: (Path, FillRule, UInt32)? {
    guard count >= 3, case .beginGroup(let group) = self[startIndex],
      group == Group(opacity: group.opacity), case .endGroup = self[startIndex + 2],
      case .fill(let path, let rule, let paint) = self[startIndex + 1], let pixel = paint.pixel
    else { return nil }
    // Cairo rounds the opacity like a color.
    let level = UInt32(Color(white: 0, alpha: group.opacity)).alpha
    return (path, rule, pixel.scaled(level))
  }
}

extension DisplayList.Command {
  /// The bounds of a stroke, of text or of an image; nil if they are not finite.
  fileprivate var bounds: Rect? {
    switch self {
    case .stroke(let path, let style, _):
      path.finiteControlBounds?.expanded(by: style.outset)
    case .text(let run, let origin): run.inkBounds(at: origin)
    case .image(_, let rect, _, _): rect
    default: nil
    }
  }
}

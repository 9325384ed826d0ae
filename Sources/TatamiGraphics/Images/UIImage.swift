public import Foundation
import TatamiDrawing

/// An image with display settings: scale, orientation, caps, tint.
open class UIImage: NSObject, @unchecked Sendable {
  // All stored properties are constants of Sendable types.
  package let source: ImageSource
  /// Pixels per point.
  public let scale: CGFloat
  package let appearance: ImageAppearance
  let derived: DerivedImages
  /// The images that an animated image shows one after another; nil for others.
  let animation: ImageAnimation?

  /// Creates an empty image.
  public convenience override init() {
    self.init(.pixels(nil), scale: 1)
  }

  /// Creates an image from a bitmap; a scale of 0 or less is treated as 1.
  public convenience init(
    cgImage: CGImage,
    scale: CGFloat,
    orientation: Orientation
  ) {
    self.init(cgImage, scale: scale, appearance: ImageAppearance(orientation: orientation))
  }

  /// Creates an image from a bitmap, at one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage, scale: 1)
  }

  /// Decodes PNG, JPEG and the other formats of the system's decoders; nil on failure.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Decodes an image at a scale; nil on failure.
  ///
  /// An EXIF orientation is applied to the pixels; `imageOrientation` is up.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap(decoding: Array(data)) else { return nil }
    self.init(CGImage(bitmap), scale: scale)
  }

  /// Reads and decodes a file of up to 256 MiB, with the scale in its name; nil on failure.
  public convenience init?(contentsOfFile path: String) {
    guard let bitmap = ImageFile.bitmap(ofFile: path) else { return nil }
    self.init(CGImage(bitmap), scale: ImageFile.scale(ofFile: path))
  }

  /// Finds an image file of the main bundle for the screen's scale; nil for an unknown name.
  ///
  /// The name may contain folders inside of the bundle. Decoded files are cached.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Finds an image file in a bundle for the traits' scale; nil for an unknown name.
  ///
  /// `name@2x.png` and `name@3x.png` are meant for screens of two and three pixels a point; if
  /// there is none for the scale, the next larger one is used, then the next smaller one. Images of
  /// asset catalogs are found by their name, too; their dark variants are chosen by the traits at the
  /// time of the call.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    let (bundle, scale) = (bundle ?? .main, traits.pixelsPerPoint)
    if let file = ImageFile(named: name, in: bundle, scale: scale) {
      guard let image = file.load() else { return nil }
      self.init(image, scale: file.scale)
      return
    }
    guard let asset = AssetCatalog(.image, named: name, in: bundle),
      let file = asset.image(scale: scale, style: traits.userInterfaceStyle),
      let image = file.load()
    else { return nil }
    var appearance = ImageAppearance()
    appearance.rendering = asset.rendering
    self.init(image, scale: file.scale, appearance: appearance)
  }

  init(
    _ source: ImageSource,
    scale: CGFloat,
    appearance: ImageAppearance = ImageAppearance(),
    derived: DerivedImages = DerivedImages(),
    animation: ImageAnimation? = nil
  ) {
    self.source = source
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.appearance = appearance
    self.derived = derived
    self.animation = animation
  }

  convenience init(
    _ pixels: CGImage?,
    scale: CGFloat,
    appearance: ImageAppearance = ImageAppearance()
  ) {
    self.init(.pixels(pixels), scale: scale, appearance: appearance)
  }

  /// The stored pixels; nil for an empty image.
  ///
  /// Those of a symbol are drawn in black when they are first needed.
  open var cgImage: CGImage? {
    switch source {
    case .pixels(let pixels): pixels
    case .symbol(let symbol): derived.rasterized { symbol.pixels(scale: scale) }
    }
  }

  /// The size in points, with the orientation applied: pixels divided by the scale.
  open var size: CGSize {
    let (width, height): (CGFloat, CGFloat)
    switch source {
    case .pixels(nil): return .zero
    case .pixels(let pixels?):
      (width, height) = (CGFloat(pixels.width) / scale, CGFloat(pixels.height) / scale)
    case .symbol(let symbol): (width, height) = (symbol.side, symbol.side)
    }
    return appearance.orientation.isOnItsSide
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The orientation in which the stored pixels are displayed.
  open var imageOrientation: Orientation { appearance.orientation }
  /// The insets of the caps, which keep their size when the image is resized, in points.
  open var capInsets: UIEdgeInsets { appearance.caps ?? .zero }
  /// The way in which the area between the caps is filled.
  open var resizingMode: ResizingMode { appearance.resizing }
  /// Whether views draw the image in their tint color.
  open var renderingMode: RenderingMode { appearance.rendering }
  /// Whether the image is mirrored in right-to-left views.
  open var flipsForRightToLeftLayoutDirection: Bool { appearance.flipsForRightToLeft }

  /// Returns the image as PNG, with the orientation applied; nil for an empty image.
  open func pngData() -> Data? {
    guard let bytes = try? displayImage?.bitmap.pngData() else { return nil }
    return Data(bytes)
  }

  /// Returns the image on white as JPEG, with the orientation applied; nil for an empty image.
  ///
  /// - Parameter compressionQuality: From 0 (smallest file) to 1 (best quality).
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let bytes = try? displayImage?.bitmap.jpegData(quality: Double(compressionQuality)) else {
      return nil
    }
    return Data(bytes)
  }

  /// Draws the image with its top-left corner at a point of the current context.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at a point with a blend mode and an opacity.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle of the current context; caps keep their size.
  open func draw(in rect: CGRect) {
    if let symbol {
      let color = symbol.settings.colors.first ?? appearance.tint ?? .black
      return draw(symbol, in: rect, color: color)
    }
    guard let displayImage else { return }
    UIGraphicsGetCurrentContext()?.draw(displayImage, of: self, in: rect)
  }

  /// Draws the image scaled to a rectangle with a blend mode and an opacity.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.drawing(with: blendMode, alpha: alpha) { draw(in: rect) }
  }

  /// Fills a rectangle of the current context with tiles of the image, aligned to the origin.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    context.forEachTile(of: CGRect(origin: .zero, size: size), over: rect) { draw(in: $0) }
    context.restoreGState()
  }

  /// Whether two images have equal pixels and display settings.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    guard scale == other.scale, appearance == other.appearance, animation == other.animation
    else { return false }
    switch (source, other.source) {
    case (.pixels(let pixels), .pixels(let others)): return pixels.hasEqualPixels(others)
    case (.symbol(let symbol), .symbol(let other)): return symbol == other
    default: return false
    }
  }

  /// The hash of the size and scale.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(scale)
    return hasher.finalize()
  }
}

extension CGImage? {
  /// Whether both are empty or have equal pixels.
  ///
  /// - Complexity: O(1) for the same pixels, else O(*n*) in their number.
  fileprivate func hasEqualPixels(_ other: CGImage?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    if self.bitmap === other.bitmap { return true }
    return self.width == other.width && self.height == other.height
      && self.bitmap.pixels() == other.bitmap.pixels()
  }
}

import Synchronization
package import TatamiGeometry

/// Shapes text with Pango and the fonts that fontconfig finds.
///
/// ```swift
/// let request = TextRequest("Hello", TextAttributes(font: FontDescriptor(pointSize: 17)))
/// let layout = PangoShaper.shared.layout(request)
/// ```
///
/// A shaper may be used from any thread: a process-wide lock guards Pango, Cairo and the caches
/// while text is shaped. Layouts are cached, so a repeated request costs one lookup.
public final class PangoShaper: TextShaping {
  // A class, because it owns fonts that are shared by reference.
  private let state: Mutex<State>

  private struct State {
    let fonts = PangoFonts()
    var layouts: LayoutCache
    var sizes = RecentCache<TextRequest, Size>(capacity: 4096)
    var texts = RecentCache<ShapedText.Key, ShapedText>(capacity: PangoShaper.shapedBytes)

    /// Lays out a text that is shaped already, or shapes it for this layout and later ones.
    mutating func layout(_ request: TextRequest) -> TextLayout {
      let shaped = shapedText(request)
      var composer = composer(request, shaped, .runs)
      return composer.compose()
    }

    /// Measures a text; the sizes of texts that Pango lays out are cached.
    mutating func size(_ request: TextRequest) -> Size {
      let shaped = shapedText(request)
      if shaped.usesPango, let known = sizes[request] { return known }
      var composer = composer(request, shaped, .width)
      let size = composer.measure()
      if shaped.usesPango, request.isKey {
        sizes.insert(size, for: request, cost: 1 + request.byteCount / LayoutCache.typicalLength)
      }
      return size
    }

    func composer(
      _ request: TextRequest,
      _ shaped: ShapedText,
      _ contents: LineContents
    ) -> LineComposer<PangoParagraphShaper> {
      LineComposer(
        request,
        source: shaped.source,
        shaper: PangoParagraphShaper(fonts: fonts, shaped: shaped, contents: contents),
        metrics: fonts.metrics(of:)
      )
    }

    private mutating func shapedText(_ request: TextRequest) -> ShapedText {
      let key = request.shapedTextKey
      if let known = texts[key] { return known }
      let text = ShapedText(request.runs, fonts)
      if request.isKey {
        texts.insert(text, for: key, cost: PangoShaper.shapedBytes(request.byteCount))
      }
      return text
    }
  }

  /// The memory of shaped texts at which the older ones are discarded, in bytes.
  private static let shapedBytes = 8 << 20

  /// Returns the approximate memory of a shaped text of a length, in bytes.
  private static func shapedBytes(_ length: Int) -> Int { 512 + 64 * length }

  /// The default shaper of the process.
  public static let shared = PangoShaper()

  /// Creates a shaper.
  ///
  /// - Parameter capacity: The minimum number of recently used layouts to cache; the layout of a
  ///   long text counts as several.
  public init(capacity: Int = 4096) {
    state = LibraryLock.withLock { Mutex(State(layouts: LayoutCache(capacity: capacity))) }
  }

  /// Returns a font's vertical extents, unhinted.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    LibraryLock.withLock { state.withLock { $0.fonts.metrics(of: font) } }
  }

  /// Breaks text into lines of shaped runs.
  ///
  /// - Complexity: O(*n*) in the length of the text; a cached layout costs only hashing.
  public func layout(_ request: TextRequest) -> TextLayout {
    LibraryLock.withLock { cachedLayout(request) }
  }

  /// Breaks text into lines of shaped runs, for a caller that keeps layouts itself.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func uncachedLayout(_ request: TextRequest) -> TextLayout {
    LibraryLock.withLock {
      state.withLock { state in
        let shaped = ShapedText(request.runs, state.fonts)
        var composer = state.composer(request, shaped, .runs)
        return composer.compose()
      }
    }
  }

  /// Breaks text into lines of shaped runs with Pango only, for tests of what is done without it.
  func plainLayout(_ request: TextRequest) -> TextLayout {
    LibraryLock.withLock {
      state.withLock { state in
        var composer = LineComposer(
          request,
          source: TextSource(request.runs),
          shaper: PangoParagraphShaper(fonts: state.fonts),
          metrics: state.fonts.metrics(of:)
        )
        return composer.compose()
      }
    }
  }

  /// Returns the size of a text's layout, without the glyphs.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func size(_ request: TextRequest) -> Size {
    LibraryLock.withLock { state.withLock { $0.size(request) } }
  }

  private func cachedLayout(_ request: TextRequest) -> TextLayout {
    state.withLock { state in
      if let known = state.layouts[request] { return known }
      let layout = state.layout(request)
      if request.isKey { state.layouts.insert(layout, for: request) }
      return layout
    }
  }

  /// Whether fontconfig has a family of this name; letter case does not matter.
  public func hasFamily(_ name: String) -> Bool {
    LibraryLock.withLock { state.withLock { $0.fonts.hasFamily(name) } }
  }

  /// Whether any font is installed; without one, no text can be drawn.
  package func hasFonts() -> Bool {
    LibraryLock.withLock { state.withLock { $0.fonts.hasFonts() } }
  }

  /// Returns the names of all families, sorted.
  public func familyNames() -> [String] {
    LibraryLock.withLock { state.withLock { $0.fonts.familyNames() } }
  }
}

import Synchronization

/// Shapes text with Pango and the fonts that fontconfig finds.
///
/// A shaper may be used from any thread: a process-wide lock guards Pango, Cairo and the caches
/// while text is shaped. Layouts are cached, so a repeated request costs one lookup.
public final class PangoShaper: TextShaping {
  // A class, because it owns fonts that are shared by reference.
  private let state: Mutex<State>

  private struct State {
    let fonts = PangoFonts()
    var layouts: LayoutCache

    /// Shapes text without the cache.
    func layout(_ request: TextRequest) -> TextLayout {
      var composer = LineComposer(
        request,
        shaper: PangoParagraphShaper(fonts: fonts),
        metrics: fonts.metrics(of:)
      )
      return composer.compose()
    }
  }

  /// The default shaper of the process.
  public static let shared = PangoShaper()

  /// Makes a shaper.
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
    LibraryLock.withLock { state.withLock { $0.layout(request) } }
  }

  private func cachedLayout(_ request: TextRequest) -> TextLayout {
    state.withLock { state in
      if let known = state.layouts[request] { return known }
      let layout = state.layout(request)
      state.layouts.insert(layout, for: request)
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

import Synchronization

/// Shapes text with Pango and the fonts that fontconfig finds.
///
/// May be used from any thread: one lock of the process guards Pango, Cairo and the caches, and is
/// held while a text is shaped. Layouts are remembered, so asking again costs
/// a look-up.
public final class PangoShaper: TextShaping {
  // A class, because the fonts behind it are one shared resource.
  private let state: Mutex<State>

  private struct State {
    let fonts = PangoFonts()
    var layouts: LayoutCache
  }

  /// The shaper that everything without special wishes shares.
  public static let shared = PangoShaper()

  /// Makes a shaper.
  ///
  /// - Parameter capacity: The least number of layouts that are remembered, in the order of
  ///   use; one of a long text counts as several.
  public init(capacity: Int = 4096) {
    state = LibraryLock.withLock { Mutex(State(layouts: LayoutCache(capacity: capacity))) }
  }

  /// Returns a font's vertical extents, unhinted.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    LibraryLock.withLock { state.withLock { $0.fonts.metrics(of: font) } }
  }

  /// Breaks text into lines of shaped runs.
  ///
  /// - Complexity: O(*n*) in the length of the text; O(*n*) hashing when it is remembered.
  public func layout(_ request: TextRequest) -> TextLayout {
    LibraryLock.withLock { remembered(request) }
  }

  private func remembered(_ request: TextRequest) -> TextLayout {
    state.withLock { state in
      if let known = state.layouts[request] { return known }
      let fonts = state.fonts
      var composer = LineComposer(
        request,
        setter: PangoSetter(fonts: fonts),
        metrics: fonts.metrics(of:)
      )
      let layout = composer.compose()
      state.layouts.insert(layout, for: request)
      return layout
    }
  }

  /// Whether fontconfig knows a family of this name; letter case does not matter.
  public func hasFamily(_ name: String) -> Bool {
    LibraryLock.withLock { state.withLock { $0.fonts.hasFamily(name) } }
  }

  /// The names of all families, sorted.
  public func familyNames() -> [String] {
    LibraryLock.withLock { state.withLock { $0.fonts.familyNames() } }
  }
}

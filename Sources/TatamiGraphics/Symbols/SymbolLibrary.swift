import Synchronization
import TatamiDrawing
import TatamiGeometry

/// The icons of symbols, read from files when they are first needed.
package final class SymbolLibrary: Sendable {
  /// The library that images use; tests replace it.
  @TaskLocal package static var current = SymbolLibrary(folder: "/usr/share")

  private struct State {
    /// The icons by their name in the table; nil for those that are missing.
    var icons: [String: Icon?] = [:]
    var hasReported = false
  }

  private let folder: String
  private let state = Mutex(State())

  /// Creates a library of the files below a folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// The names of all symbols, sorted.
  package static var names: [String] { SymbolEntry.names }

  /// Returns the icon of a symbol; nil if it is missing, which is reported once.
  ///
  /// - Complexity: O(1) after the first use of an icon.
  func icon(of entry: SymbolEntry) -> Icon? {
    let key = entry.surround.map { "\(entry.icon),\($0.rawValue)" } ?? entry.icon
    if let known = state.withLock({ $0.icons[key] }) { return known }
    let icon = Icon(svgFile: "\(folder)/bootstrap-icons/svg/\(entry.icon).svg")
      .map { $0.surrounded(by: entry.surround) }
    let isFirstMissing = state.withLock { state in
      state.icons[key] = .some(icon)
      guard icon == nil, !state.hasReported else { return false }
      state.hasReported = true
      return true
    }
    if isFirstMissing { report(entry.icon) }
    return icon
  }

  private func report(_ icon: String) {
    Diagnostics.report(
      """
      The icon “\(icon)” of a symbol is missing; empty boxes are shown for it and others. Install \
      Debian's package bootstrap-icons.
      """
    )
  }
}

extension Icon {
  /// Returns the icon, smaller, inside of an outline or cut out of a filled one.
  fileprivate func surrounded(by surround: SymbolEntry.Surround?) -> Icon {
    guard let surround else { return self }
    let bounds = Rect(x: 0, y: 0, width: side, height: side)
    var outline = Path()
    outline.addEllipse(in: bounds)
    let inner = scaled(by: 0.62)
    switch surround {
    case .circle:
      let line = side / 16
      let inside = side - 2 * line
      outline.addEllipse(in: Rect(x: line, y: line, width: inside, height: inside))
      return Icon([Shape(path: outline, rule: .evenOdd)] + inner.shapes, side: side)
    case .disk:
      for shape in inner.shapes { outline.append(shape.path) }
      return Icon([Shape(path: outline, rule: .evenOdd)], side: side)
    }
  }
}

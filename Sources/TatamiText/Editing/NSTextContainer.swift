public import Foundation
package import TatamiGraphics

/// The area that the lines of a text view fill.
///
/// ```swift
/// let circle = UIBezierPath(ovalIn: CGRect(x: 100, y: 40, width: 80, height: 80))
/// notes.textContainer.exclusionPaths = [circle]
/// ```
open class NSTextContainer: NSObject {
  /// Called when the area of the lines changes.
  package var onChange: () -> Void = {}
  /// Returns the size inside of the insets of the text view; nil without one.
  package var viewSize: () -> CGSize? = { nil }
  /// The layout manager of the text; nil without a text view.
  open package(set) weak var layoutManager: NSLayoutManager?
  private var area = Area()

  /// The values on which the lines depend.
  private struct Area: Equatable {
    var size = CGSize.zero
    var padding: CGFloat = 5
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineLimit = 0
    var exclusions: [UIBezierPath] = []
    var tracksWidth = false
    var tracksHeight = false
  }

  /// Creates a container with a size in points; lengths of zero are no limits.
  public init(size: CGSize) {
    area.size = size.width.isFinite && size.height.isFinite ? size : .zero
  }

  /// Creates a container without limits.
  public override convenience init() { self.init(size: .zero) }

  /// The size in points, lengths that follow the text view included; lengths of zero, and from a
  /// million on, are no limits.
  open var size: CGSize {
    get {
      let view = viewSize() ?? area.size
      return CGSize(
        width: area.tracksWidth ? view.width : area.size.width,
        height: area.tracksHeight ? view.height : area.size.height
      )
    }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return }
      change { $0.size = newValue }
    }
  }

  /// Whether the width follows that of the text view; true in containers of text views.
  open var widthTracksTextView: Bool {
    get { area.tracksWidth }
    set { change { $0.tracksWidth = newValue } }
  }

  /// Whether the height follows that of the text view.
  open var heightTracksTextView: Bool {
    get { area.tracksHeight }
    set { change { $0.tracksHeight = newValue } }
  }

  /// The space between the lines and the left and right edges of the container, in points.
  open var lineFragmentPadding: CGFloat {
    get { area.padding }
    set { if newValue.isFinite { change { $0.padding = newValue } } }
  }

  /// The treatment of the last line, if not all lines are shown.
  open var lineBreakMode: NSLineBreakMode {
    get { area.lineBreakMode }
    set { change { $0.lineBreakMode = newValue } }
  }

  /// The largest number of lines; 0, the default, for any.
  open var maximumNumberOfLines: Int {
    get { area.lineLimit }
    set { change { $0.lineLimit = max(0, newValue) } }
  }

  /// The areas that lines keep clear, in the coordinates of the container; curves are flattened.
  ///
  /// A line goes on at the other side of an area. Paths that are not finite have no effect.
  open var exclusionPaths: [UIBezierPath] {
    get { area.exclusions }
    set {
      // The copies do not follow later changes of the paths.
      let copies = newValue.map { UIBezierPath(copying: $0) }
      change { $0.exclusions = copies }
    }
  }

  /// Whether lines may fill the whole rectangle.
  open var isSimpleRectangularTextContainer: Bool { area.exclusions.isEmpty }

  private func change(_ body: (inout Area) -> Void) {
    let old = area
    body(&area)
    if old != area { onChange() }
  }
}

extension NSTextContainer {
  /// Returns the configuration of a text within the limits of the container.
  package func limit(_ configuration: inout TextFlow.Configuration) {
    var limits = TextFlow.Limits()
    limits.lineCount = maximumNumberOfLines
    let height = Double(size.height)
    if height > 0, height < 1e6 { limits.height = height }
    limits.lastLine = lineBreakMode.value
    configuration.limits = limits
    configuration.exclusions = exclusionPaths.compactMap { TextExclusion($0) }
    configuration.padding = Double(lineFragmentPadding)
  }
}

extension UIBezierPath {
  fileprivate convenience init(copying path: UIBezierPath) {
    self.init(cgPath: path.cgPath)
    usesEvenOddFillRule = path.usesEvenOddFillRule
  }
}

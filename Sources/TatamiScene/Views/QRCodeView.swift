import Foundation
import Tatami

/// A view that draws a QR code in the middle of its bounds.
final class QRCodeView: UIView {
  /// The size of a module of the natural size, in points.
  private static let naturalModule = 4.0

  var text = "" {
    didSet { encoded = nil }
  }
  var level = QRCode.ErrorCorrection.medium {
    didSet { encoded = nil }
  }
  var color = UIColor.black
  /// The code of the text; nil until it is needed.
  private var encoded: QRCode?

  private var code: QRCode? {
    if encoded == nil { encoded = QRCode(text, level) }
    return encoded
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  /// The number of modules on a side with the quiet zone.
  private var modules: Double { Double((code?.size ?? 0) + 2 * QRCode.quietZone) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let side = modules * Self.naturalModule
    return CGSize(width: side, height: side)
  }

  /// Draws modules of whole pixels, so that no gaps are between them, unless they are too small.
  override func draw(_ rect: CGRect) {
    guard let code else { return }
    let scale = max(1, traitCollection.displayScale)
    let exact = min(bounds.width, bounds.height) / modules
    let module = exact * scale >= 1 ? (exact * scale).rounded(.down) / scale : exact
    let side = module * Double(code.size)
    let origin = CGPoint(
      x: ((bounds.width - side) / 2 * scale).rounded() / scale,
      y: ((bounds.height - side) / 2 * scale).rounded() / scale
    )
    let path = UIBezierPath()
    for run in code.runs {
      path.append(
        UIBezierPath(
          rect: CGRect(
            x: origin.x + Double(run.column) * module,
            y: origin.y + Double(run.row) * module,
            width: Double(run.count) * module,
            height: module
          )
        )
      )
    }
    color.setFill()
    path.fill()
  }
}

public import Foundation
public import Tatami

/// A collection view layout whose items span columns and rows of a grid.
@preconcurrency @MainActor
open class ADMozaikLayout: BrickLayout {
  /// Creates a vertical layout.
  public init(delegate: any ADMozaikLayoutDelegate) {
    super.init(delegate: delegate, direction: .vertical)
  }

  /// Creates a vertical layout without a delegate from an archive, if the system can read archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// 0: the space between rows is that of a section's geometry; setting it has no effect.
  open var minimumLineSpacing: CGFloat {
    get { 0 }
    set { reportSpacing("minimumLineSpacing") }
  }

  /// 0: the space between columns is that of a section's geometry; setting it has no effect.
  open var minimumInteritemSpacing: CGFloat {
    get { 0 }
    set { reportSpacing("minimumInteritemSpacing") }
  }

  private func reportSpacing(_ name: String) {
    writeDiagnostic(
      "\(name) of ADMozaikLayout has no effect; return it in the geometry of sections"
    )
  }
}

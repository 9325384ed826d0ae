import TatamiTesting
import TatamiUIKit

/// A window of 320 x 480 points with a controller, and views for its screen.
///
/// A character is 10 wide, a line 24 tall.
@MainActor
struct Screen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let controller: UIViewController

  var view: UIView { controller.view }

  init(_ controller: UIViewController = UIViewController()) {
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  /// Lays the window out and returns the contradictions of constraints.
  func layOut() -> [[String]] {
    ConstraintContradiction.during { window.layoutIfNeeded() }.map(\.descriptions)
  }

  /// Adds a view that constraints place.
  @discardableResult
  static func add<View: UIView>(_ view: View, to parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  static func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  /// Returns constraints of all edges to those of another view, with equal insets.
  static func pin(_ view: UIView, to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: other.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
      other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ]
  }
}

/// A view with a natural size that can change.
final class NaturalView: UIView {
  var natural: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

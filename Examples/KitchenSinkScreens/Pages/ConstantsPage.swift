import Foundation
import TatamiUIKit

/// Film strips of animated constraints: changed constants, a replaced constraint, exchanged priorities.
package final class ConstantsPage: FilmPage {
  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Constraint animations"
    addCard("A constant: the panel below follows", rows: [strip(Self.banner)])
    addCard("A spring moves a constant", rows: [strip(Self.drawer)])
    addCard("One edge for the other", rows: [strip(Self.edges)])
    addCard("Two priorities exchanged", rows: [strip(Self.priorities)])
    addCard("Key frames of two constants", rows: [strip(Self.keyframes)])
  }

  /// Adds a strip of cells; the closure builds the content of a cell and returns its animation.
  private func strip(_ build: @escaping (UIView) -> () -> Void) -> UIView {
    strip {
      let cell = UIView(width: 0, height: 0, color: .tertiarySystemFill, radius: 8)
      cell.clipsToBounds = true
      cell.widthAnchor.constraint(equalToConstant: 42).isActive = true
      cell.heightAnchor.constraint(equalToConstant: 64).isActive = true
      return (cell, build(cell))
    }
  }

  private static func panel(_ color: UIColor) -> UIView {
    UIView(width: 0, height: 0, color: color, radius: 4)
  }

  private static func pinSides(_ view: UIView, _ cell: UIView) {
    view.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 5).isActive = true
    view.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -5).isActive = true
  }

  private static func banner(_ cell: UIView) -> () -> Void {
    let (banner, content) = (panel(.systemOrange), panel(.systemBlue))
    cell.addConstrained([banner, content])
    let height = banner.heightAnchor.constraint(equalToConstant: 8)
    for view in [banner, content] { pinSides(view, cell) }
    NSLayoutConstraint.activate([
      height,
      banner.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      content.topAnchor.constraint(equalTo: banner.bottomAnchor, constant: 4),
      content.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    return {
      height.constant = 32
      UIView.animate(withDuration: 0.6) { cell.layoutIfNeeded() }
    }
  }

  private static func drawer(_ cell: UIView) -> () -> Void {
    let (drawer, handle) = (panel(.systemIndigo), panel(.white))
    cell.addConstrained([drawer])
    drawer.addConstrained([handle])
    let top = drawer.topAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10)
    pinSides(drawer, cell)
    NSLayoutConstraint.activate([
      top,
      drawer.heightAnchor.constraint(equalTo: cell.heightAnchor),
      handle.topAnchor.constraint(equalTo: drawer.topAnchor, constant: 4),
      handle.centerXAnchor.constraint(equalTo: drawer.centerXAnchor),
      handle.widthAnchor.constraint(equalTo: drawer.widthAnchor, multiplier: 0.4),
      handle.heightAnchor.constraint(equalToConstant: 3),
    ])
    return {
      top.constant = -44
      UIView.animate(
        withDuration: 1,
        delay: 0,
        usingSpringWithDamping: 0.45,
        initialSpringVelocity: 0
      ) { cell.layoutIfNeeded() }
    }
  }

  private static func edges(_ cell: UIView) -> () -> Void {
    let thumb = panel(.systemGreen)
    cell.addConstrained([thumb])
    let leading = thumb.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 5)
    let trailing = thumb.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -5)
    NSLayoutConstraint.activate([
      leading,
      thumb.widthAnchor.constraint(equalToConstant: 14),
      thumb.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      thumb.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    return {
      leading.isActive = false
      trailing.isActive = true
      UIView.animate(withDuration: 0.6) { cell.layoutIfNeeded() }
    }
  }

  private static func priorities(_ cell: UIView) -> () -> Void {
    let (upper, lower) = (panel(.systemPink), panel(.systemTeal))
    cell.addConstrained([upper, lower])
    for view in [upper, lower] { pinSides(view, cell) }
    let large = upper.heightAnchor.constraint(equalTo: lower.heightAnchor, multiplier: 3)
    let small = lower.heightAnchor.constraint(equalTo: upper.heightAnchor, multiplier: 3)
    (large.priority, small.priority) = (.defaultHigh, .defaultLow)
    NSLayoutConstraint.activate([
      large, small,
      upper.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 4),
      lower.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    return {
      (large.priority, small.priority) = (.defaultLow, .defaultHigh)
      UIView.animate(withDuration: 0.6) { cell.layoutIfNeeded() }
    }
  }

  private static func keyframes(_ cell: UIView) -> () -> Void {
    let ball = UIView(width: 0, height: 0, color: .systemPurple, radius: 7)
    cell.addConstrained([ball])
    let x = ball.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 5)
    let y = ball.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5)
    NSLayoutConstraint.activate([
      x, y,
      ball.widthAnchor.constraint(equalToConstant: 14),
      ball.heightAnchor.constraint(equalToConstant: 14),
    ])
    return {
      UIView.animateKeyframes(withDuration: 0.6, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          y.constant = 45
          cell.layoutIfNeeded()
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          x.constant = 23
          cell.layoutIfNeeded()
        }
      }
    }
  }
}

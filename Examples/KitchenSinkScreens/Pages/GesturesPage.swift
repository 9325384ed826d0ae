import Foundation
package import TatamiUIKit

/// The effects of simulated touches and key presses: pressed controls, gestures, selected text and
/// the focus.
package final class GesturesPage: PageController, UIGestureRecognizerDelegate {
  package let button = UIButton(configuration: .filled())
  package let toggle = UISwitch()
  package let segments = UISegmentedControl(items: ["One", "Two", "Three"])
  private let gestureArea = UIView(width: 326, height: 200)
  package let card = UIView(width: 64, height: 64, color: .systemOrange, radius: 12)
  package let photo = UIImageView(image: ImagesPage.landscape(width: 240))
  package let counter = UIButton(configuration: .tinted())
  private let note = UITextField()

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gestures and focus"
    addCard("Held by three fingers", rows: [.row([button, toggle, segments])])
    addCard("Dragged, pinched and turned", rows: [gestureArea])
    addCard("Tapped three times", rows: [counter])
    addCard("Focused by Tab, a word selected by Shift", rows: [note])
    button.setTitle("Held", for: .normal)
    segments.selectedSegmentIndex = 0
    note.borderStyle = .roundedRect
    note.text = "Words by keys"
    note.accessibilityLabel = "Note"
    toggle.accessibilityLabel = "Held"
    setUpGestureArea()
    setUpCounter()
  }

  /// Allows the pinch and the rotation to be recognized simultaneously.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  private func setUpCounter() {
    var count = 0
    counter.setTitle("Tap me", for: .normal)
    counter.addAction(
      UIAction { action in
        count += 1
        (action.sender as? UIButton)?.setTitle("Tapped \(count) times", for: .normal)
      },
      for: .touchUpInside
    )
  }

  private func setUpGestureArea() {
    card.frame.origin = CGPoint(x: 8, y: 8)
    photo.frame = CGRect(x: 180, y: 65, width: 90, height: 60)
    photo.isUserInteractionEnabled = true
    gestureArea.addSubview(card)
    gestureArea.addSubview(photo)
    addPan(to: card)
    addPinchAndRotation(to: photo)
  }

  private func addPan(to view: UIView) {
    let pan = UIPanGestureRecognizer()
    pan.addHandler { pan in
      let translation = pan.translation(in: view.superview)
      view.center = CGPoint(x: view.center.x + translation.x, y: view.center.y + translation.y)
      pan.setTranslation(.zero, in: view.superview)
    }
    view.addGestureRecognizer(pan)
  }

  private func addPinchAndRotation(to view: UIView) {
    let pinch = UIPinchGestureRecognizer()
    pinch.addHandler { pinch in
      view.transform = view.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
    let rotation = UIRotationGestureRecognizer()
    rotation.addHandler { rotation in
      view.transform = view.transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    }
    for recognizer in [pinch, rotation] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }
}

import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.arithmeticText) struct FormScreenTests {
  private let screen = Screen()
  private var root: UIView { screen.view }

  /// Two fields and a button above the keyboard, with a title in what remains.
  @Test func `AL57: a form stands on the keyboard guide`() {
    let (name, secret, button) = (UITextField(), UITextField(), UIButton(type: .system))
    let title = Screen.label("Welcome")
    for view in [title, name, secret, button] { Screen.add(view, to: root) }
    let margins = root.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      title.topAnchor.constraint(greaterThanOrEqualTo: root.safeAreaLayoutGuide.topAnchor),
      title.bottomAnchor.constraint(equalTo: name.topAnchor, constant: -20),
      name.heightAnchor.constraint(equalToConstant: 40),
      secret.heightAnchor.constraint(equalTo: name.heightAnchor),
      secret.topAnchor.constraint(equalToSystemSpacingBelow: name.bottomAnchor, multiplier: 1),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.topAnchor.constraint(equalTo: secret.bottomAnchor, constant: 16),
      root.keyboardLayoutGuide.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 10),
    ])
    for view in [name, secret, button] {
      view.leadingAnchor.constraint(equalTo: margins.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: margins.trailingAnchor).isActive = true
    }
    HostDevice.setSafeAreaInsets(
      UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
      of: screen.window
    )
    #expect(screen.layOut() == [])
    #expect(button.frame == CGRect(x: 16, y: 392, width: 288, height: 44))
    #expect(secret.frame == CGRect(x: 16, y: 336, width: 288, height: 40))
    #expect(name.frame == CGRect(x: 16, y: 288, width: 288, height: 40))
    #expect(title.frame == CGRect(x: 125, y: 244, width: 70, height: 24))
    screen.controller.additionalSafeAreaInsets.bottom = 100
    #expect(screen.layOut() == [])
    #expect(button.frame.maxY == 336)
  }

  /// Labels in a column that is as wide as the widest one, fields with what remains.
  @Test func `rows of a form share the width of the longest label`() {
    let labels = ["Name", "Address", "Town"].map { Screen.label($0) }
    let fields = labels.map { _ in UITextField() }
    var above = root.safeAreaLayoutGuide.topAnchor
    for (label, field) in zip(labels, fields) {
      Screen.add(label, to: root)
      Screen.add(field, to: root)
      label.setContentHuggingPriority(.init(251), for: .horizontal)
      NSLayoutConstraint.activate(
        [
          label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
          field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
          field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
          field.topAnchor.constraint(equalTo: above, constant: 6),
          field.heightAnchor.constraint(equalToConstant: 30),
          label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
          label.widthAnchor.constraint(equalTo: labels[0].widthAnchor),
        ].filter { $0.firstItem !== $0.secondItem }
      )
      above = field.bottomAnchor
    }
    #expect(screen.layOut() == [])
    #expect(labels.map(\.frame.width) == [70, 70, 70])
    #expect(fields.map(\.frame.minX) == [90, 90, 90])
    #expect(fields.map(\.frame.width) == [218, 218, 218])
    #expect(fields.map(\.frame.minY) == [6, 42, 78])
    labels[2].text = "Municipality"
    #expect(screen.layOut() == [])
    #expect(fields.map(\.frame.minX) == [140, 140, 140])
  }

  @Test func `AL200, AL202: leading turns around and left stays in a mixed row`() {
    root.semanticContentAttribute = .forceRightToLeft
    let (icon, badge, title) = (NaturalView(20, 20), NaturalView(10, 10), Screen.label("Title"))
    for view in [icon, badge, title] { Screen.add(view, to: root) }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -16),
      badge.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 4),
      icon.topAnchor.constraint(equalTo: root.topAnchor),
      title.centerYAnchor.constraint(equalTo: icon.centerYAnchor),
      badge.topAnchor.constraint(equalTo: icon.bottomAnchor),
    ])
    #expect(screen.layOut() == [])
    #expect(icon.frame == CGRect(x: 284, y: 0, width: 20, height: 20))
    #expect(title.frame == CGRect(x: 226, y: -2, width: 50, height: 24))
    #expect(badge.frame == CGRect(x: 4, y: 20, width: 10, height: 10))
    root.semanticContentAttribute = .unspecified
    #expect(screen.layOut() == [])
    #expect(icon.frame.minX == 16)
    #expect(title.frame.minX == 44)
    #expect(badge.frame.minX == 4)
  }

  /// A row in wide windows, a column in narrow ones.
  @Test func `constraints can be exchanged in traitCollectionDidChange`() {
    final class Panel: UIView {
      let (first, second) = (NaturalView(50, 20), NaturalView(60, 30))
      private var row: [NSLayoutConstraint] = []
      private var column: [NSLayoutConstraint] = []

      func prepare() {
        for view in [first, second] { Screen.add(view, to: self) }
        NSLayoutConstraint.activate([
          first.topAnchor.constraint(equalTo: topAnchor),
          first.leadingAnchor.constraint(equalTo: leadingAnchor),
          second.trailingAnchor.constraint(equalTo: trailingAnchor),
          second.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        row = [
          second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
          second.topAnchor.constraint(equalTo: topAnchor),
        ]
        column = [
          second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 4),
          second.leadingAnchor.constraint(equalTo: leadingAnchor),
        ]
        exchange()
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        exchange()
      }

      private func exchange() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        NSLayoutConstraint.deactivate(isWide ? column : row)
        NSLayoutConstraint.activate(isWide ? row : column)
      }
    }
    let panel = Screen.add(Panel(), to: root)
    panel.prepare()
    NSLayoutConstraint.activate([
      panel.topAnchor.constraint(equalTo: root.topAnchor),
      panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    screen.window.traitOverrides.horizontalSizeClass = .compact
    #expect(screen.layOut() == [])
    #expect(panel.frame.size == CGSize(width: 60, height: 54))
    screen.window.traitOverrides.horizontalSizeClass = .regular
    #expect(screen.layOut() == [])
    #expect(panel.frame.size == CGSize(width: 118, height: 30))
    screen.window.traitOverrides.horizontalSizeClass = .compact
    #expect(screen.layOut() == [])
    #expect(panel.second.frame == CGRect(x: 0, y: 24, width: 60, height: 30))
  }
}

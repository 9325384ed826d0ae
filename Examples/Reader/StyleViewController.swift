import TatamiUIKit

/// The object that shows a changed style.
@MainActor
protocol StyleViewControllerDelegate: AnyObject {
  func styleViewController(_ controller: StyleViewController, didChange style: ReadingStyle)
}

/// A sheet with the text size and the paper of articles.
final class StyleViewController: UIViewController {
  weak var delegate: (any StyleViewControllerDelegate)?

  private var style: ReadingStyle
  private let slider = UISlider()
  private let papers = UISegmentedControl(items: ReadingStyle.Paper.allCases.map(\.rawValue))

  init(style: ReadingStyle) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
    title = "Text Appearance"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
    )
    makeControls()
    let controls = UIStackView(arrangedSubviews: [slider, papers])
    controls.axis = .vertical
    controls.spacing = 24
    controls.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(controls)
    let guide = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      controls.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      controls.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      controls.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
  }

  private func makeControls() {
    slider.minimumValue = 0.8
    slider.maximumValue = 1.6
    slider.value = style.scale
    let letter = UIImage(systemName: "textformat")
    slider.minimumValueImage = letter?.applyingSymbolConfiguration(.init(textStyle: .footnote))
    slider.maximumValueImage = letter?.applyingSymbolConfiguration(.init(textStyle: .title2))
    slider.accessibilityLabel = "Text Size"
    papers.selectedSegmentIndex = ReadingStyle.Paper.allCases.firstIndex(of: style.paper) ?? 0
    for control in [slider, papers] {
      control.addAction(UIAction { [weak self] _ in self?.change() }, for: .valueChanged)
    }
  }

  private func change() {
    style.scale = slider.value
    style.paper = ReadingStyle.Paper.allCases[max(0, papers.selectedSegmentIndex)]
    delegate?.styleViewController(self, didChange: style)
  }
}

import Foundation
import Tatami
import TestSupport
import Testing

// The samples in the documentation of types of the kit.

@MainActor
@Suite(.environment) struct KitTypeSamples {
  @Test func `the sample of UILabel gives the stated values`() {
    let label = UILabel()
    label.text = "Hello, Ada"
    label.font = .preferredFont(forTextStyle: .headline)
    label.sizeToFit()
    #expect(label.bounds.width > 0)
  }

  @Test func `the sample of UIButton gives the stated values`() {
    let save = UIAction(title: "Save") { _ in print("saved") }
    let button = UIButton(type: .system, primaryAction: save)
    button.sizeToFit()
    #expect(button.currentTitle == "Save")
  }

  func uiTextField() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 240, height: 36))
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    field.addAction(UIAction { _ in print(field.text ?? "") }, for: .editingChanged)
  }

  @Test func `the sample of UISwitch gives the stated values`() {
    let sounds = UISwitch()
    sounds.isOn = true
    sounds.addAction(UIAction { _ in print(sounds.isOn) }, for: .valueChanged)
    #expect(sounds.isOn)
  }

  @Test func `the sample of UISlider gives the stated values`() {
    let volume = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 31))
    volume.maximumValue = 10
    volume.value = 4
    #expect(volume.value == 4)
  }

  @Test func `the sample of UISegmentedControl gives the stated values`() {
    let sizes = UISegmentedControl(items: ["Small", "Medium", "Large"])
    sizes.selectedSegmentIndex = 1
    #expect(sizes.titleForSegment(at: 1) == "Medium")
  }

  @Test func `the sample of UIStepper gives the stated values`() {
    let count = UIStepper()
    (count.minimumValue, count.maximumValue, count.value) = (1, 9, 2)
    #expect(count.value == 2)
  }

  @Test func `the sample of UIProgressView gives the stated values`() {
    let progress = UIProgressView(progressViewStyle: .default)
    progress.setProgress(0.4, animated: false)
    #expect(progress.progress == 0.4)
  }

  func uiTextView() {
    let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    notes.text = "Bring tea."
    notes.font = .preferredFont(forTextStyle: .body)
  }

  func uiStackView(views: [UIView]) {
    let column = UIStackView(arrangedSubviews: views)
    column.axis = .vertical
    column.spacing = 8
  }

  func uiScrollView(content: UIView) {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scrollView.addSubview(content)
    scrollView.contentSize = content.bounds.size
  }

  func uiImageView(photo: UIImage) {
    let picture = UIImageView(image: photo)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
  }

  func uiTableView(view: UIView, source: any UITableViewDataSource) {
    let table = UITableView(frame: view.bounds, style: .insetGrouped)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    view.addSubview(table)
  }

  func uiTableViewDiffableDataSource(table: UITableView) {
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = name
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["Ada", "Grace"])
    source.apply(snapshot)
  }

  func uiCollectionView(view: UIView, source: any UICollectionViewDataSource) {
    let grid = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    grid.dataSource = source
    view.addSubview(grid)
  }

  @Test func `the sample of UICollectionViewFlowLayout gives the stated values`() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 4
    #expect(layout.scrollDirection == .vertical)
  }

  func uiViewController() {
    final class HelloController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
      }
    }
  }

  func uiWindow(controller: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func `the sample of UIAlertController is true`() {
    let controller = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.preferredAction = alert.actions.first
    controller.present(alert, animated: true)
    #expect(controller.presentedViewController === alert)
    window.isHidden = true
  }

  func nsLayoutConstraint(label: UILabel, view: UIView) {
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  func uiViewPropertyAnimator(card: UIView) {
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeOut) {
      card.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    }
    animator.startAnimation()
  }

  @Test func `the sample of UIAction gives the stated values`() {
    let share = UIAction(title: "Share") { action in print(action.title) }
    let button = UIButton(primaryAction: share)
    #expect(button.currentTitle == share.title)
  }

  @Test func `the sample of UIBezierPath gives the stated values`() {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: 50, y: 0))
    triangle.addLine(to: CGPoint(x: 100, y: 100))
    triangle.addLine(to: CGPoint(x: 0, y: 100))
    triangle.close()
    #expect(triangle.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func `the sample of UIColor gives the stated values`() {
    let accent = UIColor { $0.userInterfaceStyle == .dark ? .systemYellow : .systemBlue }
    let shade = UIColor(white: 0, alpha: 0.2)
    #expect(accent != shade)
  }

  @Test func `the sample of UIGraphicsImageRenderer gives the stated values`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64))
    let dot = renderer.image { _ in
      UIColor.systemRed.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 64, height: 64)).fill()
    }
    #expect(dot.size.width == 64)
  }

  @Test func `the sample of CALayer gives the stated values`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.shadowOpacity = 0.3
    #expect(layer.position == CGPoint(x: 50, y: 50))
  }
}

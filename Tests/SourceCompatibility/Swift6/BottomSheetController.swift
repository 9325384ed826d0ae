import TatamiUIKit

/// A controller that shows its content on a sheet, which a pan moves between its heights.
open class BottomSheetController: UIViewController, UIGestureRecognizerDelegate {

  public enum Detent: Equatable, Hashable, Sendable {
    case fraction(CGFloat)
    case fixed(CGFloat)

    @MainActor
    func height(in view: UIView) -> CGFloat {
      switch self {
      case .fraction(let fraction): view.bounds.height * fraction
      case .fixed(let height): min(height, view.bounds.height)
      }
    }
  }

  public let contentController: UIViewController
  public let detents: [Detent]
  public private(set) var detent: Detent
  public var didChangeDetent: ((Detent) -> Void)?
  public var dismissesBelowSmallestDetent = true

  public private(set) lazy var sheetView: UIView = {
    let view = UIView()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 16
    view.layer.cornerCurve = .continuous
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    return view
  }()

  private lazy var grabber: UIView = {
    $0.backgroundColor = .tertiaryLabel
    $0.layer.cornerRadius = 2.5
    return $0
  }(UIView(frame: CGRect(x: 0, y: 0, width: 36, height: 5)))

  private let dimmingView = UIView()
  private var startHeight: CGFloat = 0
  private var currentHeight: CGFloat = 0

  public init(contentController: UIViewController, detents: [Detent] = [.fraction(0.5)]) {
    self.contentController = contentController
    self.detents = detents
    self.detent = detents.first ?? .fraction(0.5)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable, message: "Use init(contentController:detents:)")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimmingView.frame = view.bounds
    view.addSubview(dimmingView)
    view.addSubview(sheetView)
    addChild(contentController)
    sheetView.addSubview(contentController.view)
    contentController.didMove(toParent: self)
    sheetView.addSubview(grabber)

    let pan = UIPanGestureRecognizer()
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [weak self] in self?.handlePan($0) }
    sheetView.addGestureRecognizer(pan)

    let tap = UITapGestureRecognizer { [weak self] _ in
      self?.dismiss(animated: true, completion: nil)
    }
    dimmingView.addGestureRecognizer(tap)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    currentHeight = detent.height(in: view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if currentHeight == 0 { currentHeight = detent.height(in: view) }
    layoutSheet()
  }

  private func layoutSheet() {
    let size = view.bounds.size
    sheetView.frame = CGRect(
      x: 0,
      y: size.height - currentHeight,
      width: size.width,
      height: currentHeight
    )
    grabber.center = CGPoint(x: sheetView.bounds.midX, y: 10)
    contentController.view.frame = sheetView.bounds.inset(
      by: UIEdgeInsets(top: 20, left: 0, bottom: view.safeAreaInsets.bottom, right: 0)
    )
  }

  // MARK: Pan

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view).y
    switch pan.state {
    case .began:
      startHeight = currentHeight
    case .changed:
      currentHeight = max(0, startHeight - translation)
      layoutSheet()
    case .ended, .cancelled:
      settle(velocity: pan.velocity(in: view).y)
    default:
      break
    }
  }

  private func settle(velocity: CGFloat) {
    let projected = currentHeight - velocity * 0.1
    let smallest = detents.map { $0.height(in: view) }.min() ?? 0
    if dismissesBelowSmallestDetent, projected < smallest / 2 {
      dismiss(animated: true)
      return
    }
    let nearest = detents.min {
      abs($0.height(in: view) - projected) < abs($1.height(in: view) - projected)
    }
    guard let nearest else { return }
    move(to: nearest, initialVelocity: abs(velocity) / max(1, currentHeight))
  }

  public func move(to detent: Detent, initialVelocity: CGFloat = 0, animated: Bool = true) {
    let changed = detent != self.detent
    self.detent = detent
    currentHeight = detent.height(in: view)
    guard animated else { return layoutSheet() }
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      usingSpringWithDamping: 0.85,
      initialSpringVelocity: initialVelocity,
      options: [.allowUserInteraction]
    ) {
      self.layoutSheet()
    } completion: { [weak self] _ in
      guard let self, changed else { return }
      self.didChangeDetent?(detent)
    }
  }

  // MARK: UIGestureRecognizerDelegate

  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: view)
    return abs(velocity.y) >= abs(velocity.x)
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    !(touch.view is UIControl)
  }
}

import TatamiUIKit

/// A message that goes away by itself.
public final class ToastView: UIView {

  public struct Options {
    public var duration: TimeInterval = 2
    public var background: UIColor = UIColor.black.withAlphaComponent(0.8)
    public var insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    public static let `default` = Options()
  }

  public enum Position {
    case top, center, bottom
  }

  private let messageLabel: UILabel
  private let imageView: UIImageView?
  private let options: Options
  private weak var timer: Timer?
  private var completion: ((_ didTap: Bool) -> Void)?

  init(message: String, image: UIImage?, options: Options) {
    self.messageLabel = UILabel(frame: .zero)
    self.imageView = image.map(UIImageView.init(image:))
    self.options = options
    super.init(frame: .zero)
    messageLabel.text = message
    messageLabel.textColor = .white
    messageLabel.numberOfLines = 0
    messageLabel.lineBreakMode = .byWordWrapping
    addSubview(messageLabel)
    if let imageView = imageView {
      imageView.contentMode = .scaleAspectFit
      addSubview(imageView)
    }
    backgroundColor = options.background
    layer.cornerRadius = 10
    layer.masksToBounds = true
    autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin]
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.hide(didTap: true) }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = options.insets
    let side: CGFloat = imageView == nil ? 0 : 28
    let available = size.width - insets.left - insets.right - side
    let text = messageLabel.sizeThatFits(
      CGSize(width: available, height: .greatestFiniteMagnitude)
    )
    return CGSize(
      width: ceil(min(text.width, available)) + insets.left + insets.right + side,
      height: ceil(max(text.height, side)) + insets.top + insets.bottom
    )
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    var content = bounds.inset(by: options.insets)
    if let imageView = imageView {
      let (slice, remainder) = content.divided(atDistance: 28, from: .minXEdge)
      imageView.frame = slice.insetBy(dx: 2, dy: 2)
      content = remainder
    }
    messageLabel.frame = content
  }

  func show(in view: UIView, at position: Position, completion: ((Bool) -> Void)?) {
    self.completion = completion
    frame.size = sizeThatFits(view.bounds.size)
    center.x = view.bounds.midX
    switch position {
    case .top: frame.origin.y = view.safeAreaInsets.top + 16
    case .center: center.y = view.bounds.midY
    case .bottom: frame.origin.y = view.bounds.maxY - view.safeAreaInsets.bottom - 16 - frame.height
    }
    alpha = 0
    view.addSubview(self)
    UIView.animate(
      withDuration: 0.2,
      animations: {
        self.alpha = 1
      }
    ) { _ in
      let timer = Timer(timeInterval: self.options.duration, repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.hide(didTap: false) }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
    }
  }

  func hide(didTap: Bool) {
    timer?.invalidate()
    UIView.animate(
      withDuration: 0.2,
      delay: 0,
      options: .curveEaseIn,
      animations: {
        self.alpha = 0
      },
      completion: { finished in
        self.removeFromSuperview()
        self.completion?(didTap)
        self.completion = nil
      }
    )
  }
}

extension UIView {
  /// The toasts that are visible in the view.
  public var toasts: [ToastView] {
    subviews.compactMap { $0 as? ToastView }
  }

  @discardableResult
  public func makeToast(
    _ message: String,
    image: UIImage? = nil,
    position: ToastView.Position = .bottom,
    options: ToastView.Options = .default,
    completion: ((Bool) -> Void)? = nil
  ) -> ToastView {
    let toast = ToastView(message: message, image: image, options: options)
    toast.show(in: self, at: position, completion: completion)
    return toast
  }

  public func hideAllToasts() {
    toasts.forEach { $0.hide(didTap: false) }
  }
}

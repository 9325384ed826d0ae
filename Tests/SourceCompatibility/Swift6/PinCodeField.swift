import TatamiUIKit

/// Boxes for the digits of a code, filled by the keyboard.
public final class PinCodeField: UIControl, UIKeyInput {

  public typealias Completion = @MainActor (_ code: String) -> Void

  // MARK: UITextInputTraits

  public var keyboardType: UIKeyboardType = .numberPad
  public var textContentType: UITextContentType! = .oneTimeCode
  public var isSecureTextEntry = false {
    didSet { setNeedsDisplay() }
  }
  public var autocorrectionType = UITextAutocorrectionType.no

  // MARK: Appearance

  public let length: Int
  public var boxSize = CGSize(width: 40, height: 48) { didSet { invalidate() } }
  public var spacing: CGFloat = 8 { didSet { invalidate() } }
  public var font: UIFont = .monospacedDigitSystemFont(ofSize: 24, weight: .medium) {
    didSet { setNeedsDisplay() }
  }
  public var completion: Completion?

  public private(set) var code = "" {
    didSet {
      guard code != oldValue else { return }
      setNeedsDisplay()
      sendActions(for: .editingChanged)
      if code.count == length { completion?(code) }
    }
  }

  public init(length: Int = 4, completion: Completion? = nil) {
    self.length = length
    self.completion = completion
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    sizeToFit()
    addAction(
      UIAction { [weak self] _ in _ = self?.becomeFirstResponder() },
      for: .touchUpInside
    )
  }

  required init?(coder: NSCoder) {
    length = 4
    super.init(coder: coder)
  }

  // MARK: UIKeyInput

  public var hasText: Bool { !code.isEmpty }

  public func insertText(_ text: String) {
    let digits = text.filter { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, code.count < length else { return }
    code = String((code + digits).prefix(length))
    if code.count == length { resignFirstResponder() }
  }

  public func deleteBackward() {
    guard hasText else { return }
    code.removeLast()
  }

  public func clear() { code.removeAll() }

  // MARK: UIResponder

  public override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  public override func becomeFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.becomeFirstResponder()
  }

  @discardableResult
  public override func resignFirstResponder() -> Bool {
    defer { setNeedsDisplay() }
    return super.resignFirstResponder()
  }

  // MARK: UIView

  public override var intrinsicContentSize: CGSize {
    let width = CGFloat(length) * boxSize.width + CGFloat(length - 1) * spacing
    return CGSize(width: width, height: boxSize.height)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  public override func draw(_ rect: CGRect) {
    for (index, box) in boxes.enumerated() {
      let path = UIBezierPath(roundedRect: box.insetBy(dx: 1, dy: 1), cornerRadius: 6)
      let isCurrent = isFirstResponder && index == min(code.count, length - 1)
      (isCurrent ? tintColor : UIColor.systemGray3).setStroke()
      UIColor.secondarySystemBackground.setFill()
      path.lineWidth = isCurrent ? 2 : 1
      path.fill()
      path.stroke()
      if let digit = digit(at: index) { draw(digit, in: box) }
    }
  }

  private var boxes: [CGRect] {
    (0..<length).map { index in
      let x = CGFloat(index) * (boxSize.width + spacing)
      return CGRect(origin: CGPoint(x: x, y: 0), size: boxSize)
    }
  }

  private func digit(at index: Int) -> String? {
    guard index < code.count else { return nil }
    return isSecureTextEntry ? "•" : String(Array(code)[index])
  }

  private func draw(_ digit: String, in box: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.label]
    let size = (digit as NSString).size(withAttributes: attributes)
    let origin = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    (digit as NSString).draw(at: origin, withAttributes: attributes)
  }

  private func invalidate() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }
}

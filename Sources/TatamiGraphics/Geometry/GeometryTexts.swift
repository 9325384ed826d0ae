public import Foundation

/// Returns a point as a text, such as `{1, 2.5}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { text([point.x, point.y]) }

/// Returns a size as a text, such as `{320, 480}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { text([size.width, size.height]) }

/// Returns a rectangle as a text, such as `{{0, 0}, {320, 480}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}

/// Returns a vector as a text, such as `{1, 0}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { text([vector.dx, vector.dy]) }

/// Returns a transform as a text, such as `[1, 0, 0, 1, 0, 0]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let numbers = [
    transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
  ]
  return "[\(numbers.map(text).joined(separator: ", "))]"
}

/// Returns insets as a text: top, left, bottom and right, such as `{8, 0, 8, 0}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  text([insets.top, insets.left, insets.bottom, insets.right])
}

/// Returns an offset as a text, such as `{2, 0}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String {
  text([offset.horizontal, offset.vertical])
}

private func text(_ numbers: [CGFloat]) -> String {
  "{\(numbers.map(text).joined(separator: ", "))}"
}

private func text(_ number: CGFloat) -> String {
  number.rounded() == number && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}

public import Foundation

// Foundation encodes points, sizes and rectangles; the other structures are archived as their
// numbers. What is missing or has another count is decoded as zero.
extension NSCoder {
  /// Encodes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode([vector.dx, vector.dy], forKey: key)
  }

  /// Encodes an affine transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    let t = transform
    encode([t.a, t.b, t.c, t.d, t.tx, t.ty], forKey: key)
  }

  /// Encodes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode([insets.top, insets.left, insets.bottom, insets.right], forKey: key)
  }

  /// Encodes insets by layout direction.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encode([insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
  }

  /// Encodes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode([offset.horizontal, offset.vertical], forKey: key)
  }

  /// Returns a decoded point; zero without one.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Returns a decoded vector; zero without one.
  public func decodeCGVector(forKey key: String) -> CGVector {
    numbers(2, forKey: key).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// Returns a decoded size; zero without one.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Returns a decoded rectangle; zero without one.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Returns a decoded affine transform; one that maps everything to zero without one.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    let t = numbers(6, forKey: key) ?? [0, 0, 0, 0, 0, 0]
    return CGAffineTransform(a: t[0], b: t[1], c: t[2], d: t[3], tx: t[4], ty: t[5])
  }

  /// Returns decoded insets; zero without any.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    numbers(4, forKey: key).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }

  /// Returns decoded insets by layout direction; zero without any.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    numbers(4, forKey: key).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// Returns a decoded offset; zero without one.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    numbers(2, forKey: key).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private func encode(_ numbers: [CGFloat], forKey key: String) {
    encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
  }

  private func numbers(_ count: Int, forKey key: String) -> [CGFloat]? {
    guard containsValue(forKey: key) else { return nil }
    let array = decodeObject(of: [NSArray.self, NSNumber.self], forKey: key) as? NSArray
    let numbers = array?.compactMap { ($0 as? NSNumber).map { CGFloat($0.doubleValue) } }
    return numbers?.count == count ? numbers : nil
  }
}

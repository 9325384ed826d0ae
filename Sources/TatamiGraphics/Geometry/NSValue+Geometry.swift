public import Foundation

// Foundation on Linux boxes points, sizes and rectangles; it cannot encode other structures, so
// that their numbers are boxed as an array.
extension NSValue {
  /// Creates a box of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a box of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a box of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a box of a vector.
  public convenience init(cgVector vector: CGVector) { self.init(boxing: [vector.dx, vector.dy]) }

  /// Creates a box of an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(boxing: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }

  /// Creates a box of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(boxing: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Creates a box of insets by layout direction.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(boxing: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Creates a box of an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(boxing: [insets.horizontal, insets.vertical])
  }

  /// The point in the box; zero if the box has another content, as for the following properties.
  public var cgPointValue: CGPoint {
    numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The size in the box.
  public var cgSizeValue: CGSize {
    numbers(2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle in the box.
  public var cgRectValue: CGRect {
    numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// The vector in the box.
  public var cgVectorValue: CGVector {
    numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The affine transform in the box; the identity if the box has another content.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }

  /// The insets in the box.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The insets by layout direction in the box.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }

  /// The offset in the box.
  public var uiOffsetValue: UIOffset {
    numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  /// Creates a box of numbers.
  package convenience init(boxing numbers: [CGFloat]) {
    self.init(bytes: numbers, objCType: "[\(numbers.count)d]")
  }

  /// Returns the numbers in a box of geometry; nil for a box of another content or count.
  package func numbers(_ count: Int) -> [CGFloat]? {
    let type = String(cString: objCType)
    guard type.first == "[" || type.contains("CG"), Self.size(ofType: type) == count else {
      return nil
    }
    var numbers = [CGFloat](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }

  /// Returns the count of numbers in an encoded type of an array or of structures.
  private static func size(ofType type: String) -> Int? {
    if type.first == "[" { return Int(type.dropFirst().prefix(while: \.isNumber)) }
    return type.count { $0 == "d" }
  }

  /// The geometry in the box as a value that animations accept; nil for other contents.
  package var geometry: Any? {
    let type = String(cString: objCType)
    if type.hasPrefix("{CGPoint") || type == "[2d]" { return cgPointValue }
    if type.hasPrefix("{CGSize") { return cgSizeValue }
    if type.hasPrefix("{CGRect") { return cgRectValue }
    return type == "[6d]" ? cgAffineTransformValue : nil
  }
}

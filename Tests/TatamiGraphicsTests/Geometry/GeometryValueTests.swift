import Foundation
import TatamiUIKit
import Testing

/// Geometry boxed in `NSValue`, and the structures that only UIKit and CoreGraphics have.
@MainActor
@Suite struct GeometryValueTests {
  @Test func `boxes return the geometry that was put into them`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let transform3D = CATransform3DMakeRotation(1, 1, 2, 3)
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(directionalEdgeInsets: directional).directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 7, vertical: 8)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(caTransform3D: transform3D).caTransform3DValue == transform3D)
  }

  @Test func `a box of another content gives zero`() {
    let range = NSValue(range: NSRange(location: 1, length: 2))
    #expect(range.cgPointValue == .zero)
    #expect(NSNumber(value: 5).cgRectValue == .zero)
    #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPointValue == .zero)
    #expect(range.cgAffineTransformValue == .identity)
    #expect(CATransform3DIsIdentity(range.caTransform3DValue))
  }

  @Test func `equal geometry has equal boxes`() {
    #expect(NSValue(uiOffset: .zero) == NSValue(uiOffset: UIOffset()))
    #expect(NSValue(cgVector: .zero) != NSValue(cgVector: CGVector(dx: 1, dy: 0)))
  }

  @Test func `HUGE is larger than all lengths of layouts`() {
    #expect(HUGE == .greatestFiniteMagnitude)
    #expect(CGFloat(HUGE).isFinite)
  }

  @Test func `coders return the geometry that was encoded`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let coder: NSCoder = archiver
    let rect = CGRectMake(1, 2, 3, 4)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    coder.encode(rect.origin, forKey: "point")
    coder.encode(rect.size, forKey: "size")
    coder.encode(rect, forKey: "rect")
    coder.encode(CGVector(dx: 1, dy: 2), forKey: "vector")
    coder.encode(transform, forKey: "transform")
    coder.encode(insets, forKey: "insets")
    coder.encode(directional, forKey: "directional")
    coder.encode(UIOffset(horizontal: 7, vertical: 8), forKey: "offset")
    archiver.finishEncoding()
    let decoder: NSCoder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(decoder.decodeCGPoint(forKey: "point") == CGPointMake(1, 2))
    #expect(decoder.decodeCGSize(forKey: "size") == CGSizeMake(3, 4))
    #expect(decoder.decodeCGRect(forKey: "rect") == rect)
    #expect(decoder.decodeCGVector(forKey: "vector") == CGVectorMake(1, 2))
    #expect(decoder.decodeCGAffineTransform(forKey: "transform") == transform)
    #expect(decoder.decodeUIEdgeInsets(forKey: "insets") == insets)
    #expect(decoder.decodeDirectionalEdgeInsets(forKey: "directional") == directional)
    #expect(decoder.decodeUIOffset(forKey: "offset") == UIOffset(horizontal: 7, vertical: 8))
    #expect(decoder.decodeCGSize(forKey: "none") == .zero)
    #expect(decoder.decodeUIOffset(forKey: "none") == .zero)
  }

  @Test func `the names of the system's headers are those of Swift's types`() {
    let count: NSInteger = 3
    #expect(count == Int(3))
    #expect(NSUInteger.max == UInt.max)
    #expect(CGFloat(HUGE) > 1e38)
    #expect(CGAffineTransformMakeScale(2, 3) == CGAffineTransform(scaleX: 2, y: 3))
    #expect(CGAffineTransformMakeRotation(1) == CGAffineTransform(rotationAngle: 1))
    #expect(
      CGAffineTransformMakeTranslation(2, 3) == CGAffineTransform(translationX: 2, y: 3)
    )
  }
}

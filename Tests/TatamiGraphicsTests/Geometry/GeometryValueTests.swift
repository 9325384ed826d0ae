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
}

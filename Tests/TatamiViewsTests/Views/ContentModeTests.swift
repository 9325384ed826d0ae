import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct ContentModeTests {
  nonisolated static let cases: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, CGRect(x: 0, y: 0, width: 80, height: 40)),
    (.redraw, CGRect(x: 0, y: 0, width: 80, height: 40)),
    (.scaleAspectFit, CGRect(x: 20, y: 0, width: 40, height: 40)),
    (.scaleAspectFill, CGRect(x: 0, y: 0, width: 80, height: 40)),
    (.center, CGRect(x: 30, y: 10, width: 20, height: 20)),
    (.top, CGRect(x: 30, y: 0, width: 20, height: 20)),
    (.bottom, CGRect(x: 30, y: 20, width: 20, height: 20)),
    (.left, CGRect(x: 0, y: 10, width: 20, height: 20)),
    (.right, CGRect(x: 60, y: 10, width: 20, height: 20)),
    (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
    (.topRight, CGRect(x: 60, y: 0, width: 20, height: 20)),
    (.bottomLeft, CGRect(x: 0, y: 20, width: 20, height: 20)),
    (.bottomRight, CGRect(x: 60, y: 20, width: 20, height: 20)),
  ]

  @Test(arguments: cases)
  func `S233: content modes place an image`(mode: UIView.ContentMode, box: CGRect) throws {
    for scale in [1, 2] as [CGFloat] {
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
      view.image = .filled(.red, width: 20, height: 20, scale: scale)
      view.contentMode = mode
      view.clipsToBounds = true
      #expect(try Pixels(of: view).inked == box)
    }
  }

  @Test func `S233: what is larger than the view is cut off only if it clips`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = UIImageView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
    view.image = .filled(.red, width: 30, height: 30)
    view.contentMode = .center
    root.addSubview(view)
    #expect(try Pixels(of: root).inked == CGRect(x: 15, y: 15, width: 30, height: 30))
    view.clipsToBounds = true
    #expect(try Pixels(of: root).inked == view.frame)
    view.image = nil
    #expect(try Pixels(of: root).inked == nil)
  }
}

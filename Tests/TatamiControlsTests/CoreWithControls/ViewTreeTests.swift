import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Printed view trees.
@MainActor
@Suite(.arithmeticText) struct ViewTreeTests {
  private func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

  @Test func `identifiers, the tag and what hides a view are printed`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    (view.accessibilityIdentifier, view.restorationIdentifier) = ("card", "saved")
    (view.tag, view.isHidden, view.alpha) = (7, true, 0.25)
    #expect(
      ViewTree.description(of: view) == "UIView [1 2 3x4] #card @saved tag 7 hidden alpha 0.25"
    )
  }

  @Test func `the frames of arranged views are explained by the stack`() {
    let (label, hidden, plain) = (UILabel(), UIView(), UIView())
    label.font = .systemFont(ofSize: 20)
    label.text = "abc"
    hidden.isHidden = true
    let stack = UIStackView(arrangedSubviews: [label, hidden])
    stack.addSubview(plain)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 30)
    stack.layoutIfNeeded()
    #expect(
      lines(ViewTree.explanation(of: stack)) == [
        "UIStackView [0 0 100x30] (set by the program)",
        "  UILabel [0 0 100x30] \"abc\" (arranged: horizontal, fill, fill; natural size 30x24, "
          + "hugging 250, resistance 750)",
        "  UIView [0 0 0x0] hidden (hidden, not arranged)",
        "  UIView [0 0 0x0] (set by the program or by UIStackView.layoutSubviews())",
      ]
    )
  }

  @Test func `the frames of root views, resized and transformed views are explained`() {
    final class StartController: UIViewController {}
    let window = UIWindow.shown()
    let controller = StartController()
    window.rootViewController = controller
    let turned = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
    turned.transform = CGAffineTransform(scaleX: 2, y: 2)
    turned.autoresizingMask = [.flexibleLeftMargin, .flexibleHeight]
    controller.view.addSubview(turned)
    #expect(
      lines(ViewTree.explanation(of: window)) == [
        "UIWindow [0 0 400x400] (window)",
        "  UIView [0 0 400x400] (root view of StartController, resized with the superview: width, "
          + "height)",
        "    UIView [0 5 40x20] transformed (resized with the superview: left margin, height; box "
          + "around transformed 20x10)",
      ]
    )
  }

  @Test func `the frames of rows and items are explained by their index paths`() {
    final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        1
      }
      func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      }
    }
    let source = Source()
    let frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    let table = UITableView(frame: frame)
    let collection = UICollectionView(
      frame: frame,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    (table.dataSource, collection.dataSource) = (source, source)
    table.layoutIfNeeded()
    collection.layoutIfNeeded()
    #expect(ViewTree.explanation(of: table).contains("(row 1 of section 0)"))
    #expect(
      ViewTree.explanation(of: collection)
        .contains("(item 0 of section 0, by UICollectionViewFlowLayout)")
    )
  }
}

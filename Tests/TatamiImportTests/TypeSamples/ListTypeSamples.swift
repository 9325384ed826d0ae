import Tatami
import Testing

// The samples in the documentation of types of Tatami.

private struct Message: Identifiable {
  let id: Int
  var text: String
}

private struct Photo: Identifiable {
  let id: Int
  var image: UIImage
}

@MainActor
@Suite struct ListTypeSamples {
  func basicRecycleItem(open: @escaping () -> Void) {
    let hint = BasicRecycleItem(data: "No messages yet") { info, _ in
      UILabel().attach().text(info.data).textColor(.secondaryLabel)
    }
    .onSelect { _ in open() }
    ListBox(sections: [BasicRecycleSection(items: [hint])]).attach().size(.fill, .fill)
  }

  @Test func `the sample of BrickSectionGeometry gives the stated values`() {
    let threeColumns = BrickSectionGeometry(columnCount: 3, width: 320, spacing: 4)
    let sidebar = BrickSectionGeometry(
      columns: [200, 60],
      rowHeight: 60,
      spacing: BrickSpacing(interitem: 4, line: 4)
    )
    #expect(threeColumns.columns.count == 3)
    #expect(sidebar.columns == [200, 60])
  }

  fileprivate func childTransition(messages: State<[Message]>) {
    let list = VBoxBuilder<Message>(items: messages) { message, _ in
      UILabel().attach().text(message.data.text)
    }
    list.transition = .fade()
  }

  fileprivate func gridBoxOptions(photos: State<[Photo]>) {
    var options = GridBox.Options()
    options.direction = .horizontal
    options.itemSpacing = 4
    let section = ListRecycleSection(items: photos) { photo, _ in
      UIImageView().attach().image(photo.data.image).size(100, 100)
    }
    let grid = GridBox(options, sections: [section])
    _ = grid
  }

  func hBoxBuilder(colors: State<[UIColor]>) {
    HBoxBuilder<UIColor>(items: colors) { color, _ in
      UIView().attach().backgroundColor(color.data).size(24, 24)
    }
    .attach().space(8)
  }

  func hFlowBuilder(numbers: State<[Int]>) {
    HFlowBuilder<Int>(arrange: 3, items: numbers) { number, _ in
      UILabel().attach().text("\(number.data)")
    }
    .attach().height(.fill)
  }

  @Test func `the sample of ListDifference gives the stated values`() {
    let change = ListDifference(from: ["a", "b"], to: ["b", "c"], identifiedBy: \.self)
    let inserted = change.insertions.map(\.item)
    #expect(inserted == ["c"])
    #expect(change.deletions.map(\.item) == ["a"])
  }

  func navigationBox() {
    let page = NavigationBox(
      navBar: { UILabel().attach().text("Inbox").margin(all: 12) },
      body: { VBox().attach().size(.fill, .fill) }
    )
    page.state.value.shadowOpacity = 0.2
  }

  func navigationBoxViewState(page: NavigationBox) {
    var bar = NavigationBox.ViewState()
    bar.backgroundColor = .systemBackground
    bar.bodyAvoidNavBar = false
    page.state.value = bar
  }

  func photoWall(images: [UIImage]) throws {
    var wall = PhotoWall(images.map { PhotoWall.Photo(size: $0.size, caption: "") })
    wall.arrangement = .justified
    wall.width = 800
    let view = try wall.layout().view(images: images)
    _ = view
  }

  @Test func `the sample of PhotoWall Photo gives the stated values`() {
    let photo = PhotoWall.Photo(size: CGSize(width: 4032, height: 3024), caption: "The bay")
    let wall = PhotoWall([photo])
    #expect(wall.photos.count == 1)
  }

  func roundedTableViewCell() {
    final class PersonCell: RoundedTableViewCell {
      override func prepareForReuse() {
        super.prepareForReuse()
        textLabel?.text = nil
      }
    }
  }

  func vFlowBuilder(tags: State<[String]>) {
    VFlowBuilder<String>(items: tags) { tag, _ in
      UILabel().attach().text(tag.data).margin(all: 4)
    }
    .attach().width(.fill).itemSpace(8)
  }

  func zBoxBuilder(photos: [UIImage]) {
    let pile = ZBoxBuilder<UIImage> { photo, _ in
      UIImageView().attach().image(photo.data).alignment(.center)
    }
    pile.state.value = photos
  }
}

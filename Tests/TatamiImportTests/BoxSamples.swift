import Tatami

// The samples in the documentation of Tatami and of the engines that it exports.

private struct Person: Identifiable {
  let id: Int
  var name: String
}

private struct Message: Identifiable {
  let id: Int
  var text: String
}

private struct Photo: Identifiable {
  let id: Int
  var image: UIImage
}

private struct Title {
  func size(in space: Size) -> Size { space }
}

@MainActor
private final class Model {
  var tree = BoxTree()
}

@MainActor
private enum BoxSamples {
  static func scrolling(texts: [String], view: UIView) {
    ScrollingBox(VBox()) { box in
      for text in texts { UILabel().attach(box).text(text) }
    }
    .attach(view)
    .size(.fill, .fill)
  }

  static func chat(
    messages: State<[Message]>,
    open: @escaping (Message) -> Void
  ) -> VBoxBuilder<Message> {
    VBoxBuilder<Message>(items: messages) { message, trigger in
      UILabel().attach().text(message.data.text).onTap {
        trigger.inContext { info in open(info.data) }
      }
    }
  }

  static func building(name: State<String>, isActive: State<Bool>) -> VBox {
    VBox {
      UILabel().attach().text(name)
      HBox {
        UISwitch().attach().isOn(isActive)
        Spacer()
      }
    }
  }

  static func overlapping(photo: UIImage) {
    ZBox().attach { box in
      UIImageView().attach(box).image(photo).size(.fill, .fill)
      UILabel().attach(box).text("New").margin(all: 8)
        .alignment(Alignment(horizontal: .trailing, vertical: .start))
    }
    .size(160, 120)
  }

  static func row(isActive: State<Bool>) {
    HBox().attach { box in
      UILabel().attach(box).text("Notifications").width(.fill)
      UISwitch().attach(box).isOn(isActive)
    }
    .padding(horz: 16, vert: 8).width(.fill).justifyContent(.vertCenter())
  }

  static func column() {
    VBox().attach { box in
      UILabel().attach(box).text("Ada Lovelace").fontSize(20, weight: .bold)
      UILabel().attach(box).text("Wrote the first program.").numberOfLines(0)
    }
    .padding(all: 16).space(4).width(.fill)
  }

  static func tags(_ tags: [String]) {
    VFlow().attach { flow in
      for tag in tags {
        UILabel().attach(flow).text(tag).margin(all: 4)
      }
    }
    .width(.fill).itemSpace(8).runSpace(4)
  }

  static func rounded(in view: UIView, source: any UITableViewDataSource) {
    let table = RoundedTableView(frame: view.bounds)
    table.register(RoundedTableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    view.addSubview(table)
  }

  static func mosaic(in view: UIView) {
    let layout = MosaicLayout()
    layout.pattern = MosaicPreset.quilt.pattern
    let photos = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(photos)
  }

  static func attaching(view: UIView, name: State<String>, isActive: State<Bool>) {
    VBox().attach(view) { box in
      UILabel().attach(box).text(name)
      UISwitch().attach(box).isOn(isActive)
    }
    .space(8)
  }

  static func mixedSection(messages: State<[Message]>) -> BasicRecycleSection {
    BasicRecycleSection(
      items: messages.map { messages in
        messages.map { message in
          BasicRecycleItem(id: message.id, data: message) { info, _ in
            UILabel().attach().text(info.data.text)
          }
        }
      }
    )
  }

  static func grid(photos: State<[Photo]>) -> GridBox {
    GridBox(sections: [
      ListRecycleSection(items: photos) { photo, _ in
        UIImageView().attach().image(photo.data.image).size(100, 100)
      }
      .header { UILabel().attach().text("Photos") }
    ])
  }

  static func list(view: UIView, people: State<[Person]>) {
    ListBox(sections: [
      ListRecycleSection(items: people) { person, _ in
        HBox().attach { UILabel().attach($0).text(person.data.name) }.padding(all: 12)
      }
    ])
    .attach(view).size(.fill, .fill)
  }

  static func section(people: State<[Person]>, open: @escaping (Person) -> Void) -> ListBox {
    ListBox(sections: [
      ListRecycleSection(items: people) { person, _ in
        UILabel().attach().text(person.data.name).margin(all: 12)
      }
      .header { UILabel().attach().text("People") }
      .onSelect { open($0.data) }
    ])
  }

  static func interaction(
    people: State<[Person]>,
    open: @escaping (Person) -> Void,
    togglePin: @escaping (Person) -> Void
  ) -> RecycleSection {
    ListRecycleSection(items: people) { person, _ in
      UILabel().attach().text(person.data.name).margin(all: 12)
    }
    .onSelect { open($0.data) }
    .onDelete { people.value.remove(at: $0.index) }
    .onMove { people.value.insert(people.value.remove(at: $0), at: $1) }
    .leadingSwipeActions { person in
      let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in
        togglePin(person.data)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [pin])
    }
  }

  static func editedList(
    in view: UIView,
    people: State<[Person]>,
    isEditing: State<Bool>,
    watcher: any UITableViewDelegate,
    open: @escaping (Person) -> Void
  ) -> Puyo<ListBox> {
    func loadPicture(of person: Person) {}
    let list = ListBox(sections: [
      ListRecycleSection(items: people) { person, _ in
        UILabel().attach().text(person.data.name).textStyle(.body).margin(all: 12)
      }
      .onSelect { open($0.data) }
      .onDelete { people.value.remove(at: $0.index) }
      .onMove { people.value.insert(people.value.remove(at: $0), at: $1) }
      .onPrefetch { loadPicture(of: $0.data) }
    ])
    .attach(view).size(.fill, .fill).editing(isEditing).setDelegate(watcher)
    return list
  }

  static func form() -> VBox {
    let name = State("Ada")
    let form = VBox().attach { box in
      UILabel().attach(box).text(name.map { "Hello, \($0)" }).fontSize(24, weight: .bold)
      HBox().attach(box) { row in
        UITextField().attach(row).size(.fill, 36).borderStyle(.roundedRect).onText(name)
        UIButton(type: .system).attach(row).text("Clear").enabled(name.map { !$0.isEmpty })
          .bind(to: row, event: .touchUpInside) { _, _ in name.value = "" }
      }.width(.fill).space(8).justifyContent(.vertCenter())
    }.padding(all: 16).space(12).width(.fill).view
    return form
  }

  static func insertBricks(
    paths: [IndexPath],
    layout: BrickLayout,
    collectionView: UICollectionView
  ) {
    collectionView.performBatchUpdates {
      collectionView.insertItems(at: paths)
      layout.invalidateLayout()
    }
  }

  static func changePatterns(layout: MosaicLayout, collectionView: UICollectionView) {
    collectionView.performBatchUpdates { layout.invalidateLayout() }
  }

  static func tree(titles: [Title], root: BoxHandle, model: Model) throws {
    func addRows(to box: BoxHandle, in tree: inout BoxTree) throws(BoxTreeError) {
      for title in titles { try tree.insert(tree.makeLeaf { title.size(in: $0) }, into: box) }
    }
    try addRows(to: root, in: &model.tree)
  }
}

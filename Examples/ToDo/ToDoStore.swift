import Foundation
import TatamiUIKit

/// A task of a list.
struct ToDoTask: Identifiable, Sendable {
  let id: UUID
  var title: String
  var notes: String
  var isImportant: Bool
  var isDone: Bool

  init(_ title: String, notes: String = "", isImportant: Bool = false, isDone: Bool = false) {
    id = UUID()
    self.title = title
    self.notes = notes
    self.isImportant = isImportant
    self.isDone = isDone
  }
}

/// A named list of tasks.
struct ToDoList: Identifiable, Sendable {
  let id: UUID
  var name: String
  var tasks: [ToDoTask]

  init(_ name: String, _ tasks: [ToDoTask] = []) {
    id = UUID()
    self.name = name
    self.tasks = tasks
  }

  /// The number of tasks that are not done.
  var openCount: Int { tasks.filter { !$0.isDone }.count }
}

/// All lists.
@MainActor
final class ToDoStore {
  private(set) var lists: [ToDoList]

  init(_ lists: [ToDoList]) {
    self.lists = lists
  }

  func list(_ id: ToDoList.ID) -> ToDoList? { lists.first { $0.id == id } }

  func task(_ id: ToDoTask.ID) -> ToDoTask? {
    lists.lazy.compactMap { $0.tasks.first { $0.id == id } }.first
  }

  func add(_ list: ToDoList) { lists.append(list) }

  func removeList(_ id: ToDoList.ID) { lists.removeAll { $0.id == id } }

  /// Replaces a task or adds it at the end of a list.
  func save(_ task: ToDoTask, in id: ToDoList.ID) {
    change(id) { list in
      if let index = list.tasks.firstIndex(where: { $0.id == task.id }) {
        list.tasks[index] = task
      } else {
        list.tasks.append(task)
      }
    }
  }

  func removeTasks(in id: ToDoList.ID, where isRemoved: (ToDoTask) -> Bool) {
    change(id) { $0.tasks.removeAll(where: isRemoved) }
  }

  private func change(_ id: ToDoList.ID, _ change: (inout ToDoList) -> Void) {
    guard let index = lists.firstIndex(where: { $0.id == id }) else { return }
    change(&lists[index])
  }

  /// Some lists to start with.
  static var sample: ToDoStore {
    ToDoStore([
      ToDoList("Groceries", [ToDoTask("Rice"), ToDoTask("Miso"), ToDoTask("Green tea")]),
      ToDoList(
        "Move to Kyoto",
        [
          ToDoTask("Sign the lease", notes: "Bring the seal", isImportant: true),
          ToDoTask("Measure the rooms", notes: "Six mats and a kitchen"),
          ToDoTask("Order tatami mats"),
          ToDoTask("Cancel the electricity", isDone: true),
        ]
      ),
      ToDoList("Books to read"),
    ])
  }
}

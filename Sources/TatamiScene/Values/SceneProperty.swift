import Tatami
import TatamiJSON

/// A property in documents: its form, its default, and the assignment to its target.
@MainActor
struct SceneProperty<Target> {
  /// Sets the property of a target.
  typealias Assignment = @MainActor (inout Target) -> Void

  let name: String
  /// The description of the accepted values.
  let form: String
  /// An accepted value as JSON.
  let example: String
  /// The accepted values as JSON Schema.
  let schema: JSONValue
  /// The value of a target without the property; nil if the property is required.
  let initial: String?
  let summary: String
  /// Reads a value and returns its assignment.
  let read: (SceneReader, SceneResources) throws(SceneError) -> Assignment

  /// Creates a property.
  ///
  /// - Parameter initial: The default as documented; nil for a required property.
  init<Value>(
    _ name: String,
    _ form: ValueForm<Value>,
    default initial: String?,
    _ summary: String,
    set: @escaping @MainActor (inout Target, Value) -> Void
  ) {
    self.name = name
    self.form = form.text
    self.example = form.example
    schema = form.schema
    self.initial = initial
    self.summary = summary
    read = { reader, resources throws(SceneError) in
      let value = try form.read(reader, resources)
      return { set(&$0, value) }
    }
  }

  private init<Inner>(
    _ property: SceneProperty<Inner>,
    default initial: String?,
    read: @escaping (SceneReader, SceneResources) throws(SceneError) -> Assignment
  ) {
    name = property.name
    form = property.form
    example = property.example
    schema = property.schema
    self.initial = initial ?? property.initial
    summary = property.summary
    self.read = read
  }

  /// Returns the property for other targets, to which assignments are converted.
  ///
  /// - Parameter initial: The default as documented; nil for that of the property.
  func map<Outer>(
    default initial: String? = nil,
    _ convert: @escaping (@escaping Assignment) -> SceneProperty<Outer>.Assignment
  ) -> SceneProperty<Outer> {
    let read = read
    return SceneProperty<Outer>(self, default: initial) { reader, resources throws(SceneError) in
      convert(try read(reader, resources))
    }
  }
}

extension SceneProperty where Target: UIView {
  /// Returns the property for any view; views of other classes ignore it.
  func erased() -> SceneProperty<UIView> {
    map { set in
      { view in
        if var target = view as? Target { set(&target) }
      }
    }
  }
}

/// The properties of one kind of object in documents.
@MainActor
struct PropertyTable<Target> {
  /// The name of the objects in the reference.
  let title: String
  let properties: [SceneProperty<Target>]

  /// Reads the properties of an object into a target, in the order of the table.
  func read(
    _ reader: SceneReader,
    into target: inout Target,
    _ resources: SceneResources
  ) throws(SceneError) {
    try resources.readObject(reader, properties.map(\.name)) { object throws(SceneError) in
      try resources.forEach(properties) { property throws(SceneError) in
        if let value = object[property.name] {
          try property.read(value, resources)(&target)
        } else if property.initial == nil {
          throw .document(.missingKey(property.name, at: object.path))
        }
      }
    }
  }
}

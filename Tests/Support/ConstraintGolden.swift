/// A golden case of the family of constraints.
package struct ConstraintGolden: Decodable, Sendable, CustomStringConvertible {
  /// The name of the case, printed by failing tests.
  package let name: String
  /// The input.
  package let scene: Scene
  /// The expected output.
  package let expect: Answer

  /// The name.
  package var description: String { name }

  /// Returns all cases in the order of the file.
  package static func all() throws -> [ConstraintGolden] {
    try GoldenFile.cases(of: "auto-layout")
  }
}

extension ConstraintGolden {
  /// A document.
  package struct Scene: Decodable, Sendable {
    package var size: [Double]
    package var direction: String?
    package var margins: [Double]?
    package var safeArea: [Double]?
    package var views: [View]
    package var guides: [Guide]?
    package var constraints: [Row]
    package var steps: [Step]?
    package var fit: Fit?
  }

  /// A view, as documents write it.
  package struct View: Decodable, Sendable {
    package var name: String
    package var parent: String?
    package var intrinsic: [Double?]?
    package var hugging: [Double]?
    package var compression: [Double]?
    package var margins: [Double]?
    package var safeArea: [Double]?
    package var alignmentInsets: [Double]?
    package var baselines: [Double]?
    package var frame: [Double]?
    package var scroll: Bool?
  }

  /// A guide, as documents write it.
  package struct Guide: Decodable, Sendable {
    package var name: String
    package var owner: String
  }

  /// A constraint, as documents write it.
  package struct Row: Decodable, Sendable {
    package var id: String
    package var item: String
    package var attribute: String
    package var relation: String?
    package var to: String?
    package var toAttribute: String?
    package var multiplier: Double?
    package var constant: Double?
    package var priority: Double?
    package var active: Bool?
  }

  /// An edit, as documents write it.
  package struct Step: Decodable, Sendable {
    package var size: [Double]?
    package var constraint: String?
    package var constant: Double?
    package var priority: Double?
    package var activate: [String]?
    package var deactivate: [String]?
    package var view: String?
    package var intrinsic: [Double?]?
    package var hugging: [Double]?
    package var compression: [Double]?
    package var frame: [Double]?
    package var margins: [Double]?
  }

  /// A question for a fitting size.
  package struct Fit: Decodable, Sendable {
    package var view: String
    package var target: [Double]
    package var priorities: [Double]
  }

  /// The expected result.
  package struct Answer: Decodable, Sendable {
    package var frames: [Frame]?
    package var guides: [Frame]?
    package var contentSizes: [Frame]?
    package var ambiguous: [String]?
    package var conflict: [String]?
    package var steps: [Answer]?
    package var fit: [Double]?
  }

  /// A name and numbers, of which those are nil that are not compared.
  package struct Frame: Decodable, Sendable {
    package let name: String
    package let numbers: [Double?]

    package init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      name = try values.decode(String.self)
      var numbers: [Double?] = []
      while !values.isAtEnd { numbers.append(try values.decode(Double?.self)) }
      self.numbers = numbers
    }
  }
}

extension ConstraintGolden.Scene {
  /// The document with an edit in its members instead of in its steps.
  package mutating func apply(_ step: ConstraintGolden.Step) {
    if let size = step.size { self.size = size }
    for index in constraints.indices {
      let id = constraints[index].id
      if id == step.constraint {
        constraints[index].constant = step.constant ?? constraints[index].constant
        constraints[index].priority = step.priority ?? constraints[index].priority
      }
      if step.activate?.contains(id) == true { constraints[index].active = true }
      if step.deactivate?.contains(id) == true { constraints[index].active = false }
    }
    for index in views.indices where views[index].name == step.view {
      views[index].intrinsic = step.intrinsic ?? views[index].intrinsic
      views[index].hugging = step.hugging ?? views[index].hugging
      views[index].compression = step.compression ?? views[index].compression
      views[index].frame = step.frame ?? views[index].frame
      views[index].margins = step.margins ?? views[index].margins
    }
  }

  /// The document with its views, guides and constraints in the opposite order.
  package var reversed: ConstraintGolden.Scene {
    var copy = self
    copy.views.reverse()
    copy.guides?.reverse()
    copy.constraints.reverse()
    return copy
  }
}

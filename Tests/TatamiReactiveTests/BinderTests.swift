import Testing

@testable import TatamiReactive

/// Members of sources as sources.
@MainActor
struct BinderTests {
  struct Address {
    var city = "London"
    var street: String?
    var floor = 3
  }

  struct Person {
    var name = "Ada"
    var address: Address? = Address()
    var home = Address()
    var map = "a member named as an operator"
    var take = 2
  }

  @Test func `A9, A60: a binder of a member chains and has all operators`() {
    let person = State(Person())
    let cities = person.binder.home.city.map { $0.uppercased() }.log()
    person.value.home.city = "Paris"
    #expect(cities.values == ["LONDON", "PARIS"])
    #expect(person.map(\.home).binder.floor.log().values == [3])
    #expect(SimpleIO<Person>().binder.name.log().values == [])
    #expect(person.binder.binder.name.binder.count.log().values == [3])
  }

  @Test func `A17: a member of a state is bound in both directions`() {
    let person = State(Person())
    let city = Member(person, \.home.city)
    let (cities, people) = (city.map { $0.uppercased() }.log(), person.log())
    city.input(value: "Paris")
    city.input(value: "Paris")
    person.value.take = 3
    person.value.home.city = "Rome"
    #expect(cities.values == ["LONDON", "PARIS", "ROME"])
    #expect(people.values.map(\.home.city) == ["London", "Paris", "Paris", "Rome"])
    #expect(city.value == "Rome")
  }

  @Test func `A61: a member is delivered at every change of the whole`() {
    let person = State(Person())
    let names = person.binder.name.log()
    let changes = person.binder.name.distinct().log()
    person.value.take = 3
    #expect(names.values == ["Ada", "Ada"])
    #expect(changes.values == ["Ada"])
  }

  @Test func `A62: members are reached through optionals, whatever their type`() {
    let person = State<Person?>(nil)
    let names: Log<String?> = person.binder.name.log()
    let streets: Log<String?> = person.binder.address.street.log()
    let floors: Log<Int?> = person.binder.address.floor.log()
    let counts: Log<Int?> = person.binder.name.count.log()
    person.value = Person()
    person.value?.address?.street = "Strand"
    person.value?.address = nil
    #expect(names.values == [nil, "Ada", "Ada", "Ada"])
    #expect(streets.values == [nil, nil, "Strand", nil])
    #expect(floors.values == [nil, 3, 3, nil])
    #expect(counts.values == [nil, 3, 3, 3])
  }

  @Test func `A62: an optional member of a value stays one optional`() {
    let person = State(Person())
    let streets: Log<String?> = person.binder.address.street.log()
    person.value.address?.street = "Strand"
    #expect(streets.values == [nil, "Strand"])
  }

  @Test func `A63: operators take precedence over members of the same name`() {
    let person = State(Person())
    #expect(person.binder.map { $0.name }.log().values == ["Ada"])
    #expect(person.binder.map(\.map).log().values == ["a member named as an operator"])
    #expect(person.binder.take(1).map(\.take).log().values == [2])
    person.value.name = "Grace"
    #expect(person.binder.filter { $0.name == "Ada" }.log().values.isEmpty)
    #expect(person.binder.some().log().values.map { $0?.name } == ["Grace"])
  }

  @Test func `A60: a binder holds its source, a binding does not`() {
    var person: State<Person>? = State(Person())
    weak let observed = person
    let owner = Owner()
    person?.binder.name.safeBind(to: owner) { $0.text = $1 }
    #expect(owner.text == "Ada")
    person = nil
    #expect(observed == nil)
  }
}

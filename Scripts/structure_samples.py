"""A small package that obeys the rules of check-structure, and changes of it that violate each one."""

TARGETS = [
    ('Low', 'library', 'Sources/Low', []),
    ('High', 'library', 'Sources/High', ['Low']),
    ('HighTests', 'test', 'Tests/HighTests', ['High']),
]

PAGE = '''# Architecture

## Targets

| Target | Contents |
| --- | --- |
| `Low` | values |
| `High` | views |

```
High → Low
```

## Data flow

Values are in `Low/Value.swift`, views in `High/Views`.
'''

FILES = {
    'Sources/Low/Value.swift': '''/// A value; "if os(Linux) { fatalError() }" is no code here.
public struct Value {
  let text = "try! \\(1) // no comment"
}
extension Value {
  /// The doubled value.
  func doubled() -> Int { 2 }
}
''',
    'Sources/High/Views/Box.swift': '''import Foundation
public import Low

/// A box.
///
/// When a box is empty, its size is zero.
class Box {
  func place(_ a: Value, _ b: [Int: Int], c: (Int, Int), d: () -> Void, e: Int) {}
}
''',
    'Sources/High/Views/Ring.swift': 'struct Ring {\n  var round: Box?\n}\n',
    'Sources/High/Lists/List.swift': 'struct List {\n  var first: Box?\n}\n',
    'Sources/High/Platform/Linux.swift': 'let isLinux = true\n',
    'Tests/HighTests/BoxTests.swift': '''import High

struct BoxTests {
  @Test(arguments: [1, 2])
  func `a box is placed`(_ n: Int) throws {
    let box = try #require(Box.first)
    #expect(box.names.map { name in if name.isEmpty { return 0 } else { return 1 } } == [1])
  }
}
''',
}


def function(body, lines=0, parameters=''):
    return f'func f({parameters}) {{\n' + '  step()\n' * lines + body + '}\n'


# For each rule: a part of its message, the changed files (None removes one), and further changes.
WRONG = {
    'order_of_targets': [
        ('High depends on Low, which has no earlier row', {}, {
            'page': PAGE.replace('Low', 'X').replace('High', 'Low').replace('X', 'High')}),
        ('Low has two rows', {}, {'page': PAGE.replace('`High`', '`Low`, `High`')}),
        ('the target Low has no row', {}, {'page': PAGE.replace('`Low`', '`Middle`')}),
        ('Middle is not a target', {}, {'page': PAGE.replace('`Low`', '`Low`, `Middle`')}),
        ('Low depends on High, which has no earlier row', {}, {'targets': [
            ('Low', 'library', 'Sources/Low', ['High']), *TARGETS[1:]]}),
    ],
    'allowed_imports': [
        ('Low may not import High', {'Sources/Low/Up.swift': '/* */ @testable private import struct High.Box\n'}, {}),
        ('High may not import Darwin', {'Sources/High/C.swift': 'import Darwin\n'}, {}),
        ('High may not import UIKit', {'Sources/High/C.swift': 'public import UIKit\n'}, {}),
        ('Low may not import Foundation', {'Sources/Low/C.swift': 'let a = 1; import Foundation\n'}, {}),
    ],
    'unused_dependencies': [
        ('High depends on Other', {}, {'targets': [
            TARGETS[0], ('High', 'library', 'Sources/High', ['Low', 'Other']), TARGETS[2]]}),
        ('HighTests depends on High', {'Tests/HighTests/BoxTests.swift': '// import High\nlet x = 1\n'}, {}),
    ],
    'stale_imports': [
        ('nothing of Low is used', {'Sources/High/Views/Box.swift': 'import Low\n// Value\nclass Box {}\n'}, {}),
        ('nothing of Low is used', {'Sources/High/C.swift': 'import Low\nlet a = "Value"\n'}, {}),
    ],
    'names_in_tables': [('Middle is not a target', {}, {'limits': {'Middle': 1}})],
    'arrows_of_targets': [
        ('Low → High is not a dependency', {}, {'page': PAGE.replace('High → Low', 'Low → High')}),
        ('High → Middle is not a dependency', {}, {'page': PAGE.replace('High → Low', 'High → Low, Middle')}),
        ('there are no arrows', {}, {'page': PAGE.replace('→', '->')}),
    ],
    'paths_of_page': [
        ('Low/Values.swift does not exist', {}, {'page': PAGE.replace('Value.swift', 'Values.swift')}),
        ('Middle/Views does not exist', {}, {'page': PAGE.replace('High/Views', 'Middle/Views')}),
        ('Value.swift does not exist', {}, {'page': PAGE.replace('Low/Value', 'Value')}),
    ],
    'words_of_readme': [('901 words', {}, {'readme': 'word ' * 901})],
    'lines_of_files': [('401 lines', {'Tests/HighTests/Long.swift': '// line\n' * 401}, {})],
    'squeezed_files': [
        ('a blank line is missing', {'Sources/Low/C.swift': function('', 2) + '/// Next.\nvar a = 1\n' + '\n' * 300}, {}),
    ],
    'lines_of_functions': [
        ('f has 41 lines', {'Sources/Low/C.swift': function('', 39)}, {}),
        ('f has 42 lines', {'Sources/Low/C.swift': function('  g("\\(h(")")) }")\n', 39)}, {}),
        ('init has 41 lines', {'Sources/Low/C.swift': function('', 38).replace('func f() {', 'init()\n{')}, {}),
    ],
    'parameters_of_functions': [
        ('f has 6 parameters', {'Sources/Low/C.swift': function('', parameters='a: [Int: Int], b: B<C, D>, c: () -> E,\n'
                                                                '  d: Int = f(1, 2), e: E, f: F')}, {}),
        ('subscript has 6 parameters', {'Sources/Low/C.swift': 'subscript<T>(a: T, b: T, c: T, d: T, e: T, f: T) -> T {}\n'}, {}),
        ('no longer has', {}, {'exemptions': {'Value.swift: doubled': 'UIKit'}}),
    ],
    'traps_and_todos': [
        ('try!', {'Sources/Low/C.swift': 'let a = try! f()\n'}, {}),
        ('as!', {'Sources/Low/C.swift': 'let a = "\\(b as! C)"\n'}, {}),
        ('fatalError(', {'Sources/Low/C.swift': function('  fatalError()\n')}, {}),
        ('TODO', {'Sources/Low/C.swift': '// TODO: more\n'}, {}),
    ],
    'observed_properties': [
        ('an open property with observers', {'Sources/Low/C.swift': 'class C {\n  open var a = 1 {\n    didSet { f() }\n  }\n}\n'}, {}),
        ('an open property with observers', {'Sources/Low/C.swift': 'class C {\n  open weak var a: C? { willSet { f() } }\n}\n'}, {}),
    ],
    'documentation_of_public_declarations': [
        ('cites the specification', {'Sources/Low/C.swift': '/// The frame (S73).\n@MainActor\npublic var a = 1\n'}, {}),
        ('cites the specification', {'Sources/Low/C.swift': '/// The frame.\n///\n/// See §2.4.\nopen var a = 1\n'}, {}),
    ],
    'summaries_of_documentation': [
        ('Low/C.swift:1: a summary begins with What', {'Sources/Low/C.swift': '/// What a view shows.\nvar a = 1\n'}, {}),
        ('HighTests/C.swift:3: a summary begins with How', {
            'Tests/HighTests/C.swift': 'struct C {\n\n  /// How a view\n  /// is shown.\n  var a = 1\n}\n'}, {}),
    ],
    'platform_conditions': [('a platform condition', {'Sources/Low/C.swift': '#if os(Linux)\n#endif\n'}, {})],
    'platform_folders': [
        ('no code for a platform', {'Sources/Low/Platform/Text.swift': 'let a = 1\n'}, {}),
    ],
    'levels_of_folders': [('more than 2 folder levels', {'Sources/Low/A/B/C/D.swift': 'let a = 1\n'}, {})],
    'circles_of_folders': [
        ('High: 2 folders in a circle', {'Sources/High/Views/Ring.swift': 'struct Ring {\n  var list: List?\n}\n'}, {}),
        ('High: 2 folders in a circle', {
            'Sources/High/Lists/Box+List.swift': 'extension Box {\n  func listAll() {}\n}\n',
            'Sources/High/Views/Ring.swift': 'struct Ring {\n  func f() { Box().listAll() }\n}\n'}, {}),
        ('lower the limit of High from 3 to 1', {}, {'limits': {'High': 3}}),
    ],
    'early_returns': [
        ('a test that ends early passes', {'Tests/HighTests/C.swift': 'import High\n@Test func `a "b"`() {\n'
                                           '  guard let a else {\n    return\n  }\n}\n'}, {}),
    ],
    'names_of_tests': [('a sentence', {'Tests/HighTests/C.swift': 'import High\n@Test func framesAreSet() {}\n'}, {})],
    'seeds_of_tests': [
        ('a seed', {'Tests/HighTests/C.swift': 'import High\nlet a = list.shuffled()\n'}, {}),
        ('a seed', {'Tests/HighTests/C.swift': 'import High\nlet a = Int.random(in: f(0)...9)\n'}, {}),
    ],
}

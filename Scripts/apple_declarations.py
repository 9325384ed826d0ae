"""Writes Swift sources of empty declarations from a JSON file of Apple's declarations.

The file lists types and their members in Swift as Apple's frameworks declare them, with what the
text cannot say: optional requirements, isolation, openness, the first iOS version.
"""

import json
import re

# The modules in the order of their imports; each exports the earlier ones, as on Apple platforms.
MODULES = ('ObjectiveC', 'CoreGraphics', 'QuartzCore', 'UIKit')

# The imports and declarations that the data presupposes.
PREAMBLES = {
    'ObjectiveC': '''
@_exported import Foundation
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC, OBJC_ASSOCIATION_RETAIN
}
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
''',
    'CoreGraphics': 'public typealias CFTimeInterval = Double\n',
}

# Superclasses whose Swift names differ from the data.
RENAMED = {'NSOperation': 'Operation'}

# Members of every NSObject in Foundation; declared again, they would be overrides.
OF_NSOBJECT = {
    'isEqual(_:)', 'hash', 'description', 'debugDescription', 'copy()', 'mutableCopy()',
    'superclass', 'isProxy()', 'perform(_:)', 'self()',
}

# Protocols of Foundation whose requirements are declared as members of a conforming class: on
# Linux, isolated classes could not conform to the protocols.
CODING = {
    'NSCoding': 'func encode(with coder: NSCoder)',
    'NSSecureCoding': 'class var supportsSecureCoding: Bool { get }',
    'NSCopying': 'func copy(with zone: NSZone? = nil) -> Any',
    'NSMutableCopying': 'func mutableCopy(with zone: NSZone? = nil) -> Any',
}

OPTIONAL = '@available(*, deprecated, message: "optional on Apple platforms: call it with ?") '


def optional_call(text):
    """Returns a method that stands for the call of an optional requirement with ?."""
    match = re.search(r'\bfunc (\w+)\(', text)
    depth = 1
    for end in range(match.end(), len(text)):
        depth += {'(': 1, ')': -1}.get(text[end], 0)
        if depth == 0:
            break
    match_result = re.fullmatch(r' -> (.+) \{.*\}', text[end + 1:])
    result = match_result.group(1) if match_result else 'Void'
    return (f'@discardableResult {text[:match.start()]}func optional_{text[match.start(1):end + 1]}'
            f' -> {result if result.endswith("?") else f"({result})?"} {{ fatalError() }}')


def load(path):
    """Reads the data, with the generic Objective-C collections of Linux, which are not generic."""
    with open(path, encoding='utf-8') as file:
        types = json.load(file)['types']
    for item in types.values():
        for member in item['members']:
            text = re.sub(r'\b(NSArray|NSDictionary|NSSet)<[^<>]*>', r'\1', member['decl'])
            text = re.sub(r'(?<![(\w])any (\w+)\?', r'(any \1)?', text)
            member['decl'] = re.sub(r'any (\w+)', lambda match: match.group(
                1 if types.get(match.group(1), {}).get('kind') in ('class', 'struct') else 0), text)
    return types


def split(text):
    """Splits a parameter list at its outermost commas."""
    parts, depth, start = [], 0, 0
    for index, character in enumerate(text):
        if character in '([<{':
            depth += 1
        elif character in ')]}' or character == '>' and text[index - 1] != '-':
            depth -= 1
        elif character == ',' and depth == 0:
            parts.append(text[start:index])
            start = index + 1
    return parts + [text[start:]] if text[start:].strip() else parts


def is_static(member):
    return member['decl'].startswith(('class ', 'static '))


def key(member):
    """Returns a member's name with its labels; equal keys override each other."""
    text = re.sub(r'^(?:(?:class|static|mutating|weak|unowned) )*', '', member['decl'])
    if member['kind'] in ('property', 'typealias', 'case', 'associatedtype'):
        return re.match(r'(?:\w+) (`?\w+`?)', text).group(1)
    name = re.match(r'(?:func )?(init|subscript|`?\w+`?|[<>=!+*/-]+)', text).group(1)
    start = text.index('(', text.index('>') if re.match(r'(?:func )?\w+<', text) else 0)
    depth, end = 0, start
    for end in range(start, len(text)):
        depth += {'(': 1, ')': -1}.get(text[end], 0)
        if depth == 0:
            break
    labels = [part.split(':')[0].split()[0] for part in split(text[start + 1:end])]
    return f'{name}({"".join(label + ":" for label in labels)})'


def signature(member):
    """Returns a property's name, or a method's with its types; equal ones override each other."""
    identity = ('static ' if is_static(member) else '') + key(member)
    if member['kind'] != 'method':
        return identity
    text = re.sub(r' = [^,)]*', '', member['decl'])
    types = re.findall(r': (?:@escaping )?([^,()]+)', text)
    return ' '.join([identity] + types)


class Line:
    """A line of a generated source with its declaration; None for other lines."""

    def __init__(self, text, subject=None):
        self.text, self.subject = text, subject


class Generator:
    """The sources of all modules."""

    def __init__(self, types, known, deployment):
        """Stores the data, the declarations of Foundation, and the oldest supported iOS version."""
        self.types, self.known, self.deployment = types, known, deployment
        self.opaque = set()
        self.lines = {module: [Line(text) for text in self.header(module)] for module in MODULES}
        for name in sorted(types, key=lambda name: (name.count('.'), name)):
            if name == '(global)':
                self.add_globals(types[name])
            elif types[name]['kind'] == 'extension' or name in known:
                self.add_extension(name, types[name])
            else:
                self.add_type(name, types[name])

    @staticmethod
    def header(module):
        earlier = MODULES[:MODULES.index(module)]
        imports = [f'@_exported import {name}' for name in earlier]
        return imports + PREAMBLES.get(module, '').strip().split('\n')

    # Facts.

    def chain(self, name):
        """Returns the superclasses of a class, nearest first."""
        found = []
        while name in self.types and self.types[name]['inherits']:
            name = self.types[name]['inherits'][0].split('<')[0]
            if name not in self.types or self.types[name]['kind'] != 'class':
                break
            found.append(name)
        return found

    def protocols(self, names):
        """Returns protocols of the data and those that they refine."""
        found = []
        for name in names:
            if name in self.types and self.types[name]['kind'] == 'protocol' and name not in found:
                found.append(name)
                refined = self.protocols(self.types[name]['inherits'])
                found += [protocol for protocol in refined if protocol not in found]
        return found

    def availability(self, item):
        version = item.get('iOS')
        if not version or int(version.split(".")[0]) <= self.deployment:
            return ''
        message = f'needs iOS {version}; the package runs from iOS {self.deployment}'
        return f'@available(*, unavailable, message: "{message}") '

    # Members.

    def member(self, item, owner, prefix='', mirrored=False):
        """Returns the text of a member with an empty body."""
        text = item['decl']
        static = 'class ' if text.startswith('class ') else 'static ' if is_static(item) else ''
        text = re.sub(r'^(?:(?:class|static|weak|unowned) )*', '', text)
        in_class = owner['kind'] == 'class'
        is_open = in_class and owner.get('open', True) and (item['open'] or mirrored)
        is_open = is_open and static != 'static ' and item['kind'] != 'init'
        if static == 'class ' and not in_class:
            static = 'static '
        access = 'open ' if is_open else 'public '
        isolation = 'nonisolated ' if item.get('nonisolated') else ''
        modifiers = isolation + access + prefix + static
        return self.availability(item) + modifiers + self.body(text, item)

    @staticmethod
    def body(text, item):
        if item['kind'] == 'typealias':
            return text
        if item['kind'] in ('property', 'subscript'):
            readable = text.startswith('let ') or text.endswith('{ get }')
            text = re.sub(r'^let ', 'var ', re.sub(r' \{ get(?: set)? \}$', '', text))
            return text + (' { fatalError() }' if readable else ' { get { fatalError() } set {} }')
        return text + ' { fatalError() }'

    # Types.

    def add_globals(self, item):
        for member in item['members']:
            name = key(member)
            if name in self.types:
                continue
            module = ('QuartzCore' if re.match(r'k?CA', name) else
                      'CoreGraphics' if re.match(r'k?CG', name) else 'UIKit')
            text = self.member(member, item)
            self.lines[module].append(Line(text, name))

    def add_extension(self, name, item):
        """Adds the members that Foundation does not declare; NSObject's go to its subclasses."""
        if name == 'NSObject':
            return
        lines = self.lines['UIKit']
        is_class = name.startswith('NS') and '.' not in name
        lines.append(Line(f'extension {name} {{', name))
        for member in item['members']:
            subject = f'{name}.{key(member)}'
            if subject in self.known or member['kind'] == 'case':
                continue
            prefix = 'convenience ' if member['kind'] == 'init' and is_class else ''
            lines.append(Line(self.member(member, {'kind': 'extension'}, prefix), subject))
        protocols = [name for name in item['inherits']
                     if self.types.get(name, {}).get('kind') == 'protocol']
        for member, _ in self.candidates(name, {'members': [], 'module': ''}, [], protocols):
            lines.append(Line(self.member(member, {'kind': 'extension'}), f'{name}.{key(member)}'))
        lines.append(Line('}'))
        self.add_conformances(name, dict(item, module='UIKit'), protocols)

    def add_type(self, name, item):
        outer, _, inner = name.rpartition('.')
        lines = self.lines[item['module'] if item['module'] in MODULES else 'UIKit']
        if outer:
            lines.append(Line(f'extension {outer} {{', name))
        generics = f'<{item["generics"]}>' if item.get('generics') else ''
        if name == 'NSLayoutAnchor':
            generics = '<AnchorType: AnyObject>'
        isolated = item['mainActor'] is not False and item['kind'] in ('class', 'protocol')
        isolated = isolated or item['mainActor']
        attributes = '@preconcurrency @MainActor ' if isolated else ''
        header, members = getattr(self, 'parts_of_' + item['kind'])(name, item)
        inheritance = ': ' + ', '.join(header['inherits']) if header['inherits'] else ''
        lines.append(Line(
            f'{attributes}{header["keyword"]} {inner}{generics}{inheritance} {{', name))
        lines += [Line(text, f'{name}.{member}') for member, text in members]
        lines.append(Line('}'))
        if outer:
            lines.append(Line('}'))
        if item['kind'] == 'protocol':
            self.add_defaults(name, item, lines)
        self.add_conformances(name, item, header.get('conformances', []))

    def add_conformances(self, name, item, protocols):
        lines = self.lines[item['module'] if item['module'] in MODULES else 'UIKit']
        for protocol in protocols:
            lines.append(Line(f'extension {name}: {protocol} {{}}', f'{name}: {protocol}'))

    def add_defaults(self, name, item, lines):
        """Adds implementations of a protocol's optional requirements."""
        optional = [m for m in item['members'] if m.get('optional') and not self.availability(m)]
        lines.append(Line(f'extension {name} {{', name))
        for member in optional:
            text = self.member(member, item)
            lines.append(Line(text, f'{name}.{key(member)} (default)'))
            if member['kind'] == 'method':
                lines.append(Line(optional_call(text), f'{name}.{key(member)} (optional call)'))
        lines.append(Line('}'))

    def parts_of_protocol(self, name, item):
        members = []
        for member in item['members']:
            if self.availability(member):
                continue
            text = re.sub(r' = (?:\[:?\]|nil|\.\w+)', '', member['decl'])
            text = (OPTIONAL if member.get('optional') else '') + text
            if member['kind'] == 'property' and not text.endswith('}'):
                text += ' { get set }'
            members.append((key(member), re.sub(r'\bclass (func|var|let)', r'static \1', text)))
        inherits = [p for p in item['inherits'] if p not in CODING]
        return {'keyword': 'public protocol', 'inherits': inherits}, members

    def parts_of_enum(self, name, item):
        members, cases = [], set()
        for member in item['members']:
            if member['kind'] == 'case':
                members.append((key(member), member['decl']))
                cases.add(key(member))
            elif key(member) not in cases:
                members.append((key(member), self.member(member, item)))
        return {'keyword': 'public enum', 'inherits': item['inherits']}, members

    def parts_of_struct(self, name, item):
        members = [(key(m), self.member(m, item)) for m in item['members']]
        names = {k for k, _ in members}
        inherits = [p for p in item['inherits'] if p not in self.types]
        conformances = [p for p in item['inherits'] if p in self.types]
        raw = re.search(r'init\??\((?:_ )?rawValue: (\w+)\)',
                        ' '.join(m['decl'] for m in item['members']))
        if {'RawRepresentable', 'OptionSet'} & set(inherits) and 'rawValue' not in names and raw:
            members.insert(0, ('rawValue', f'public let rawValue: {raw.group(1)}'))
            body = '{ self.rawValue = rawValue }'
            members = [(k, text.replace('{ fatalError() }', body) if k == 'init(rawValue:)' else
                        text) for k, text in members]
        return {'keyword': 'public struct', 'inherits': inherits,
                'conformances': conformances}, members

    parts_of_optionSet = parts_of_struct

    def parts_of_class(self, name, item):
        ancestors = self.chain(name)
        superclass = self.superclass(name, item)
        closed = not item.get('open', True)
        rest = item['inherits'][1:] if superclass else item['inherits']
        inherits = [superclass] if superclass else []
        if 'Sendable' in rest:
            inherits.append('@unchecked Sendable')
        conformances = [p for p in rest if p not in CODING and p != 'Sendable']
        if closed and not superclass:
            inherits.append('Hashable')
        header = {'keyword': 'public class' if closed else 'open class', 'inherits': inherits,
                  'conformances': conformances}
        members = self.inits(name, item) + self.own_members(name, item, ancestors, rest)
        if closed and not superclass:
            members += self.identity(name)
        return header, members

    @staticmethod
    def identity(name):
        return [('init(empty:)', 'init(empty: ()) {}'),
                ('==', f'public static func == (a: {name}, b: {name}) -> Bool {{ fatalError() }}'),
                ('hash(into:)', 'public func hash(into hasher: inout Hasher) {}')]

    def superclass(self, name, item):
        if not item['inherits']:
            return None
        first = item['inherits'][0]
        if first.startswith('NSLayoutAnchor<'):
            return f'NSLayoutAnchor<{name}>'
        if first in self.types and self.types[first]['kind'] == 'protocol':
            return None
        first = RENAMED.get(first, first)
        return first if first in self.types or first in self.known else 'NSObject'

    def own_members(self, name, item, ancestors, conformances):
        """Returns a class's members, those of its protocols and NSObject's accessibility."""
        taken = set(OF_NSOBJECT) if self.superclass(name, item) else set()
        for ancestor in ancestors:
            taken |= self.member_keys(ancestor)
        result = []
        for member, mirrored in self.candidates(name, item, ancestors, conformances):
            if member.get('settable') and self.is_read_only(key(member), ancestors):
                result.append((key(member), self.member(member, item, 'override ')))
            if {signature(member), key(member)} & taken or member['kind'] == 'init':
                continue
            if not mirrored or not self.availability(member):
                taken.add(signature(member))
                result.append((key(member), self.member(member, item, mirrored=mirrored)))
        return result

    def is_read_only(self, name, ancestors):
        return any(key(member) == name and member['decl'].endswith('{ get }')
                   for ancestor in ancestors for member in self.types[ancestor]['members'])

    def candidates(self, name, item, ancestors, conformances):
        for member in item['members']:
            yield member, False
        for protocol in self.protocols(conformances):
            for member in self.types[protocol]['members']:
                if member['kind'] in ('property', 'method'):
                    decl = re.sub(r' \{ get set \}$', '', member['decl'])
                    decl = re.sub(r'^static ', 'class ', decl)
                    yield dict(member, decl=decl), True
        for protocol in CODING:
            implied = protocol == 'NSCoding' and 'NSSecureCoding' in conformances
            if protocol in conformances or implied:
                kind = 'property' if ' var ' in CODING[protocol] else 'method'
                yield {'decl': CODING[protocol], 'kind': kind, 'open': True}, True
        if not ancestors and item['module'] == 'UIKit' and self.superclass(name, item):
            for member in self.types.get('NSObject', {'members': []})['members']:
                yield member, True

    def member_keys(self, name):
        item = self.types[name]
        rest = item['inherits'][1:]
        ancestors = self.chain(name)
        return {signature(m) for m, _ in self.candidates(name, item, ancestors, rest)}

    # Initializers: a class inherits all of its superclass's.

    # A designated initializer besides these makes `init()` a convenience initializer.
    PLAIN_INITS = {'init()', 'init(coder:)'}

    def inherited(self, name):
        """Returns the designated initializers of a class's superclass."""
        if self.chain(name):
            return self.designated(self.chain(name)[0])
        if not self.superclass(name, self.types[name]):
            return {}
        return {'init()': {'decl': 'init()', 'kind': 'init', 'open': False}}

    def designated(self, name):
        """Returns the designated initializers of a class, inherited ones included."""
        if name not in self.types or self.types[name]['kind'] != 'class':
            return {}
        item = self.types[name]
        own = {key(m): m for m in item['members'] if m['kind'] == 'init'}
        inherited = self.inherited(name)
        result = {k: m for k, m in inherited.items() if k not in own}
        result.update({k: m for k, m in own.items() if not m.get('convenience')})
        if item['mainActor'] is not False and set(result) - self.PLAIN_INITS:
            result.pop('init()', None)
        return result

    def inits(self, name, item):
        own = [m for m in item['members'] if m['kind'] == 'init']
        inherited = self.inherited(name)
        fresh = [m for m in own if not m.get('convenience') and key(m) not in inherited]
        coder_only = all(key(m) == 'init(coder:)' for m in own if not m.get('convenience'))
        if inherited and (not fresh or coder_only and 'init(coder:)' in inherited):
            own = [m for m in own if m.get('convenience') and key(m) not in inherited]
            return [(key(m), self.member(m, item, 'convenience ')) for m in own]
        keys = {key(m) for m in own}
        own = own + [m for k, m in inherited.items() if k not in keys]
        return [(key(m), self.init(m, item, own, inherited)) for m in own]

    def init(self, member, item, own, inherited):
        name = key(member)
        others = any(key(m) not in self.PLAIN_INITS and not m.get('convenience') for m in own)
        convenience = member.get('convenience') or (
            name == 'init()' and others and item['mainActor'] is not False)
        prefix = 'convenience ' if convenience else ''
        if member.get('required') or name in inherited and inherited[name].get('required'):
            prefix += 'required '
        elif name in inherited:
            prefix += 'override '
        return self.member(member, item, prefix)

    def add_text(self, module, name, text):
        """Declares a type that the data does not contain."""
        self.opaque.add(name)
        self.lines[module] += [Line(line) for line in text.strip().split('\n')]

    def add_opaque(self, module, name):
        """Declares a type of another framework without members; returns false if it is known."""
        if name in self.types or name in self.opaque:
            return False
        self.opaque.add(name)
        used = any(f'any {name}' in line.text for lines in self.lines.values() for line in lines)
        kind = 'public protocol' if used else 'open class'
        parent = 'NSObjectProtocol' if used else 'NSObject'
        self.lines[module].append(Line(f'{kind} {name}: {parent} {{}}', name))
        return True

    def block(self, module, index):
        """Returns the indexes of a line and, if it opens a type or extension, of its block."""
        depth, lines = 0, self.lines[module]
        for end in range(index, len(lines)):
            text = lines[end].text
            depth += text.count('{') - text.count('}')
            if depth == 0:
                return range(index, end + 1)
        return range(index, index + 1)

    def source(self, module, dropped):
        """Returns a module's text; dropped lines are empty."""
        return '\n'.join('' if (module, index) in dropped else line.text
                         for index, line in enumerate(self.lines[module])) + '\n'

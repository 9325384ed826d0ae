"""Reads a package's manifest and Swift files as far as the checks of its structure need them."""

import functools
import json
import pathlib
import re
import subprocess

TOKEN = re.compile(r'//|/\*|(?P<hashes>#*)(?P<quotes>"""(?=[ \t]*\n)|")|`[^`\n]*`|[()]')
SCOPE = re.compile(
    r'[{}]'
    r'|(?<![.\w`])(?P<keyword>struct|class|enum|protocol|actor|extension|typealias|associatedtype'
    r'|func|var|let|case|init|subscript)\b\s*'
    r'(?P<name>`[^`]+`|\([\w, ]+\)|[\w.]+|[-+*/%<>=!&|^~?]+)?')
FUNCTION = re.compile(r'(?<![.\w`])(?:func\s+(`[^`]+`|[^\s(<]+|<+)|(init)[?!]?|(subscript))\s*(?=[<(])')
RESULT = re.compile(r'[^{}\n]*(?:\n\s*(?:(?=\{)|(?:where|async|throws|->)[^{}\n]*))*')
IMPORT = re.compile(
    r'(?:^|;)[ \t]*(?P<attributes>(?:@\w+(?:\([^)]*\))?[ \t]+)*)'
    r'(?:(?:public|package|internal|fileprivate|private)[ \t]+)?'
    r'import[ \t]+(?:(?:struct|class|enum|protocol|actor|typealias|func|let|var)[ \t]+)?(?P<module>\w+)',
    re.MULTILINE)
TYPES = {'struct', 'class', 'enum', 'protocol', 'actor'}
MODIFIERS = {'func', 'var', 'let', 'subscript', 'override', 'final', 'init'}


def blank(text):
    """Returns a text with spaces in place of all characters but line breaks."""
    return re.sub(r'[^\n]', ' ', text)


def code(text):
    """Returns a source whose comments and literal texts are blank; interpolated code stays."""
    pieces, position = [], 0
    while position < len(text):
        position = read_code(text, position, pieces, nested=False)
    return ''.join(pieces)


def read_code(text, position, pieces, nested):
    """Reads code up to its end, or up to the parenthesis that ends an interpolation."""
    depth = 0
    while match := TOKEN.search(text, position):
        pieces.append(text[position:match.start()])
        token, position = match.group(), match.end()
        if token in '()':
            pieces.append(token)
            depth += 1 if token == '(' else -1
            if nested and depth < 0:
                return position
        elif token.startswith('`'):
            pieces.append(token)
        elif token.startswith('/'):
            end = end_of_comment(text, match.start())
            pieces.append(blank(text[match.start():end]))
            position = end
        else:
            pieces.append(token)
            position = read_string(text, position, pieces, match['hashes'], match['quotes'])
    pieces.append(text[position:])
    return len(text)


def end_of_comment(text, start):
    if text.startswith('//', start):
        end = text.find('\n', start)
        return end if end >= 0 else len(text)
    depth = 0
    for match in re.compile(r'/\*|\*/').finditer(text, start):
        depth += 1 if match.group() == '/*' else -1
        if depth == 0:
            return match.end()
    return len(text)


def read_string(text, position, pieces, hashes, quotes):
    """Reads a literal after its opening quotes; a literal of one line ends with the line."""
    stop = re.compile(re.escape(quotes + hashes) + r'|\\' + hashes + r'(\(|.)' + ('' if len(quotes) > 1 else '|\n'))
    while match := stop.search(text, position):
        pieces.append(blank(text[position:match.start()]))
        position = match.end()
        if match[1] == '(':
            pieces.append(' ' * (len(match.group()) - 1) + '(')
            position = read_code(text, position, pieces, nested=True)
        elif match[1]:
            pieces.append(' ' * len(match.group()))
        else:
            pieces.append(match.group())
            return position
    pieces.append(blank(text[position:]))
    return len(text)


def end_of_brackets(text, start):
    """Returns the index after the bracket that closes the one at `start`."""
    depth = 0
    for match in re.compile(r'[(\[{}\])]').finditer(text, start):
        depth += 1 if match.group() in '([{' else -1
        if depth == 0:
            return match.end()
    return len(text)


def split_at_commas(text):
    """Splits a list at the commas outside of brackets."""
    parts, depth, start, before = [], 0, 0, ''
    for index, character in enumerate(text):
        depth += (character in '([{<') - (character in ')]}' or character == '>' and before != '-')
        if character == ',' and depth == 0:
            parts.append(text[start:index])
            start = index + 1
        before = character
    return [part for part in parts + [text[start:]] if part.strip()]


class Declaration:
    """A declared name; its place is 'top', 'type', 'extension' or 'local'."""

    def __init__(self, keyword, name, place, is_private, index):
        self.keyword, self.name, self.place, self.is_private = keyword, name, place, is_private
        self.index = index


class Function:
    """A function, initializer or subscript with its lines, its parameters and its body."""

    def __init__(self, name, line, last_line, parameters, body, is_test):
        self.name, self.line, self.last_line, self.parameters = name, line, last_line, parameters
        self.body, self.is_test = body, is_test


class File:
    """A Swift file."""

    def __init__(self, path, text):
        self.path, self.text = path, text
        self.lines = text.splitlines()
        self.folder_names = path.split('/')[:-1]

    @functools.cached_property
    def code(self):
        return code(self.text)

    @functools.cached_property
    def imports(self):
        """The imports as (line, module, whether it is exported)."""
        return [(self.line(match.start('module')), match['module'], '@_exported' in match['attributes'])
                for match in IMPORT.finditer(self.code)]

    @functools.cached_property
    def words(self):
        """The words of the code outside of imports."""
        return set(re.findall(r'\w+', IMPORT.sub('', self.code)))

    def line(self, index):
        return self.code.count('\n', 0, index) + 1

    @functools.cached_property
    def declarations(self):
        found, scopes, pending = [], [], ('local', False)
        for match in SCOPE.finditer(self.code):
            keyword, name = match['keyword'], (match['name'] or '').strip('`')
            if match.group() == '{':
                scopes.append(pending)
                pending = ('local', False)
            elif match.group() == '}':
                scopes = scopes[:-1]
            elif keyword == 'class' and name in MODIFIERS:
                continue
            else:
                place, is_private = scopes[-1] if scopes else ('top', False)
                start = self.code.rfind('\n', 0, match.start()) + 1
                is_private = is_private or bool(
                    re.search(r'\b(file)?private\b(?!\()', self.code[start:match.start()]))
                if keyword in TYPES or keyword == 'extension':
                    pending = ('extension' if keyword == 'extension' else 'type', is_private)
                else:
                    pending = ('local', False)
                if keyword == 'case' and place != 'type':
                    continue
                found += [Declaration(keyword, part.strip(), place, is_private, match.start())
                          for part in name.strip('()').split(',')]
        return found

    @functools.cached_property
    def functions(self):
        found = []
        for match in FUNCTION.finditer(self.code):
            opening = self.opening_parenthesis(match.end())
            if opening is None:
                continue
            end = end_of_brackets(self.code, opening)
            result = RESULT.match(self.code, end).end()
            close = end_of_brackets(self.code, result) if self.code[result:result + 1] == '{' else end
            found.append(Function(
                match[1] or match[2] or match[3], self.line(match.start()), self.line(close - 1),
                split_at_commas(self.code[opening + 1:end - 1]), self.code[end:close],
                match.start() in self.starts_of_tests))
        return found

    @functools.cached_property
    def starts_of_tests(self):
        """The indexes of the functions with the attribute `@Test`."""
        found = set()
        for match in re.finditer(r'@Test\b', self.code):
            is_called = self.code[match.end():match.end() + 1] == '('
            end = end_of_brackets(self.code, match.end()) if is_called else match.end()
            if function := re.compile(r'[@\w\s]*?(?=\bfunc\b)').match(self.code, end):
                found.add(function.end())
        return found

    def opening_parenthesis(self, index):
        """Returns the index of the parenthesis of the parameters, after generic parameters."""
        depth = 0
        for match in re.compile(r'->|[<>({]').finditer(self.code, index):
            if match.group() == '(' and depth == 0:
                return match.start()
            depth += {'<': 1, '>': -1}.get(match.group(), 0)
            if match.group() == '{':
                return None
        return None


class Target:
    """A target of the manifest; its path is relative to the package."""

    def __init__(self, name, kind, path, dependencies):
        self.name, self.kind, self.path, self.dependencies = name, kind, path, dependencies
        self.files = []

    @property
    def is_test(self):
        """Whether the target is a test target or one of their support."""
        return self.kind == 'test' or self.path.startswith('Tests/')

    def folder(self, file):
        """Returns the folder of a file inside the target, '.' for the target's own folder."""
        return '/'.join(file.folder_names[self.path.count('/') + 1:]) or '.'


class Package:
    """The manifest's targets, the Swift files, the page that lists the targets, and the README."""

    def __init__(self, targets, files, page, readme, folders=()):
        self.targets = {target.name: target for target in targets}
        self.files, self.page, self.readme = files, page, readme
        self.folders = set(folders) | {'/'.join(file.folder_names) for file in files}
        for file in files:
            owners = [target for target in targets if file.path.startswith(target.path + '/')]
            if owners:
                max(owners, key=lambda target: len(target.path)).files.append(file)

    @functools.cached_property
    def shipped(self):
        """The targets outside of Tests, in the order of the manifest."""
        return [target for target in self.targets.values() if not target.is_test]

    @functools.cached_property
    def sources(self):
        """The files outside of Tests."""
        return [file for file in self.files if not file.path.startswith('Tests/')]

    @functools.cached_property
    def tests(self):
        """The files of Tests."""
        return [file for file in self.files if file.path.startswith('Tests/')]


def read_targets():
    """Returns the targets of the manifest in the current folder."""
    dump = subprocess.run(['swift', 'package', '--ignore-lock', 'dump-package'], check=True, capture_output=True, text=True)
    targets = []
    for entry in json.loads(dump.stdout)['targets']:
        names = [value[0] for dependency in entry['dependencies'] for value in dependency.values()]
        folder = 'Tests' if entry['type'] == 'test' else 'Sources'
        path = entry.get('path') or f"{folder}/{entry['name']}"
        targets.append(Target(entry['name'], entry['type'], path, names))
    return targets


def read_package(page, readme):
    """Returns the package in the current folder."""
    paths = sorted(path for folder in ('Sources', 'Examples', 'Benchmarks/Sources', 'Tests')
                   for path in pathlib.Path(folder).rglob('*.swift') if '.build' not in path.parts)
    files = [File(str(path), path.read_text(encoding='utf-8')) for path in paths]
    folders = [str(path) for path in pathlib.Path('Sources').rglob('*') if path.is_dir()]
    texts = [pathlib.Path(path).read_text(encoding='utf-8') for path in (page, readme)]
    return Package(read_targets(), files, *texts, folders)

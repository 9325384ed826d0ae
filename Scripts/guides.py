"""Makes a DocC catalog of the pages in Documentation and Benchmarks: `guides.py CATALOG`.

Links between pages and their headings become DocC's, links to other files of the repository become
their paths, and pictures are copied.
"""

import os
import re
import shutil
import sys
from pathlib import Path

PAGES = [*Path('Documentation').rglob('*.md'), *Path('Benchmarks').glob('*.md')]
LINK = re.compile(r'(!?)\[([^\]]*)\]\(([^)\s]+)\)')
# Code between two backticks, which DocC would read as a link to a declaration.
DOUBLE_CODE = re.compile(r'``(?!`)(.+?)``')
FENCE = re.compile(r'^(```|~~~)')

# The pages in the order of the sidebar; `Scripts/docs` fails if a page is missing here.
TOPICS = {
    'First steps': ['start', 'boxes', 'components', 'lists', 'reactive', 'tournaments'],
    'On Linux': ['portable-kit', 'auto-layout', 'testing', 'ui-tests', 'preview', 'porting'],
    'The command': ['command', 'formats', 'scenes', 'server'],
    'Background': ['architecture', 'engines', 'box-trees', 'threads', 'Benchmarks', 'apple'],
    'Migration': ['Migration'],
    'Specification': ['Specification'],
}


def name(page):
    """The name of a page in the catalog."""
    return '-'.join(part for part in page.with_suffix('').parts if part not in ('Documentation', 'README'))


def slug(heading):
    """The anchor of a heading in repositories."""
    return re.sub(r'[^\w\- ]', '', heading.replace('`', '').lower()).strip().replace(' ', '-')


def fragment(heading):
    """The anchor of a heading in DocC."""
    return '-'.join(re.sub(r'[`\'"]', '', heading).split())


def headings(page):
    """The headings of a page by their anchors in repositories."""
    found = (line.lstrip('#').strip() for line in lines_outside_code(page.read_text())
             if line.startswith('#'))
    return {slug(heading): heading for heading in found}


def lines_outside_code(text):
    is_code = False
    for line in text.split('\n'):
        if FENCE.match(line):
            is_code = not is_code
        elif not is_code:
            yield line


class Guides:
    def __init__(self, catalog):
        self.catalog = catalog
        self.pages = sorted(PAGES)
        self.headings = {page.resolve(): headings(page) for page in self.pages}
        self.problems = []

    def make(self):
        shutil.rmtree(self.catalog, ignore_errors=True)
        self.catalog.mkdir(parents=True)
        for page in self.pages:
            (self.catalog / f'{name(page)}.md').write_text(self.article(page))
        (self.catalog / 'Guides.md').write_text(self.root())
        return self.problems

    def article(self, page):
        """The page with DocC's links."""
        lines, is_code = [], False
        for line in page.read_text().split('\n'):
            if FENCE.match(line):
                is_code = not is_code
            lines.append(line if is_code else self.prose(page, line))
        return '\n'.join(lines) + self.topics(page)

    def prose(self, page, line):
        line = DOUBLE_CODE.sub(lambda code: '`' + code[1].replace('`', '').strip() + '`', line)
        return LINK.sub(lambda link: self.link(page, link), line)

    def link(self, page, link):
        is_picture, words, target = link.groups()
        if re.match(r'[a-z]+:', target):
            return link[0]
        path, _, anchor = target.partition('#')
        file = (page.parent / path).resolve() if path else page.resolve()
        if is_picture:
            return self.picture(file, words)
        if file not in self.headings:
            return f'{words} (`{os.path.relpath(file)}`)'
        destination = f'doc:{name(self.page(file))}'
        if anchor:
            heading = self.headings[file].get(anchor)
            if heading is None:
                self.problems.append(f'{page}: no heading for {target}')
                return words
            destination += f'#{fragment(heading)}'
        return f'[{words}]({destination})'

    def page(self, file):
        return next(page for page in self.pages if page.resolve() == file)

    def picture(self, file, words):
        copy = '-'.join(file.relative_to(Path.cwd()).parts)
        shutil.copy(file, self.catalog / copy)
        return f'![{words}]({copy})'

    def topics(self, page):
        """The pages of a folder, for the page that introduces it."""
        if page.name != 'README.md':
            return ''
        others = [name(other) for other in self.pages if other.parent == page.parent and other != page]
        return '\n## Topics\n\n### Pages\n\n' + '\n'.join(f'- <doc:{other}>' for other in others) + '\n'

    def root(self):
        listed = {page for pages in TOPICS.values() for page in pages}
        folder = Path('Documentation')
        top = {name(page) for page in self.pages if page.parent == folder or page.name == 'README.md'}
        for page in sorted(top ^ listed):
            self.problems.append(f'Scripts/guides.py: TOPICS and the pages differ in {page}')
        text = '# Guides\n\nHow to lay out, draw and test views, and how to draw pictures of data.\n\n'
        text += '@Metadata {\n  @TechnologyRoot\n}\n\n## Topics\n'
        for title, pages in TOPICS.items():
            text += f'\n### {title}\n\n' + '\n'.join(f'- <doc:{page}>' for page in pages) + '\n'
        return text


def main():
    problems = Guides(Path(sys.argv[1])).make()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == '__main__':
    sys.exit(main())

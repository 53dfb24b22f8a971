import { describe, expect, test } from 'vitest'
import { deadReferences, forbiddenWords } from './plain-words.mjs'
import { anchorsOf } from './words/find-links.mjs'
import { findWords } from './words/find-words.mjs'
import { judge } from './words/judge.mjs'

const pages = {
  'docs/rules/limits.md': '# Limits\n\n## Lock timeout\n\n<a id="lock-wait"></a>Three seconds.\n',
  'README.md': '',
}

function found(source, file = 'packages/server/src/some.ts') {
  return findWords({
    file,
    source,
    exists: (path) => path in pages || path === 'packages/server/src/main.ts',
    read: (path) => pages[path],
    gaps: new Set(['G-101']),
    statements: new Set(['SEC-02']),
  }).map(({ found, line }) => `${line}: ${found}`)
}

describe('references', () => {
  test.each([
    ['// Closed on the day (rules 6.1).', '1: rules 6.1'],
    ['// Closed on the day (decisions B19).', '1: decisions B19'],
    ['// Six with three courses (spec 2).', '1: spec 2'],
    ['// Twice at once (reliability 2.6).', '1: reliability 2.6'],
    ['// Killed in between (reliability F12)', '1: reliability F12'],
    ['// Layers (architecture 5)', '1: architecture 5'],
    ['// As the style card asks.', '1: style card'],
    ['// SEC-02: never in the log', '1: SEC-02'],
    ['/** Refunds (B33). */', '1: B33'],
    ['/** Rows, see decision 6. */', '1: decision 6'],
    ['// Asked for in issue 5.', '1: issue 5'],
    ['// Case C-3 of the tests', '1: C-3'],
    ['// As the incumbent does', '1: incumbent'],
    ['// The row G-999 of the gaps', '1: G-999'],
    ['// See docs/rules/limits.md#lock-timeouts.', '1: docs/rules/limits.md#lock-timeouts'],
    ['// See docs/rules/nothing.md.', '1: docs/rules/nothing.md'],
    ['// See packages/server/src/gone.ts', '1: packages/server/src/gone.ts'],
  ])('%s is refused in a comment', (comment, expected) => expect(found(comment)).toEqual([expected]))

  test.each([
    '// See docs/rules/limits.md#lock-timeout and docs/rules/limits.md#lock-wait.',
    '// Started by packages/server/src/main.ts.',
    '// An A4 page in UTF-8, from https://example.org/spec/2#b19 (G-101).',
    '// Files of packages/*/src and of packages/<name>/test.',
  ])('%s is accepted in a comment', (comment) => expect(found(comment)).toEqual([]))

  test('the id of a statement is accepted in the title of a test and in docs/acceptance.md, when it has its row', () => {
    expect(found("test('refuses it (SEC-02)', f)")).toEqual([])
    expect(found("test('refuses it (SEC-03)', f)")).toEqual(['1: SEC-03'])
    expect(found('| SEC-02 | x |', 'docs/acceptance.md')).toEqual([])
    expect(found('As SEC-02 says', 'docs/rules/limits.md')).toEqual(['1: SEC-02'])
  })

  test('relative links of a page resolve from its own folder', () => {
    const page = 'docs/rules/messages.md'
    expect(found('[a](limits.md#lock-timeout) [b](../../README.md) [c](https://x.org/y)', page)).toEqual([])
    expect(found('text\n[a](limit.md) [b](limits.md#lock) [c](#own)', page)).toEqual([
      '2: limit.md',
      '2: limits.md#lock',
      expect.stringContaining('#own'),
    ])
  })

  test('anchors are those GitHub makes of headings, counted where a heading repeats', () => {
    const anchors = anchorsOf(
      '# How long: 3 s?\n## `PUT` of [a link](x.md)\n## Über uns\n## Same\n## Same\n```\n# code\n```',
    )
    expect([...anchors]).toEqual(['how-long-3-s', 'put-of-a-link', 'über-uns', 'same', 'same-1'])
  })
})

describe('words', () => {
  test.each([
    'whoever',
    'nobody',
    'somebody',
    'anybody',
    'told',
    'is said',
    'stands',
    'one of ours',
    'theirs',
    'made good',
    'fetched back',
    'is another one',
    'is at it',
    'the door saw',
    'awake',
    'anew',
    'so many',
    'but for',
    'falls away',
    'however short',
  ])('"%s" is refused in comments, titles and pages', (word) => {
    expect(found(`// Here ${word}.`)).toEqual([`1: ${word}`])
    expect(found(`\ntest('here ${word}', () => {})`)).toEqual([`2: ${word}`])
    expect(found(`Here ${word}.`, 'docs/rules/limits.md')).toEqual([`1: ${word}`])
  })

  test('every rule is global, so that it reports all its findings, and has a hint', () => {
    for (const { pattern, hint } of [...deadReferences, ...forbiddenWords]) {
      expect(pattern.flags).toContain('g')
      expect(hint.length).toBeGreaterThan(5)
    }
  })
})

describe('what counts as a comment', () => {
  test.each([
    ['a block over lines', '/**\n * Fine.\n * Given to nobody.\n */', ['3: nobody']],
    ['consecutive line comments are read as one text', '// one of\n// ours', ['1: one of ours']],
    ['a comment between JSX', 'const a = <p>{/* nobody */}nobody // nobody</p>', ['1: nobody']],
    ['after a template with code in it', 'const a = `$' + '{f("//")} // nobody` // nobody', ['1: nobody']],
    [
      'titles of describe, each and template titles',
      'describe.skip("nobody", () => test.each([1])(`$' + '{1} nobody`, f))',
      ['1: nobody', '1: nobody'],
    ],
  ])('%s', (_, source, expected) => expect(found(source, 'packages/web/src/some.tsx')).toEqual(expected))

  test.each([
    'const a = "nobody // nobody"',
    'const a = /[/*] nobody // nobody/',
    'const a = `// nobody $' + '{1} /* nobody */`',
    'label("nobody")',
    '// `nobody` is the name of a field, nobody.ts of a file',
  ])('%s has none', (source) => expect(found(source)).toEqual([]))

  test('comments of SQL, not its texts', () => {
    const sql = "create table a (b text default '-- nobody'); -- nobody\n/* nobody */"
    expect(found(sql, 'packages/server/migrations/0001-a.sql')).toEqual(['1: nobody', '2: nobody'])
  })

  test('code blocks of a page are no prose', () => {
    expect(found('```sh\nnobody\n```\nnobody', 'docs/rules/limits.md')).toEqual(['4: nobody'])
  })
})

describe('the list of pending folders', () => {
  const at = (file) => ({ file })

  test('a finding outside of it fails the check', () => {
    const { outside } = judge([at('a/x.ts'), at('ab/x.ts')], ['a'])
    expect(outside).toEqual([at('ab/x.ts')])
  })

  test('a folder without findings has to leave it, also within a folder that has some', () => {
    expect(judge([at('a/x.ts')], ['a', 'a/b', 'c']).clean).toEqual(['a/b', 'c'])
    expect(judge([at('a/b/x.ts')], ['a', 'a/b']).clean).toEqual(['a'])
  })
})

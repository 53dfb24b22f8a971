export const statementIds = /\b(?:META|SEC|INP|REL|PERF|PRIV)-\d+\b/g

/** Ids of statements in a text; titles of tests end with them, in brackets. */
export function statementIdsIn(text) {
  return text.match(statementIds) ?? []
}

/**
 * The rows of the table of statements in docs/acceptance.md.
 * @returns {{ id: string, statement: string, by: string, threshold: string, tests: Shown[], controls: Shown[] }[]}
 * @typedef {{ file: string, title: string }} Shown
 */
export function statementsOf(markdown) {
  return markdown
    .split('\n')
    .map((line) => line.replace(/^\| | \|$/g, '').split(' | '))
    .filter(([id = '', ...cells]) => cells.length === 5 && statementIdsIn(id).join() === id)
    .map(([id, statement, by, threshold, tests, controls]) => ({
      id,
      statement,
      by,
      threshold,
      tests: shownIn(tests),
      controls: shownIn(controls),
    }))
}

/** "`file` title", several of them divided by line breaks, or "open". */
function shownIn(cell) {
  return cell
    .split('<br>')
    .filter((part) => part !== 'open')
    .map((part) => {
      const [, file = '', title = ''] = /^`([^`]+)` (.+)$/.exec(part) ?? []
      return { file, title }
    })
}

/** The quoted first arguments of tests. */
export function titlesOf(source) {
  const calls = source.matchAll(/\btest(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)+)\1/g)
  return [...calls].map(([, , title]) => title)
}

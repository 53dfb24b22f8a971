import { statementIds } from '../acceptance/statements.mjs'
import { deadReferences, forbiddenWords } from '../plain-words.mjs'
import { anchorsOf, findLinks } from './find-links.mjs'
import { readTexts } from './read-texts.mjs'

const acceptance = 'docs/acceptance.md'

/**
 * Everything a file says that its reader cannot follow.
 * @param {{ file: string, source: string, exists: (path: string) => boolean, read: (path: string) => string, gaps: Set<string>, statements: Set<string> }} input
 * @returns {{ line: number, found: string, hint: string }[]}
 */
export function findWords({ file, source, exists, read, gaps, statements }) {
  const findings = []
  for (const { kind, text, line } of readTexts(file, source)) {
    const add = (offset, found, hint) =>
      findings.push({
        line: line + text.slice(0, offset).split('\n').length - 1,
        found: found.replace(/\s+/g, ' '),
        hint,
      })
    if (kind !== 'title')
      for (const link of findLinks(file, text)) {
        const wrong = brokenBecause(link, exists, read)
        if (wrong) add(link.offset, link.target, wrong)
      }
    // An id of docs/gaps.md may be named as long as its row exists.
    for (const { 0: id, index } of text.matchAll(/\bG-\d+\b/g))
      if (!gaps.has(id)) add(index, id, 'no such row in docs/gaps.md')
    // An id of docs/acceptance.md belongs in the title of the test that shows its statement, and in that page.
    for (const { 0: id, index } of text.matchAll(statementIds))
      if (kind !== 'title' && file !== acceptance) add(index, id, 'write the reason; ids are for titles of tests')
      else if (!statements.has(id)) add(index, id, `no such row in ${acceptance}`)
    for (const { found, index, hint } of withoutOverlap(withoutNames(text))) add(index, found, hint)
  }
  return findings.sort((first, second) => first.line - second.line)
}

/** Two patterns may match in one reference, which is one finding. */
function withoutOverlap(text) {
  const matches = [...deadReferences, ...forbiddenWords].flatMap(({ pattern, hint }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ found, index, hint })),
  )
  matches.sort((first, second) => first.index - second.index || second.found.length - first.found.length)
  let end = -1
  return matches.filter(({ found, index }) => {
    if (index < end) return false
    end = index + found.length
    return true
  })
}

function brokenBecause({ path, anchor }, exists, read) {
  if (path.startsWith('..')) return 'leads out of the repository'
  if (!exists(path)) return 'no such file'
  if (anchor === undefined || !path.endsWith('.md')) return undefined
  return anchorsOf(read(path)).has(anchor) ? undefined : `no such anchor in ${path}`
}

/** Blanks code, paths and links, which are names and not prose. Keeps lengths, so that offsets stay, and joins lines, so that a form may break. */
function withoutNames(text) {
  const blank = (match) => ' '.repeat(match.length)
  return text
    .replace(/!?\[[^\]]*\]\([^)\s]*\)/g, blank)
    .replace(/`[^`\n]*`/g, blank)
    .replace(/(?:https?:\/\/|\.{0,2}\/?(?:[\w.-]+\/)+)\S*/g, blank)
    .replace(/\b[\w-]+\.(?:tsx?|mjs|sql|md)\b/g, blank)
    .replaceAll('\n', ' ')
}

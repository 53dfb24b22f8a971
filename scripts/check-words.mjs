// Comments, titles of tests and docs in plain words, every reference openable; the list is scripts/plain-words.mjs.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { statementsOf } from './acceptance/statements.mjs'
import { pending } from './plain-words.mjs'
import { findWords } from './words/find-words.mjs'
import { judge } from './words/judge.mjs'

const listFile = 'scripts/plain-words.mjs'
const [wanted] = process.argv.slice(2)

// The list quotes what it forbids, and so do its tests.
const quoting = new Set([listFile, 'scripts/check-words.test.mjs'])
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:.*\.(?:tsx?|mjs|cjs|sql)|docs\/.*\.md|[A-Z]+\.md)$/.test(file))
  .filter((file) => !/\/fixtures\/|\.generated\./.test(file) && !quoting.has(file) && existsSync(file))

const texts = new Map()
const read = (path) => {
  if (!texts.has(path)) texts.set(path, readFileSync(path, 'utf8'))
  return texts.get(path)
}
const gaps = new Set(read('docs/gaps.md').match(/\bG-\d+\b/g))
const statements = new Set(statementsOf(read('docs/acceptance.md')).map(({ id }) => id))
const findings = files.flatMap((file) =>
  findWords({ file, source: read(file), exists: existsSync, read, gaps, statements }).map((finding) => ({
    file,
    ...finding,
  })),
)
const { outside, clean } = judge(findings, pending)
const print = ({ file, line, found, hint }) => console.error(`${file}:${line}: "${found}": ${hint}`)

if (wanted === '--shrink') {
  const kept = readFileSync(listFile, 'utf8')
    .split('\n')
    .filter((line) => !clean.some((folder) => line === `  '${folder}',`))
  writeFileSync(listFile, kept.join('\n'))
  console.log(`removed ${clean.length} of ${pending.length} folders`)
} else if (wanted) {
  const shown = findings.filter(({ file }) => file === wanted || file.startsWith(`${wanted.replace(/\/$/, '')}/`))
  shown.forEach(print)
  console.log(`${shown.length} findings below ${wanted}`)
} else {
  outside.forEach(print)
  for (const folder of clean)
    console.error(`${folder}: clean now, remove it from the list: node scripts/check-words.mjs --shrink`)
  // Exiting at once would cut off what a pipe has not taken yet.
  if (outside.length + clean.length > 0) process.exitCode = 1
  else console.log(`words: ${files.length} files, ${findings.length} findings in ${pending.length} pending folders`)
}

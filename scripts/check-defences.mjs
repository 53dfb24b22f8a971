// Every defence has a mutant that takes it out, and every mutant still fits its file: docs/rules/defences.md
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { defences } from './mutants/defences.mjs'
import { exceptions } from './mutants/exceptions.mjs'
import { patterns } from './mutants/patterns.mjs'
import { staleDefences } from './mutants/stale-defences.mjs'
import { unlistedDefences } from './mutants/unlisted-defences.mjs'

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file) && !/\.(test|proof|generated)\.tsx?$/.test(file))
const files = new Map(names.map((file) => [file, read(file) ?? '']))

const problems = [...staleDefences(defences, read), ...unlistedDefences({ files, defences, patterns, exceptions })]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else console.log(`defences: ${defences.length} in order, ${exceptions.length} exceptions`)

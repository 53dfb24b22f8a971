// The vocabulary of file names and suffixes, so that a file is found by its name.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { featureCycles } from './feature-cycles.mjs'

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.includes('/fixtures/'))

const problems = []
const complain = (file, what) => problems.push(`${file}: ${what}`)

const junk = /^(utils?|helpers?|common|misc|manager|stuff)(\.|$)/
const suffixes = new Set([
  'store',
  'read',
  'present',
  'mails',
  'jobs',
  'routes',
  'test',
  'proof',
  'sampled',
  'api',
  'generated',
  'config',
  'd',
  'spec',
])

for (const file of files) {
  const name = (file.split('/').at(-1) ?? '').replace(/^\./, '')
  const [base = '', ...rest] = name.replace(/\.(tsx?|mjs|cjs)$/, '').split('.')
  const isPhrase = file.startsWith('packages/phrases/src/')
  if (base !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(base)) complain(file, 'file names are kebab-case')
  if (junk.test(name) && !isPhrase) complain(file, 'says nothing about what is inside')
  for (const suffix of rest)
    if (!suffixes.has(suffix)) complain(file, `".${suffix}" is not in the vocabulary of suffixes`)
  const lines = readFileSync(file, 'utf8').split('\n').length
  if (lines > 400 && !isPhrase && !rest.includes('generated')) complain(file, `${lines} lines; split it before 400`)
}

const inProduct = (file) => /^packages\/[^/]+\/src\//.test(file) && !/\.(test|proof)\.tsx?$/.test(file)
const restricted = [
  [
    /\bprocess\.env\b/,
    ['packages/server/src/main.ts', 'packages/server/src/jobs-by-hand.ts'],
    'the environment is read where a process starts and nowhere else',
  ],
  [
    /\b(Date\.now\(|new Date\(\)|Math\.random\()/,
    ['packages/server/src/platform/clock.ts'],
    'time and chance are passed in',
  ],
  [
    /dangerouslySetInnerHTML|\.innerHTML\b|insertAdjacentHTML|bindPopup\(['"`]/,
    [],
    'markup is never made from strings',
  ],
]
for (const file of files.filter(inProduct)) {
  const isPure = file.startsWith('packages/domain/') || file.startsWith('packages/server/src/features/')
  const text = readFileSync(file, 'utf8')
  for (const [pattern, allowed, why] of restricted) {
    const concerns = pattern.source.includes('Date') ? isPure : true
    if (concerns && pattern.test(text) && !allowed.includes(file)) complain(file, why)
  }
}

problems.push(...featureCycles(files.filter((file) => file.startsWith('packages/'))))

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log(`structure: ${files.length} files in order`)

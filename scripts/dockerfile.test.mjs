import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ignoredBy, parseDockerfile } from './dockerfile/parse-dockerfile.ts'

const stages = parseDockerfile(readFileSync('Dockerfile', 'utf8'))
const isIgnored = ignoredBy(readFileSync('.dockerignore', 'utf8'))

test('comments and continued lines of a Dockerfile are resolved', () => {
  const text = '# a comment\nFROM base AS first\nRUN one && \\\n  two\n\nFROM base\nUSER node\n'
  expect(parseDockerfile(text)).toEqual([
    { name: 'first', instructions: [{ name: 'RUN', text: 'one &&    two' }] },
    { name: undefined, instructions: [{ name: 'USER', text: 'node' }] },
  ])
  expect(() => parseDockerfile('FROM base\nwhat is this')).toThrow('what is this')
})

test('the image runs as account node, has a health check and holds nothing of the build but the package', () => {
  const last = stages.at(-1)?.instructions ?? []
  const textsOf = (name) => last.filter((instruction) => instruction.name === name).map(({ text }) => text)
  expect(textsOf('USER')).toEqual(['node'])
  expect(textsOf('HEALTHCHECK')).toHaveLength(1)
  expect(textsOf('COPY')).toEqual(['--from=build /build/running-dinner .'])
  // A command of its own shell would not pass SIGTERM on.
  expect(JSON.parse(textsOf('ENTRYPOINT')[0])).toEqual(['node', 'server/dist/main.js'])
})

test.each([
  '.env',
  '.git/config',
  'node_modules/pg/package.json',
  'packages/server/dist/main.js',
  'data/postgres/x',
  'build/x',
  'a.log',
])('the build context leaves out %s', (path) => expect(isIgnored(path)).toBe(true))

test.each([
  'package.json',
  'package-lock.json',
  'packages/server/src/main.ts',
  'deploy/running-dinner.env',
  'scripts/package.mjs',
  'LICENSE',
])('the build context holds %s', (path) => expect(isIgnored(path)).toBe(false))

test('an exception in .dockerignore is refused, as the script would carry out another build than Docker', () => {
  expect(() => ignoredBy('*.md\n!README.md')).toThrow('!README.md')
})

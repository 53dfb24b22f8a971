import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const bundles = { server: 'packages/server/dist', web: 'packages/web/dist' }

function textOf(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(?:[cm]?js|html|json)$/.test(file))
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}

/** Addresses that no guest and no organiser has a use for. */
function developerAddresses(text) {
  const found = text.matchAll(/["'`](\/(?:dev|tests?|faults?|debug|fakes?|mocks?|bench|__\w*)(?:[/.?][^"'`]*)?)["'`]/g)
  return [...new Set([...found].map(([, address]) => address))]
}

const words = (text) => new Set(text.match(/[A-Za-z_$][\w$]{7,}/g))
const sourceFiles = execFileSync('git', ['ls-files', 'packages', 'e2e'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file))
const isOfTests = (file) => /(?:^e2e|\/test|\/bench)\/|\.(?:test|proof|sampled)\./.test(file)
const sourceOf = (files) => files.map((file) => readFileSync(file, 'utf8')).join('\n')

/** What tests, fakes and benches export under names of several words that the product itself does not use. */
function namesOfTests() {
  const ownWords = words(sourceOf(sourceFiles.filter((file) => !isOfTests(file))))
  const exported = sourceOf(sourceFiles.filter(isOfTests)).matchAll(/^export (?:async )?(?:function|const) (\w{8,})/gm)
  return [...new Set([...exported].map(([, name]) => name))].filter(
    (name) => /[a-z][A-Z]/.test(name) && !ownWords.has(name),
  )
}

const names = namesOfTests()

/** The bundle of the server keeps names; that of the web shortens them, but keeps what is named in texts. */
function testNamesIn(text) {
  const bundled = words(text)
  return names.filter((name) => bundled.has(name))
}

test('the bundles hold no address for developers but the stored mails, to which production answers 404 (SEC-24)', () => {
  const addresses = developerAddresses(textOf(bundles.server))
  expect(addresses).toContain('/dev/mails')
  expect(addresses.filter((address) => !/^\/dev\/mails(?:[./?]|$)/.test(address))).toEqual([])
  expect(developerAddresses(textOf(bundles.web))).toEqual([])
})

test('the bundles hold nothing of fakes, faults, tests and benches (SEC-24)', () => {
  expect(names.length).toBeGreaterThan(300)
  for (const folder of Object.values(bundles)) expect(testNamesIn(textOf(folder))).toEqual([])
})

/** A build of React for development, in the bundle or loaded from outside: a mail takes it three times as long, a page twice. */
const reactForDevelopment = /react[\w-]*\.development|from "react|import\("react|createTask/

test.each([bundles.server, `${bundles.web}/server`])(
  '%s renders with React for production, however it is started',
  (folder) => {
    const server = textOf(folder)
    expect(server).toContain('react.transitional.element')
    expect(reactForDevelopment.exec(server)?.[0]).toBeUndefined()
  },
)

test.each(['import { jsx } from "react/jsx-runtime"', 'exports.jsx = fromFile("react.development.js")'])(
  'React for development is found: %s',
  (text) => expect(reactForDevelopment.test(text)).toBe(true),
)

test('an address and a fake that came along into a bundle are found', () => {
  const text = `app.get('/faults/disk', full)\nasync function fakeGeocoder(mode) {}\n${textOf(bundles.web)}`
  expect(developerAddresses(text)).toEqual(['/faults/disk'])
  expect(testNamesIn(text)).toEqual(['fakeGeocoder'])
})

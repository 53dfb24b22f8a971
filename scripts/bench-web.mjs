// Builds, serves, runs Lighthouse (mobile) on the public pages and the organiser's workbenches with many people; prints
// medians as one JSON object last.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { boardTargets, measureBoard } from './bench-web/board.mjs'
import { measureParticipants, participantTargets } from './bench-web/participants.mjs'
import { ensureBrowser } from './ensure-browser.mjs'
import { ensureReady } from './ensure-ready.mjs'

const runs = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const targets = { score: 95, largestPaintMs: 1_500, layoutShift: 0.02, scriptKb: { registration: 200, others: 150 } }

await ensureReady()
const chromePath = ensureBrowser()
const folder = mkdtempSync(join(tmpdir(), 'rd-bench-web-'))
// The account that runs PostgreSQL for root has to get in.
chmodSync(folder, 0o711)
const port = await freePort()
const base = `http://localhost:${port}`
const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
  env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilReady()
  const publicId = await createEvent()
  const event = `${base}/running-dinner-events/${publicId}`
  const pages = { landing: `${base}/`, event, registration: `${event}/registration` }
  const report = {}
  for (const [name, url] of Object.entries(pages)) {
    const measured = []
    for (let run = 0; run < runs; run++) measured.push(await measure(url))
    report[name] = medianOf(measured)
    console.error(name, JSON.stringify(report[name]))
  }
  const participants = await measureParticipants(base, chromePath)
  console.error('participants', JSON.stringify(participants))
  const board = await measureBoard(base, chromePath)
  console.error('board', JSON.stringify(board))
  const missed = [
    ...Object.entries(report).flatMap(([name, figures]) => missedBy(name, figures)),
    ...slowerThan('participants', participantTargets, participants),
    ...slowerThan('board', boardTargets, board),
  ]
  console.log(
    JSON.stringify(
      {
        targets: { ...targets, participants: participantTargets, board: boardTargets },
        pages: report,
        participants,
        board,
        missed,
      },
      null,
      2,
    ),
  )
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}

async function measure(url) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' })
    const requests = lhr.audits['network-requests'].details.items
    const scripts = requests.filter((one) => one.resourceType === 'Script')
    return {
      scores: Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      largestPaintMs: Math.round(lhr.audits['largest-contentful-paint'].numericValue),
      layoutShift: Math.round(lhr.audits['cumulative-layout-shift'].numericValue * 1_000) / 1_000,
      blockingMs: Math.round(lhr.audits['total-blocking-time'].numericValue),
      scriptKb: Math.round(scripts.reduce((sum, one) => sum + one.transferSize, 0) / 100) / 10,
      totalKb: Math.round(requests.reduce((sum, one) => sum + one.transferSize, 0) / 100) / 10,
      foreignRequests: requests.filter((one) => /^https?:/.test(one.url) && new URL(one.url).origin !== base).length,
      failedAudits: Object.values(lhr.categories).flatMap(({ auditRefs }) =>
        auditRefs
          .filter(({ id, weight }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 0.9)
          .map(({ id }) => id),
      ),
    }
  } finally {
    await chrome.kill()
  }
}

function medianOf(measured) {
  const median = (pick) => measured.map(pick).sort((one, other) => one - other)[Math.floor(measured.length / 2)]
  const figures = ['largestPaintMs', 'layoutShift', 'blockingMs', 'scriptKb', 'totalKb', 'foreignRequests']
  return {
    scores: Object.fromEntries(categories.map((name) => [name, median(({ scores }) => scores[name])])),
    ...Object.fromEntries(figures.map((name) => [name, median((one) => one[name])])),
    failedAudits: [...new Set(measured.flatMap(({ failedAudits }) => failedAudits))],
  }
}

function missedBy(name, figures) {
  const limit = targets.scriptKb[name] ?? targets.scriptKb.others
  return [
    ...categories.filter((one) => figures.scores[one] < targets.score).map((one) => `${name}: ${one}`),
    ...(figures.largestPaintMs > targets.largestPaintMs ? [`${name}: largest paint`] : []),
    ...(figures.layoutShift >= targets.layoutShift ? [`${name}: layout shift`] : []),
    ...(figures.scriptKb > limit ? [`${name}: scripts`] : []),
    ...(figures.foreignRequests > 0 ? [`${name}: another origin`] : []),
  ]
}

/** What took longer than its target, both in milliseconds. */
function slowerThan(name, limits, figures) {
  return Object.keys(limits)
    .filter((figure) => figures[figure] > limits[figure])
    .map((figure) => `${name}: ${figure}`)
}

async function createEvent() {
  const date = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const meals = ['Vorspeise', 'Hauptgang', 'Nachspeise'].map((label, index) => ({
    label,
    time: `${date}T${19 + 2 * index}:00`,
  }))
  const response = await fetch(`${base}/api/rest/wizardservice/v1/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'orga@example.org',
      runningDinnerType: 'STANDARD',
      basicDetails: {
        title: 'Sommer-Dinner',
        city: 'Karlsruhe',
        zip: '76133',
        date,
        registrationType: 'PUBLIC',
        languageCode: 'de',
      },
      options: { teamSize: 2, genderAspects: 'IGNORE_GENDER', meals },
      publicSettings: {
        title: 'Sommer-Dinner durch die Südstadt',
        description: 'Drei Gänge, drei Küchen, und am Ende treffen wir uns am Werderplatz. '.repeat(5),
        publicContactName: 'Mira Lang',
        publicContactEmail: 'mira@example.org',
        endOfRegistrationDate: date,
      },
      contract: {
        fullname: 'Mira Lang',
        email: 'orga@example.org',
        streetWithNr: 'Marienstraße 3',
        zip: '76137',
        city: 'Karlsruhe',
      },
    }),
  })
  if (!response.ok) throw new Error(`no event: ${response.status} ${await response.text()}`)
  const { runningDinner } = await response.json()
  await confirmEvent(runningDinner.adminId)
  return runningDinner.publicSettings.publicDinnerId
}

/** Follows the mailed link: only confirmed events are listed. */
async function confirmEvent(adminId) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = await (await fetch(`${base}/dev/mails.json`)).json()
    const link = mails
      .map(({ text }) => new RegExp(`/admin/${adminId}/([^/\\s]+)/acknowledge`).exec(text))
      .find(Boolean)
    if (link) {
      const path = `/api/rest/runningdinnerservice/v1/runningdinner/${adminId}/acknowledge/${link[1]}`
      const confirmed = await fetch(base + path, { method: 'PUT' })
      if (!confirmed.ok) throw new Error(`not confirmed: ${confirmed.status}`)
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the mail with the link did not come')
}

async function untilReady() {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${base}/health/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('the server did not become ready')
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

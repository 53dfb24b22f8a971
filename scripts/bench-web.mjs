// Builds, serves, and measures the public pages and the organiser's workbenches in a browser; prints one JSON object last and ends
// with 1 when a figure is over its limit. `--only scripts,board` measures parts, `--only landing,map` single pages;
// `--against <commit> [--rounds 5]` prints ratios to a build of that commit instead.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { printRatios } from '../packages/server/bench/against.ts'
import { boardTargets, measureBoard } from './bench-web/board.mjs'
import { lighthouseTargets, measureLighthouse, missedByLighthouse } from './bench-web/lighthouse.mjs'
import { pagesOfBench } from './bench-web/pages.mjs'
import { measureParticipants, participantTargets } from './bench-web/participants.mjs'
import { slowerThan } from './bench-web/runs.mjs'
import { scriptLimits } from './bench-web/script-limits.mjs'
import { measureScripts, missedByScripts } from './bench-web/scripts.mjs'
import { ensureBrowser } from './ensure-browser.mjs'

const audited = ['landing', 'event', 'registration']
const parts = ['lighthouse', 'scripts', 'participants', 'board']
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: parts.join() },
    against: { type: 'string' },
    rounds: { type: 'string', default: '5' },
  },
})
const wanted = values.only.split(',')
const unknown = wanted.filter((name) => !parts.includes(name) && !(name in scriptLimits))
if (unknown.length > 0) throw new Error(`no part and no page: ${unknown.join()}`)

if (values.against !== undefined) {
  await printRatios(values.against, ['scripts/bench-web.mjs', '--only', values.only], Number(values.rounds))
  process.exit()
}

const chromePath = ensureBrowser()
const folder = mkdtempSync(join(tmpdir(), 'rd-bench-web-'))
// The account that runs PostgreSQL for root has to get in.
chmodSync(folder, 0o711)
const port = await freePort()
const base = `http://localhost:${port}`
const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
  cwd: process.env.BENCHED_CHECKOUT,
  env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_DIR: folder, RATE_LIMITS: 'off' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await untilReady()
  const report = { loadBefore: loadavg()[0], targets: {}, missed: [] }
  const pages = await pagesOfBench(base)
  const toAudit = audited.filter((name) => wanted.includes('lighthouse') || wanted.includes(name))
  if (toAudit.length > 0) {
    const addresses = Object.fromEntries(toAudit.map((name) => [name, base + pages[name]]))
    report.targets.lighthouse = lighthouseTargets
    report.lighthouse = await measureLighthouse(addresses, chromePath)
    report.missed.push(...missedByLighthouse(report.lighthouse))
  }
  const toWeigh = Object.keys(scriptLimits).filter((name) => wanted.includes('scripts') || wanted.includes(name))
  if (toWeigh.length > 0) {
    report.scripts = await measureScripts(
      base,
      chromePath,
      Object.fromEntries(toWeigh.map((name) => [name, pages[name]])),
    )
    report.missed.push(...missedByScripts(report.scripts))
  }
  const timed = { participants: [measureParticipants, participantTargets], board: [measureBoard, boardTargets] }
  for (const [name, [measure, targets]] of Object.entries(timed)) {
    // `--only board` weighs the page of that name as well.
    if (!wanted.includes(name)) continue
    report.targets[name] = targets
    report[name] = await measure(base, chromePath)
    console.error(name, JSON.stringify(report[name]))
    report.missed.push(...slowerThan(name, targets, report[name]))
  }
  console.log(JSON.stringify({ ...report, loadAfter: loadavg()[0] }, null, 2))
  process.exitCode = report.missed.length > 0 ? 1 : 0
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
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

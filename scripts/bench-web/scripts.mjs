// Kilobytes of script that the first view of a page transfers: compressed as served, with the headers of each file, with an
// empty cache, and with all that a page loads by itself afterwards.
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { runs, spread } from './runs.mjs'
import { scriptLimits } from './script-limits.mjs'

/** A page has loaded all it wants when it asked for nothing during this time. */
const quietMilliseconds = 3_000

/** @param {Record<string, string>} pages name and path */
export async function measureScripts(base, executablePath, pages) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const report = {}
    for (const [name, path] of Object.entries(pages)) {
      // At the same time: what is loaded does not depend on how fast.
      const weights = await Promise.all(Array.from({ length: runs }, () => weigh(browser, base + path)))
      const { median, most } = spread(weights.map(({ kb }) => kb))
      report[name] = { kb: median, worst: most, limit: scriptLimits[name], files: weights[0].files }
    }
    console.error(tableOf(report))
    return report
  } finally {
    await browser.close()
  }
}

async function weigh(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'de-DE' })
  const page = await context.newPage()
  const sizes = []
  let lastAt = performance.now()
  const touch = () => {
    lastAt = performance.now()
  }
  page.on('request', touch)
  page.on('requestfinished', (request) => {
    touch()
    if (new URL(request.url()).pathname.endsWith('.js')) sizes.push(request.sizes())
  })
  await page.goto(address)
  while (performance.now() - lastAt < quietMilliseconds) await delay(100)
  const bytes = (await Promise.all(sizes)).map((size) => size.responseBodySize + size.responseHeadersSize)
  if (bytes.length === 0) throw new Error(`${address} loaded no script`)
  await context.close()
  return { kb: Math.round(bytes.reduce((sum, one) => sum + one, 0) / 100) / 10, files: bytes.length }
}

function tableOf(report) {
  const lines = Object.entries(report).map(([name, { kb, worst, limit, files }]) => {
    return `| ${name} | ${kb} | ${worst} | ${limit} | ${files} | ${worst > limit ? 'over' : ''} |`
  })
  return ['| page | kB | worst | limit | files | |', '|---|--:|--:|--:|--:|---|', ...lines].join('\n')
}

export function missedByScripts(report) {
  return Object.entries(report)
    .filter(([, { worst, limit }]) => worst > limit)
    .map(([name, { worst, limit }]) => `${name}: ${worst} kB of script, limit ${limit}`)
}

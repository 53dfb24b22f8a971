// Lighthouse as a phone, on the public pages that a visitor opens first.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { runs, spread } from './runs.mjs'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** `score` is held by each run, the others by the median. */
export const lighthouseTargets = { score: 95, largestPaintMs: 1_500, layoutShift: 0.02, foreignRequests: 0 }

/** @param {Record<string, string>} pages name and address */
export async function measureLighthouse(pages, chromePath) {
  const report = {}
  for (const [name, url] of Object.entries(pages)) {
    const measured = []
    for (let run = 0; run < runs; run++) measured.push(await measure(url, chromePath))
    report[name] = summaryOf(measured)
    console.error(name, JSON.stringify(report[name]))
  }
  return report
}

async function measure(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'] })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' })
    const requests = lhr.audits['network-requests'].details.items
    const { origin } = new URL(url)
    return {
      scores: Object.fromEntries(categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)])),
      largestPaintMs: Math.round(lhr.audits['largest-contentful-paint'].numericValue),
      layoutShift: Math.round(lhr.audits['cumulative-layout-shift'].numericValue * 1_000) / 1_000,
      blockingMs: Math.round(lhr.audits['total-blocking-time'].numericValue),
      totalKb: Math.round(requests.reduce((sum, one) => sum + one.transferSize, 0) / 100) / 10,
      foreignRequests: requests.filter((one) => /^https?:/.test(one.url) && new URL(one.url).origin !== origin).length,
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

function summaryOf(measured) {
  const figures = ['largestPaintMs', 'layoutShift', 'blockingMs', 'totalKb', 'foreignRequests']
  return {
    scores: Object.fromEntries(
      categories.map((name) => {
        const { median, least } = spread(measured.map(({ scores }) => scores[name]))
        return [name, { median, worst: least }]
      }),
    ),
    ...Object.fromEntries(
      figures.map((name) => {
        const { median, most } = spread(measured.map((one) => one[name]))
        return [name, { median, worst: most }]
      }),
    ),
    failedAudits: [...new Set(measured.flatMap(({ failedAudits }) => failedAudits))],
  }
}

/** What is over its limit, in words. */
export function missedByLighthouse(report) {
  return Object.entries(report).flatMap(([name, figures]) => [
    ...categories
      .filter((category) => figures.scores[category].worst < lighthouseTargets.score)
      .map((category) => `${name}: ${category} ${figures.scores[category].worst}`),
    ...(figures.largestPaintMs.median > lighthouseTargets.largestPaintMs ? [`${name}: largest paint`] : []),
    ...(figures.layoutShift.median >= lighthouseTargets.layoutShift ? [`${name}: layout shift`] : []),
    ...(figures.foreignRequests.worst > lighthouseTargets.foreignRequests ? [`${name}: another origin`] : []),
  ])
}

// The list of 3,000 participants as its organiser feels it: from the click on the menu to a list one can use, and from a
// key pressed in the search to the list as it is then.
import { chromium } from '@playwright/test'
import { runs } from './runs.mjs'

const people = 3_000
export const participantTargets = { navigationMs: 1_000, searchMs: 100 }

/** Medians of several runs in an event of its own. */
export async function measureParticipants(base, executablePath) {
  const adminId = await eventWithPeople(base)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const navigation = []
    for (let run = 0; run < runs; run++) navigation.push(await timeNavigation(browser, base, adminId))
    const keys = await timeSearch(browser, base, adminId)
    return {
      people,
      navigationMs: medianOf(navigation),
      worstNavigationMs: Math.max(...navigation),
      searchMs: medianOf(keys),
      worstSearchMs: Math.max(...keys),
    }
  } finally {
    await browser.close()
  }
}

/** A fresh tab each time, so that the list has to be fetched; the code of the area is fetched as well. */
async function timeNavigation(browser, base, adminId) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${base}/admin/${adminId}`)
  await page.locator(`nav a[href="/admin/${adminId}/participants"]`).first().waitFor()
  await page.waitForLoadState('networkidle')
  const ms = await page.evaluate(async (path) => {
    const start = performance.now()
    document.querySelector(`nav a[href="${path}"]`).click()
    const isThere = () => document.querySelectorAll('[role=grid] [role=row][data-index]').length > 5
    while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
    // Drawn, and free to answer the next touch.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return performance.now() - start
  }, `/admin/${adminId}/participants`)
  await page.close()
  return Math.round(ms)
}

/** Each key of a name that finds ever fewer, and the way back. */
async function timeSearch(browser, base, adminId) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`${base}/admin/${adminId}/participants`)
  await page.locator('[role=row][data-index="0"]').first().waitFor()
  await page.getByRole('search').getByRole('textbox').focus()
  const keys = []
  for (const key of [...'Person 29', ...Array.from({ length: 9 }, () => 'Backspace')]) {
    // Blanks and what finds the same people change nothing in the list.
    const isSeen = /[\dP]/.test(key) || key === 'Backspace'
    await page.evaluate(watchNextKey)
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    const ms = await page.evaluate(() => globalThis.repainted)
    if (isSeen && ms !== undefined) keys.push(Math.round(ms))
    // Past the pause after which the address follows.
    await page.waitForTimeout(600)
  }
  await page.close()
  return keys
}

/** From the key to the frame after the list said another number; undefined where it did not change within a second. */
function watchNextKey() {
  const said = () => [...document.querySelectorAll('[role=grid]')].map((grid) => grid.ariaRowCount).join()
  globalThis.repainted = new Promise((resolve) => {
    document.addEventListener(
      'keydown',
      async () => {
        const [start, before] = [performance.now(), said()]
        while (said() === before && performance.now() - start < 1_000)
          await new Promise((next) => requestAnimationFrame(next))
        const changed = said() !== before
        requestAnimationFrame(() => setTimeout(() => resolve(changed ? performance.now() - start : undefined)))
      },
      { once: true, capture: true },
    )
  })
}

async function eventWithPeople(base) {
  const date = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const meals = ['Vorspeise', 'Hauptgang', 'Nachspeise'].map((label, index) => ({
    label,
    time: `${date}T${19 + 2 * index}:00`,
  }))
  const { runningDinner } = await post(base, '/wizardservice/v1/create', {
    email: 'orga@example.org',
    runningDinnerType: 'DEMO',
    basicDetails: {
      title: 'Dreitausend',
      city: 'Karlsruhe',
      zip: '76133',
      date,
      registrationType: 'CLOSED',
      languageCode: 'de',
    },
    options: { teamSize: 2, genderAspects: 'IGNORE_GENDER', meals },
  })
  const present = await get(base, `/participantservice/v1/runningdinner/${runningDinner.adminId}/participants`)
  const rows = Array.from({ length: people - present.numParticipantsTotal }, (_, index) => ({
    participant: personOf(index),
  }))
  const path = `/participantservice/v1/runningdinner/${runningDinner.adminId}/participants/import`
  for (let start = 0; start < rows.length; start += 1_000) {
    const { rejected } = await post(base, path, { rows: rows.slice(start, start + 1_000) })
    if (rejected.length > 0) throw new Error(`not imported: ${JSON.stringify(rejected[0])}`)
  }
  return runningDinner.adminId
}

function personOf(index) {
  return {
    firstnamePart: 'Person',
    lastname: String(index),
    email: `person${index}@guests.example`,
    mobileNumber: index % 7 === 0 ? '' : `0171 ${1_000_000 + index}`,
    street: 'Kaiserstraße',
    streetNr: String(1 + (index % 200)),
    zip: String(76_131 + (index % 60)),
    cityName: 'Karlsruhe',
    numSeats: index % 9,
    vegetarian: index % 4 === 0,
    mealSpecificsNote: index % 31 === 0 ? 'keine Nüsse' : '',
    notes: index % 5 === 0 ? 'Kommt mit dem Rad.' : '',
    teamPartnerWishEmail: index % 50 === 0 ? `person${index + 1}@guests.example` : '',
  }
}

async function post(base, path, body) {
  const response = await fetch(`${base}/api/rest${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function get(base, path) {
  const response = await fetch(`${base}/api/rest${path}`)
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

function medianOf(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
}

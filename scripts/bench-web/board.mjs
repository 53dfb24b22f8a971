// The board of 150 teams as its organiser feels it: how smoothly something dragged follows the pointer, and how soon another
// organiser sees a swap.
import { chromium } from '@playwright/test'
import { runs } from './runs.mjs'

const teamCount = 150
/** 20 ms for a frame are 50 frames a second. */
export const boardTargets = { frameMs: 20, swapSeenMs: 1_000 }

/** Medians of several drags and swaps in an event of its own. */
export async function measureBoard(base, executablePath) {
  const { adminId, teams } = await eventWithTeams(base)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const address = `${base}/admin/${adminId}/teams/board`
    const page = await openBoard(browser, address)
    const drags = []
    for (const kind of ['person', 'team']) {
      for (let run = 0; run < runs; run++) drags.push(await dragAcross(page, kind))
    }
    const other = await openBoard(browser, address)
    const swaps = []
    for (let run = 0; run < runs; run++)
      swaps.push(await timeSwap({ page, other, address }, teams[run], teams[100 + run]))
    return {
      teams: teams.length,
      frameMs: medianOf(drags.map((drag) => drag.frameMs)),
      framesPerSecond: Math.round(1_000 / medianOf(drags.map((drag) => drag.frameMs))),
      worstFrameMs: Math.max(...drags.map((drag) => drag.worstFrameMs)),
      swapSeenMs: medianOf(swaps),
      worstSwapSeenMs: Math.max(...swaps),
    }
  } finally {
    await browser.close()
  }
}

/** A window of its own, as another person has. */
async function openBoard(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(
    (count) => document.querySelectorAll('[data-drag-item^="team:"]').length === count,
    teamCount,
  )
  await page.waitForLoadState('networkidle')
  return page
}

/** Over all three columns and back, many cards a second, without the edges where the page would scroll. */
async function dragAcross(page, kind) {
  const start = await page.evaluate((wanted) => {
    const element = [...document.querySelectorAll(`[data-drag-item^="${wanted}:"]`)][6]
    window.scrollBy(0, element.getBoundingClientRect().top - 300)
    const { left, top } = element.getBoundingClientRect()
    return { x: left + 60, y: top + 14 }
  }, kind)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x + 10, start.y + 10, { steps: 3 })
  await page.locator('[data-drag-mark="source"]').waitFor()
  await page.evaluate(startCounting)
  for (const turn of [1, 2, 3]) {
    await page.mouse.move(1_200, 200 + turn * 40, { steps: 60 })
    await page.mouse.move(300, 700 - turn * 40, { steps: 60 })
  }
  const frames = await page.evaluate(() => window.framesOfDrag())
  await page.keyboard.press('Escape')
  await page.mouse.up()
  const gaps = frames.slice(1).map((at, index) => at - frames[index])
  return {
    frameMs: Math.round(((frames.at(-1) - frames[0]) * 10) / gaps.length) / 10,
    worstFrameMs: Math.round(Math.max(...gaps)),
  }
}

function startCounting() {
  const frames = []
  let isCounting = true
  const count = (at) => {
    frames.push(at)
    if (isCounting) requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  window.framesOfDrag = () => {
    isCounting = false
    return frames
  }
}

/** From the click that decides to the name in its new team in the other window. */
async function timeSwap({ page, other, address }, one, another) {
  const [person, partner] = [one.teamMembers[0], another.teamMembers[0]]
  await page.goto(`${address}?move=people.${person.id}.${partner.id}`)
  const verb = page.locator('[role=dialog] .MuiDialogActions-root .MuiButton-contained')
  await verb.waitFor()
  await page.waitForLoadState('networkidle')
  const seen = other.evaluate(
    async ({ teamId, name }) => {
      const isThere = () => document.querySelector(`[data-drag-item="team:${teamId}"]`)?.textContent.includes(name)
      while (!isThere()) await new Promise((resolve) => requestAnimationFrame(resolve))
      return Date.now()
    },
    { teamId: another.id, name: `${person.firstnamePart} ${person.lastname}` },
  )
  const start = Date.now()
  await verb.click()
  return (await seen) - start
}

async function eventWithTeams(base) {
  const date = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const meals = ['Vorspeise', 'Hauptgang', 'Nachspeise'].map((label, index) => ({
    label,
    time: `${date}T${19 + 2 * index}:00`,
  }))
  const { runningDinner } = await call(base, 'POST', '/wizardservice/v1/create', {
    email: 'orga@example.org',
    runningDinnerType: 'DEMO',
    basicDetails: {
      title: 'Hundertfünfzig',
      city: 'Karlsruhe',
      zip: '76133',
      date,
      registrationType: 'CLOSED',
      languageCode: 'de',
    },
    options: { teamSize: 2, genderAspects: 'IGNORE_GENDER', meals },
  })
  const { adminId } = runningDinner
  const list = `/participantservice/v1/runningdinner/${adminId}/participants`
  const present = await call(base, 'GET', list)
  const rows = Array.from({ length: 2 * teamCount - present.numParticipantsTotal }, (_, index) => ({
    participant: personOf(index),
  }))
  const { rejected } = await call(base, 'POST', `${list}/import`, { rows })
  if (rejected.length > 0) throw new Error(`not imported: ${JSON.stringify(rejected[0])}`)
  const { teams } = await call(base, 'POST', `/teamservice/v1/runningdinner/${adminId}`)
  const isFree = (team) => team.teamMembers.every((one) => one.teamPartnerWishEmail === '')
  return { adminId, teams: [...teams.filter(isFree), ...teams.filter((team) => !isFree(team))] }
}

function personOf(index) {
  return {
    firstnamePart: 'Person',
    lastname: `Nummer-${index}-x`,
    email: `person${index}@guests.example`,
    street: 'Kaiserstraße',
    streetNr: String(1 + (index % 200)),
    zip: String(76_131 + (index % 60)),
    cityName: 'Karlsruhe',
    numSeats: index % 9,
    vegetarian: index % 4 === 0,
    lactose: index % 11 === 0,
    mealSpecificsNote: index % 31 === 0 ? 'keine Nüsse' : '',
  }
}

async function call(base, method, path, body) {
  const response = await fetch(`${base}/api/rest${path}`, {
    method,
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

function medianOf(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)]
}

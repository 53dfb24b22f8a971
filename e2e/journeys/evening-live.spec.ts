import type { Page } from '@playwright/test'
import { expect, test } from '@playwright/test'
import type { EveningPeopleReply } from '@running-dinner/contract/evening'
import { type Call, callOf } from '../call.ts'
import { cardOf, createEvening, firstTables, hostOf, type TableTonight } from '../evening-tonight.ts'
import { filled } from '../pages/board-pages.ts'
import { wordsOf } from '../words.ts'

const { delay, evening, self, tonight } = wordsOf('de')
/** Long enough for a stream on a busy machine, shorter than the pause between two polls. */
const byStream = { timeout: 15_000 }
const pollMilliseconds = 30_000

test.use({ timezoneId: 'Europe/Berlin' })

test('a delay and a report reach both phones and the board by stream, a new host also while streams are blocked', {
  tag: '@phone',
}, async ({ page: board, browser, baseURL }) => {
  const base = baseURL ?? ''
  const call = callOf(base)
  // The presses of guests are there from an hour before the course, also when it is ten minutes later.
  const organiser = await createEvening(base, call, 'de', 0.7)
  const { adminId } = organiser
  const [table] = await firstTables(call, adminId)
  if (!table) throw new Error('no table')
  const [guestPhone, hostPhone] = [await browser.newContext(), await browser.newContext()]
  const [guest, host] = [await guestPhone.newPage(), await hostPhone.newPage()]
  const pages = [board, guest, host]

  await test.step('three devices are open', async () => {
    await guest.goto(await cardOf(base, organiser, table.guests[0]))
    await host.goto(await cardOf(base, organiser, table.host))
    await board.goto(`/admin/${adminId}/evening`)
    await expect(board.getByRole('heading', { level: 1 })).toHaveText(/ in \d+\smin$/)
    for (const card of [guest, host]) await expectStart(card, await startOf(call, adminId))
    for (const page of pages) await mark(page)
  })

  await test.step('the organiser moves the start on the board: all three show it', async () => {
    const before = await minutesLeft(board)
    await board.getByRole('button', { name: delay.open, exact: true }).tap()
    await board
      .getByRole('dialog')
      .getByRole('button', { name: /^Verschieben und/ })
      .tap()
    await expect.poll(() => minutesLeft(board), byStream).toBeGreaterThan(before + 5)
    const start = await startOf(call, adminId)
    for (const card of [guest, host]) {
      await expectStart(card, start)
      await expect(card.getByRole('region', { name: evening.notices.title })).toContainText(start)
    }
  })

  await test.step('a guest arrives: the host and the board see it', async () => {
    await guest.getByRole('button', { name: evening.send.arrived }).tap()
    await expect(host.getByText(evening.host.states.ARRIVED, { exact: true })).toBeVisible(byStream)
    await expect(board.getByText(filled(tonight.table.arrived, { arrived: 2, expected: 4 }))).toBeVisible(byStream)
    for (const page of pages) await expectNotReloaded(page)
  })

  await test.step('without streams a new host is on all three after a poll', async () => {
    for (const page of pages) {
      await page.route('**/stream', (route) => route.abort())
      await page.clock.install()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await mark(page)
    }
    await expect(board.getByRole('link', { name: hostOf(table.host).name, exact: true })).toBeVisible()
    for (const card of [guest, host]) await expectStart(card, await startOf(call, adminId))
    const name = await changeHost(call, adminId, table)
    for (const page of pages) await page.clock.fastForward(pollMilliseconds)
    await expect(board.getByRole('link', { name, exact: true })).toBeVisible(byStream)
    for (const card of [guest, host]) await expect(nextStop(card)).toContainText(name, byStream)
    for (const page of pages) await expectNotReloaded(page)
  })
  await guestPhone.close()
  await hostPhone.close()
})

const nextStop = (card: Page) => card.getByRole('region', { name: self.evening.next })

const expectStart = (card: Page, clock: string) =>
  expect(nextStop(card).getByText(clock, { exact: true })).toBeVisible(byStream)

/** Of the heading of the board, `Vorspeise in 42 min`. */
async function minutesLeft(board: Page): Promise<number> {
  const [, minutes] = / in (\d+)\smin$/.exec((await board.getByRole('heading', { level: 1 }).textContent()) ?? '') ?? []
  return Number(minutes)
}

/** When the first course begins now, as `19:30`. */
async function startOf(call: Call, adminId: string): Promise<string> {
  const { meals } = await call<EveningPeopleReply>('GET', `/eveningservice/v1/runningdinner/${adminId}/people`)
  return meals[0]?.startsAt.slice(11, 16) ?? ''
}

/** The other member of the team opens the door. */
async function changeHost(call: Call, adminId: string, { host: { teamId, members } }: TableTonight): Promise<string> {
  const partner = members.find(({ isHost }) => !isHost)
  await call('PUT', `/teamservice/v1/runningdinner/${adminId}/teamhosts`, {
    teams: [{ id: teamId, hostTeamMember: { id: partner?.participantId } }],
  })
  return partner?.name ?? ''
}

/** Goes away with a reload. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-opened', 'once'))
const expectNotReloaded = (page: Page) => expect(page.locator('body[data-opened=once]')).toHaveCount(1)

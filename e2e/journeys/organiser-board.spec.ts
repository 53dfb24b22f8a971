import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { type Call, callOf } from '../call.ts'
import { createDemo, sendRoutes } from '../demo-event.ts'
import { BoardPages, filled } from '../pages/board-pages.ts'
import { nameOf, twoFreeTeams } from '../two-free-teams.ts'
import type { Language } from '../words.ts'

async function eventWithTeams(baseURL: string | undefined, projectName: string) {
  const language = projectName.slice(0, 2) as Language
  const isPhone = projectName.startsWith('de-360')
  const call = callOf(baseURL ?? '')
  const { adminId } = await createDemo(call, language)
  await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
  const teams = await twoFreeTeams(call, adminId, isPhone)
  return { adminId, language, isPhone, call, teams, columnOf: `?course=${teams[0].meal.id}` }
}

/** Marks the page as soon as this text shows in a dialog, even for a moment. */
const rememberText = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const look = () => {
      const isSeen = [...document.querySelectorAll('[role=dialog]')].some((one) => one.textContent?.includes(wanted))
      if (isSeen) document.body.dataset.textSeen = ''
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, text)

const lock = (call: Call, adminId: string, teamId: string, locked: boolean) =>
  call('PUT', `/teamservice/v1/runningdinner/${adminId}/team/${teamId}/lock`, { locked })

test(
  'two people swap teams by drag: the other organiser sees it, and undo and redo work',
  { tag: '@desk' },
  async ({ page, browser, baseURL }, { project }) => {
    const { adminId, language, isPhone, call, teams, columnOf } = await eventWithTeams(baseURL, project.name)
    await sendRoutes(call, adminId)
    const [one, other] = teams
    const [person, partner] = [one.teamMembers[0], other.teamMembers[0]]
    if (!person || !partner) throw new Error('a team without members')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const board = new BoardPages(page, `/admin/${adminId}`, language)
    const { done, history, preview } = board.words.board
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale: language === 'de' ? 'de-DE' : 'en-GB' })
    const second = new BoardPages(await context.newPage(), `/admin/${adminId}`, language)

    await test.step('drags one person onto the other and shows the consequences', async () => {
      await board.open(columnOf)
      await second.open(columnOf)
      await second.expectAsBefore(one, other)
      const drag = isPhone ? 'dragByFinger' : 'dragByMouse'
      await board[drag](board.row(person), board.row(partner))
      const dialog = board.preview(person, partner)
      await expect(dialog.getByText(preview.meetNobodyTwice)).toBeVisible()
      await expect(dialog.getByText(preview.sentRoutes)).toBeVisible()
      await expectAccessible(page, 'preview of a swap')
      await rememberText(page, preview.recomputed)
      await board.swapIn(dialog)
      // An organiser's own swap does not count as a change by the other organiser.
      await expect(page.locator('body[data-text-seen]')).toHaveCount(0)
    })
    await test.step('the other organiser sees it', () => second.expectSwapped(one, other))
    await test.step('offers to notify the affected teams', async () => {
      await board.expectSwapped(one, other)
      await page.getByRole('alert').getByRole('button', { name: done.tell }).click()
      await expect(page).toHaveURL(/messages\/changes\?teams=/)
    })
    const what = filled(board.words.activities.texts.TEAM_MEMBERS_SWAPPED, {
      name: nameOf(person),
      otherName: nameOf(partner),
    })
    await test.step('undoes it by keyboard, after a reload', async () => {
      await board.open(columnOf)
      await expect(page.getByRole('button', { name: filled(history.undoWhat, { what }) })).toBeVisible()
      await page.keyboard.press('Control+z')
      await expect(page.getByRole('alert')).toContainText(filled(history.undone, { what }))
      await board.expectAsBefore(one, other)
    })
    await test.step('redoes it, after a reload', async () => {
      await page.reload()
      await expect(page.getByRole('button', { name: filled(history.redoWhat, { what }) })).toBeVisible()
      await page.keyboard.press('Control+y')
      await expect(page.getByRole('alert')).toContainText(filled(history.redone, { what }))
      await board.expectSwapped(one, other)
      await page.getByRole('button', { name: filled(history.undoWhat, { what }) }).press('Enter')
      await board.expectAsBefore(one, other)
      await expect(page.getByRole('button', { name: history.undoWhat.replace('{{what}}', '') })).toBeFocused()
      await second.expectAsBefore(one, other)
    })
    await test.step('lists all changes in the plan history', async () => {
      await page.getByRole('button', { name: history.open, exact: true }).click()
      const drawer = board.dialog(history.title)
      await expect(drawer.getByText(what)).toBeVisible()
      await expect(drawer.getByText(history.takenBack)).toBeVisible()
      await expectAccessible(page, 'plan history')
      await drawer.getByRole('button', { name: history.close }).click()
      await expect(page.getByRole('button', { name: history.open, exact: true })).toBeFocused()
    })
    await test.step('prints every course and every name on narrow paper', async () => {
      await second.page.setViewportSize({ width: 720, height: 1000 })
      await second.page.emulateMedia({ media: 'print' })
      await expect(second.page.locator('section[data-shown] h2').filter({ visible: true })).toHaveCount(3)
      await second.open('?by=table')
      const names = second.page.locator('[data-drag-item^="person:"]')
      await expect(names.first()).toBeVisible()
      await expect(names.filter({ visible: true })).toHaveCount(await names.count())
    })
    await context.close()
  },
)

test('on a slow line the first drag counts, held or dropped before its code has arrived', async ({ page, baseURL }, {
  project,
}) => {
  const { adminId, language, isPhone, teams, columnOf } = await eventWithTeams(baseURL, project.name)
  const [person, partner] = teams.map(({ teamMembers }) => teamMembers[0])
  if (!person || !partner) throw new Error('a team without members')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const board = new BoardPages(page, `/admin/${adminId}`, language)
  const { cancel } = board.words.common
  let [arrived, arrive] = [Promise.resolve(), () => {}]
  await page.route(/assets\/dragging-/, async (route) => {
    await arrived
    await route.continue()
  })
  const openSlowly = async () => {
    arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await board.open(columnOf)
  }

  await test.step('held until the code arrives', async () => {
    await openSlowly()
    const drag = isPhone ? 'dragByFinger' : 'dragByMouse'
    await board[drag](board.row(person), board.row(partner), async () => {
      await expect(page.locator('[data-drag-mark]')).toHaveCount(0)
      arrive()
    })
    await board.preview(person, partner).getByRole('button', { name: cancel }).click()
  })
  if (!isPhone)
    await test.step('dropped before', async () => {
      await openSlowly()
      const [start, end] = await board.middles(board.row(person), board.row(partner))
      await page.mouse.move(start.x, start.y)
      await page.mouse.down()
      await page.mouse.move(end.x, end.y, { steps: 12 })
      await page.mouse.up()
      await expect(board.preview(person, partner)).toBeVisible()
    })
  await test.step('picked up by the space key before', async () => {
    await openSlowly()
    await board.actionsOf(person).press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(board.actionsOf(person)).toBeFocused()
    arrive()
    await expect(board.row(person)).toHaveAttribute('data-drag-mark', 'source')
    await board.aimByKeys(board.row(person), board.row(partner))
    await page.keyboard.press('Space')
    await expect(board.preview(person, partner)).toBeVisible()
  })
})

test('by menu and keys: another host, a locked team that refuses, and why', async ({ page, baseURL }, { project }) => {
  const { adminId, language, teams, columnOf } = await eventWithTeams(baseURL, project.name)
  const [one, other] = teams
  const [person, partner] = [one.teamMembers[0], other.teamMembers[0]]
  const guest = one.teamMembers.find((member) => member.id !== one.hostTeamMember.id)
  if (!person || !partner || !guest) throw new Error('a team without members')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const board = new BoardPages(page, `/admin/${adminId}`, language)
  const { card, choose, locked, menu, preview } = board.words.board
  const refused = filled(board.words.organiserIssues.team_locked, { teamNumber: other.teamNumber })
  await board.open(columnOf)

  await test.step('shows the actions of a person', async () => {
    await board.actionsOf(guest).click()
    await expect(page.getByRole('menuitem', { name: menu.makeHost })).toBeVisible()
    await expectAccessible(page, 'actions on the board')
    await page.keyboard.press('Escape')
    await expect(board.actionsOf(guest)).toBeFocused()
  })
  await test.step('makes another member the host', async () => {
    await board.choose(board.actionsOf(guest), menu.makeHost)
    const dialog = board.dialog(filled(preview.hostTitle, { name: nameOf(guest) }))
    await dialog.getByRole('button', { name: preview.changeHost }).click()
    await expect(board.row(guest)).toContainText(card.cooksHere)
    await expect(board.row(one.hostTeamMember)).not.toContainText(card.cooksHere)
  })
  await test.step('swaps with a target from the list', async () => {
    await board.choose(board.actionsOf(person), menu.moveTo)
    const dialog = board.dialog(filled(choose.personTitle, { name: nameOf(person) }))
    await dialog.getByRole('searchbox', { name: choose.search }).fill(nameOf(partner))
    await dialog.getByRole('button', { name: nameOf(partner) }).click()
    await board.swapIn(board.preview(person, partner))
    await board.expectSwapped(one, other)
    await expect(board.actionsOf(person)).toBeFocused()
    await page.keyboard.press('Control+z')
    await board.expectAsBefore(one, other)
  })
  await test.step('a locked team refuses, with the reason', async () => {
    await board.choose(board.team(other).getByRole('button').first(), menu.lock)
    await expect(page.getByText(filled(locked, { number: other.teamNumber }))).toBeVisible()
    await expect(board.team(other).getByRole('img', { name: card.locked })).toBeVisible()
    await board.choose(board.actionsOf(person), menu.moveTo)
    const dialog = board.dialog(filled(choose.personTitle, { name: nameOf(person) }))
    await dialog.getByRole('searchbox', { name: choose.search }).fill(nameOf(partner))
    const found = dialog.getByRole('listitem').filter({ hasText: nameOf(partner) })
    await expect(found).toContainText(refused)
    await expect(dialog.getByRole('button', { name: nameOf(partner) })).toHaveCount(0)
    await expectAccessible(page, 'choice of a target')
    await dialog.getByRole('button', { name: board.words.common.cancel }).click()
    await expect(board.actionsOf(person)).toBeFocused()
  })
  await test.step('by keys it reaches the locked team and announces the reason', async () => {
    const said = page.locator('[aria-live="assertive"]').filter({ hasText: nameOf(person) })
    await board.actionsOf(person).press('Space')
    await expect(board.row(person)).toHaveAttribute('data-drag-mark', 'source')
    await expect(said).toHaveCount(1)
    await board.aimByKeys(board.row(person), board.row(partner))
    await expect(said).toContainText(refused)
    await page.keyboard.press('Space')
    const dialog = board.preview(person, partner)
    await expect(dialog.getByText(refused)).toBeVisible()
    await expect(dialog.getByRole('button', { name: preview.swapMembers })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(board.actionsOf(person)).toBeFocused()
  })
})

test('a change by another organiser is announced, and the selection is kept', async ({ page, baseURL }, {
  project,
}) => {
  const { adminId, language, call, teams, columnOf } = await eventWithTeams(baseURL, project.name)
  const [one, other] = teams
  const [person, partner] = [one.teamMembers[0], other.teamMembers[0]]
  const { teams: all } = await call<{ teams: { id: string; teamNumber: number }[] }>(
    'GET',
    `/teamservice/v1/runningdinner/${adminId}`,
  )
  const third = all.find((team) => team.id !== one.id && team.id !== other.id)
  if (!person || !partner || !third) throw new Error('too few teams')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const board = new BoardPages(page, `/admin/${adminId}`, language)
  const { preview, stale } = board.words.board
  const { team_locked, team_unlocked } = board.words.activities.changes
  const asked = `${columnOf}&move=people.${person.id}.${partner.id}`

  await test.step('the preview follows the plan', async () => {
    await board.open(asked)
    const dialog = board.preview(person, partner)
    await expect(dialog.getByText(preview.meetNobodyTwice)).toBeVisible()
    await lock(call, adminId, third.id, true)
    await expect(dialog.getByText(preview.recomputed)).toBeVisible()
    await expect(dialog.getByText(filled(team_locked, { teamNumber: third.teamNumber }))).toBeVisible()
  })
  await test.step('a change based on an outdated plan is refused and explained', async () => {
    // The line for live changes is down.
    await page.route('**/sse/**', (route) => route.abort())
    await board.open(asked)
    const dialog = board.preview(person, partner)
    await expect(dialog.getByText(preview.meetNobodyTwice)).toBeVisible()
    await lock(call, adminId, third.id, false)
    await dialog.getByRole('button', { name: preview.swapMembers }).click()
    await expect(dialog.getByText(stale.title)).toBeVisible()
    await expect(dialog.getByText(filled(team_unlocked, { teamNumber: third.teamNumber }))).toBeVisible()
    await expect(dialog.getByText(stale.kept)).toBeVisible()
    await expectAccessible(page, 'a change that came too late')
    await dialog.getByRole('button', { name: stale.lookAgain }).click()
    await board.swapIn(dialog)
    await board.expectSwapped(one, other)
  })
})

import { expect, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { callOf } from '../call.ts'
import { createDemo, sendRoutes } from '../demo-event.ts'
import { linkIn, mailTo } from '../mailbox.ts'
import { SettingsPages } from '../pages/settings-pages.ts'
import { createPublicEvent } from '../public-event.ts'
import type { Language } from '../words.ts'

const counted = (phrase: string, count: number) => phrase.replace('{{count}}', String(count))
const shown = (day: string) => day.split('-').reverse().join('.')

test('courses move, are added and removed, and teams deleted with a course come back by undo', async ({
  page,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const call = callOf(baseURL ?? '')
  const { adminId } = await createDemo(call, language)
  const organiser = new SettingsPages(page, adminId, language)
  const { settings, activities, admin, wizard } = organiser.words
  const { schedule } = settings
  const teamCount = async () =>
    (await call<{ teams: unknown[] }>('GET', `/teamservice/v1/runningdinner/${adminId}`)).teams.length
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('moves the main course to 22:00: announced, stored, shown, and listed as an activity', async () => {
    await page.goto(`/admin/${adminId}`)
    await organiser.expectTimes(['19:00', '21:00', '23:00'])
    const dialog = await organiser.openCourses()
    await expectAccessible(page, 'courses')
    await organiser.course(2).getByLabel(schedule.time).fill('22')
    await dialog.getByRole('button', { name: schedule.save, exact: true }).click()
    await organiser.expectNotice(schedule.saved)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: admin.meals.editLabel })).toBeFocused()
    await organiser.expectTimes(['19:00', '22:00', '23:00'])
    const latest = page.getByRole('region', { name: admin.latest.title })
    await expect(latest.getByRole('listitem').first()).toContainText(activities.texts.MEAL_TIMES_UPDATED)
  })
  await test.step('an error is shown at its field; the settings link there too', async () => {
    const dialog = await organiser.openCourses('settings')
    await organiser.course(1).getByLabel(schedule.time).fill('22:30')
    const [sorted = ''] = wizard.order.sorted.split('{{')
    await expect(dialog.getByRole('status').filter({ hasText: sorted })).toBeVisible()
    await organiser.course(1).getByLabel(schedule.name).fill(' ')
    await dialog.getByRole('button', { name: schedule.save, exact: true }).click()
    await expect(organiser.course(1).getByLabel(schedule.name)).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('button', { name: organiser.words.common.cancel, exact: true }).click()
  })
  await test.step('removing a course deletes the teams after a question, and undo restores them', async () => {
    await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
    await sendRoutes(call, adminId)
    const fromTeams = await organiser.openCourses('teams')
    await fromTeams.getByRole('button', { name: organiser.words.common.cancel, exact: true }).click()
    const dialog = await organiser.openCourses()
    await expect(dialog.getByText(schedule.sent.routes, { exact: false })).toBeVisible()
    await dialog
      .getByRole('button', { name: schedule.remove.replace('{{course}}', '') })
      .last()
      .click()
    await expect(dialog.getByText(schedule.fewestReached)).toBeVisible()
    await dialog.getByRole('button', { name: schedule.save, exact: true }).click()
    await expect(organiser.dialog()).toContainText(counted(schedule.loss.teams_other, 9))
    await expectAccessible(page, 'loss of teams')
    await organiser.dialog().getByRole('button', { name: organiser.words.common.cancel, exact: true }).click()
    expect(await teamCount()).toBe(9)
    await dialog.getByRole('button', { name: schedule.save, exact: true }).click()
    await organiser.dialog().getByRole('button', { name: schedule.loss.confirm }).click()
    await organiser.expectNotice(schedule.savedDropped)
    // Those who knew their route do not know yet that there are no teams any more.
    await expect(page).toHaveURL(/messages\/changes/)
    expect(await teamCount()).toBe(0)
    await page.getByRole('button', { name: schedule.undo, exact: true }).click()
    await organiser.expectNotice(schedule.undone)
    expect(await teamCount()).toBe(9)
    await page.goto(`/admin/${adminId}`)
    await organiser.expectTimes(['19:00', '22:00', '23:00'])
  })
  await test.step('without teams there is no question, and a new course comes last', async () => {
    await call('DELETE', `/teamservice/v1/runningdinner/${adminId}`)
    const dialog = await organiser.openCourses()
    await dialog
      .getByRole('button', { name: schedule.remove.replace('{{course}}', '') })
      .last()
      .click()
    await dialog.getByRole('button', { name: schedule.add }).click()
    await expect(organiser.course(3).getByLabel(schedule.name)).toBeFocused()
    await expect(organiser.course(3).getByLabel(schedule.time)).toHaveValue('23:59')
    await page.keyboard.type('Käse')
    await page.keyboard.press('Enter')
    await organiser.expectNotice(schedule.saved)
    await expect(page).toHaveURL(/messages\/changes/)
    await page.goto(`/admin/${adminId}`)
    await organiser.expectTimes(['19:00', '22:00', '23:59'])
    await expect(page.getByText('Käse', { exact: true })).toBeVisible()
  })
})

test('settings show what they change before they are saved', async ({ page, baseURL }, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const { adminId } = await createDemo(callOf(baseURL ?? ''), language)
  const organiser = new SettingsPages(page, adminId, language)
  const { settings, wizard, common } = organiser.words
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const basics = organiser.section('basics')

  await test.step('a day in the past is refused at its field, before any question', async () => {
    await organiser.open()
    const yesterday = new Date(Date.now() - 48 * 3_600_000).toISOString().slice(0, 10)
    await basics.getByLabel(wizard.basics.date).fill(shown(yesterday))
    await organiser.save(basics)
    await expect(basics.getByText(organiser.words.organiserIssues.error_date_invalid)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('another day is worth a message to all', async () => {
    await organiser.open()
    await expect(organiser.section('registration')).toContainText(settings.registration.closed)
    const day = new Date(Date.now() + 45 * 86_400_000).toISOString().slice(0, 10)
    await basics.getByLabel(wizard.basics.date).fill(shown(day))
    await expect(basics.getByText(settings.basics.keepsTeams, { exact: false })).toBeVisible()
    await organiser.save(basics)
    await expect(organiser.dialog()).toContainText(
      counted(settings.basics.confirm.DATE_CHANGED_other, 18).split('{{')[0] ?? '',
    )
    await expectAccessible(page, 'another day')
    await organiser.dialog().getByRole('button', { name: settings.basics.confirm.save }).click()
    await organiser.expectNotice(settings.basics.dateSaved)
    await page.getByRole('button', { name: settings.basics.writeNow }).click()
    await expect(page).toHaveURL(/participants\/messages/)
    await page.goto(`/admin/${adminId}`)
    await expect(page.getByText(shown(day), { exact: false }).first()).toBeVisible()
    await organiser.expectTimes(['19:00', '21:00', '23:00'])
  })
  await test.step('opening and closing for guests asks first', async () => {
    await organiser.open('basics')
    await basics.getByRole('radio').nth(1).check()
    await organiser.save(basics)
    await expect(organiser.dialog()).toContainText(settings.basics.confirm.CLOSED_TO_OPEN)
    await organiser.dialog().getByRole('button', { name: common.cancel, exact: true }).click()
    await expect(basics.getByText(settings.unsaved)).toBeVisible()
    await organiser.save(basics)
    await organiser.dialog().getByRole('button', { name: settings.basics.confirm.save }).click()
    await organiser.expectNotice(settings.saved)
    const registration = organiser.section('registration')
    await expect(registration.getByText(settings.registration.state.open)).toBeVisible()
    await registration.getByLabel(wizard.registration.description).fill('Drei Gänge, drei Küchen.')
    await registration.getByLabel(wizard.registration.contactName).fill('Olga Organ')
    await organiser.save(registration)
    await expect(registration.getByText(settings.unsaved)).toHaveCount(0)
  })
  await test.step('keeps options', async () => {
    const options = organiser.section('options')
    await options.getByRole('checkbox', { name: wizard.options.shortWays }).check()
    await organiser.save(options)
    await expect(options.getByText(settings.unsaved)).toHaveCount(0)
    await page.reload()
    await expect(options.getByRole('checkbox', { name: wizard.options.shortWays })).toBeChecked()
  })
  await test.step('adds and removes an after party', async () => {
    const party = organiser.section('party')
    await party.getByRole('button', { name: settings.party.add }).click()
    await party.getByRole('textbox', { name: wizard.mealtimes.street, exact: true }).fill('Karl-Liebknecht-Straße')
    await party.getByLabel(wizard.mealtimes.streetNr).fill('1')
    await expectAccessible(page, 'after party')
    await organiser.save(party)
    await expect(party.getByText(settings.party.place.label)).toBeVisible()
    await party.getByLabel(settings.party.place.coordinates).fill('hier')
    await party.getByRole('button', { name: settings.party.place.set }).click()
    await expect(party.getByText(settings.party.place.invalid)).toBeVisible()
    await party.getByLabel(settings.party.place.coordinates).fill('51.32, 12.37')
    await party.getByRole('button', { name: settings.party.place.set }).click()
    await expect(party.getByText(settings.party.place.MANUAL)).toBeVisible()
    await party.getByRole('button', { name: settings.party.remove }).click()
    await organiser.dialog().getByRole('button', { name: settings.party.removal.confirm }).click()
    await expect(party.getByText(settings.party.none)).toBeVisible()
  })
  await test.step('leaving with unsaved changes asks, and names them', async () => {
    await basics.getByLabel(wizard.basics.title).fill('Herbstlauf')
    const places = page
      .getByRole('navigation', { name: organiser.words.admin.navigation.label })
      .filter({ visible: true })
    await places.getByRole('link', { name: organiser.words.admin.navigation.teams, exact: true }).click()
    await expect(organiser.dialog()).toContainText(settings.leave.replace('{{sections}}', settings.sections.basics))
    await organiser.dialog().getByRole('button', { name: common.unsaved.stay }).click()
    await basics.getByRole('button', { name: settings.discard }).click()
    await expect(basics.getByLabel(wizard.basics.title)).toHaveValue('Frühlingslauf')
  })
})

test('registration closes and opens, the link is replaced, and the event is cancelled', async ({
  page,
  context,
  request,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const call = callOf(baseURL ?? '')
  const { adminId, title } = await createPublicEvent(baseURL ?? '', { language })
  const organiser = new SettingsPages(page, adminId, language)
  const { settings, admin } = organiser.words
  const { email } = await call<{ email: string }>('GET', `/runningdinnerservice/v1/runningdinner/${adminId}`)
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await test.step('closes and opens registration', async () => {
    await organiser.open('registration')
    const registration = organiser.section('registration')
    await expect(registration.getByRole('heading', { level: 2 })).toBeFocused()
    await registration.getByRole('button', { name: settings.registration.closeNow }).click()
    await expect(organiser.dialog()).toContainText(settings.registration.close.text)
    await organiser.dialog().getByRole('button', { name: settings.registration.closeNow }).click()
    await expect(registration.getByText(settings.registration.state.closed)).toBeVisible()
    await expectAccessible(page, 'registration closed')
    await registration.getByRole('button', { name: settings.registration.openNow }).click()
    await organiser.dialog().getByRole('button', { name: settings.registration.openNow }).click()
    await expect(registration.getByText(settings.registration.state.open)).toBeVisible()
  })
  await test.step('replaces the link: this page continues, elsewhere the old one is invalid at once', async () => {
    const elsewhere = await context.newPage()
    await elsewhere.goto(`/admin/${adminId}`)
    await expect(elsewhere.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.bringToFront()
    const link = organiser.section('link')
    await link.getByRole('button', { name: settings.link.replace }).click()
    await expect(organiser.dialog()).toContainText(settings.link.question.dies)
    await expectAccessible(page, 'another link')
    await organiser.dialog().getByRole('button', { name: settings.link.question.confirm }).click()
    await organiser.expectNotice(settings.link.done.replace('{{email}}', email))
    const mail = await mailTo(request, email, /Verwaltungslink|administration link/)
    const path = linkIn(mail, /\/admin\/[^/]+$/)
    await expect(page).toHaveURL(new RegExp(`${path}/settings`))
    organiser.adminId = path.split('/').at(-1) ?? ''
    await expect(elsewhere.getByRole('heading', { level: 1, name: admin.invalidLink.title })).toBeVisible()
    await elsewhere.goto(`/admin/${adminId}/settings`)
    await expect(elsewhere.getByRole('heading', { level: 1, name: admin.invalidLink.title })).toBeVisible()
    await elsewhere.close()
  })
  await test.step('cancels for good, and offers to notify all', async () => {
    await organiser.open('cancel')
    await organiser.section('cancel').getByRole('button', { name: settings.cancel.action }).click()
    await expect(organiser.dialog()).toContainText(settings.cancel.question.deletion)
    await expectAccessible(page, 'cancelling')
    await organiser.dialog().getByRole('button', { name: settings.cancel.question.confirm }).click()
    await expect(page).toHaveURL(/participants\/messages\?messageSubType=RECIPIENTS_ALL/)
    await expect(page.getByText(admin.notice.cancelled.title, { exact: true })).toBeVisible()
    await organiser.open()
    await expect(page.getByText(settings.cancelled.title)).toBeVisible()
    await expectAccessible(page, 'settings of a cancelled event')
  })
  await test.step('offers nothing any more that would be refused', async () => {
    const { participants, teams } = organiser.words
    const at = (place: string) => page.goto(`/admin/${organiser.adminId}${place}`)
    await at('')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText(admin.next.tellCancelled).first()).toBeVisible()
    await expect(page.getByText(admin.checklist.title)).toHaveCount(0)
    await expect(page.getByText(admin.facts.cancelled, { exact: false }).first()).toBeVisible()
    await expectAccessible(page, 'dashboard of a cancelled event')
    await at('/participants')
    await expect(page.getByText(participants.empty.title)).toBeVisible()
    await expect(page.getByRole('link', { name: participants.import })).toHaveCount(0)
    await at('/teams')
    await expect(page.getByText(teams.none.neverFormed)).toBeVisible()
    await expect(page.getByRole('button', { name: teams.none.generate })).toHaveCount(0)
    await at('/participants/new')
    await expect(page.getByText(admin.nothingToChange.heading)).toBeVisible()
    await expectAccessible(page, 'nothing left to change')
  })
})

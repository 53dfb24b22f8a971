import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import type { TeamReply } from '@running-dinner/contract'
import { callOf } from '../call.ts'
import { linkIn, mailsTo, mailTo } from '../mailbox.ts'
import { AdminPages } from '../pages/admin-pages.ts'
import { MapPages, placeHosts } from '../pages/map-pages.ts'
import { WizardPage } from '../pages/wizard-page.ts'
import { type Language, wordsOf } from '../words.ts'

const clocks = ['19:00', '21:00', '23:00']

test(
  'from the wizard to the evening of one guest',
  { tag: '@desk' },
  async ({ page, request, baseURL }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const words = wordsOf(language)
    const email = `olga-${project.name}@organisers.example`
    // Several journeys share one mailbox and one list of guests.
    const subject = (kind: string) => `${kind} ${project.name}`

    await test.step('creates the event in the wizard', async () => {
      await new WizardPage(page, language).create({ title: 'Frühlingslauf', date: '15.05.2027', email })
    })

    const adminPath = await test.step('confirms by the mailed link', async () => {
      const mail = await mailTo(request, email, /Running Dinner|running dinner/)
      await page.goto(linkIn(mail, /\/acknowledge$/))
      await page.getByRole('button', { name: words.admin.acknowledge.confirm }).click()
      await page.getByRole('link', { name: words.admin.acknowledge.toDashboard }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Frühlingslauf' })).toBeVisible()
      return new URL(page.url()).pathname
    })

    const organiser = new AdminPages(page, adminPath, language)
    await test.step('imports the list with its problems', () => organiser.importForm())
    await test.step('builds teams and plan', () => organiser.buildTeams())
    await test.step('shows the map of thirty teams', async () => {
      await placeHosts(callOf(baseURL ?? ''), adminPath.split('/').at(-1) ?? '')
      const map = new MapPages(page, adminPath, language)
      await map.expectFilled(30)
      await map.pickOnMap(18)
      await map.switchOn(3, 7)
      await map.expectPanelKept()
      await map.markNeighbours()
      await map.readHelp()
      if (project.name.startsWith('de-360')) await map.pullSheet()
    })
    await test.step('sends all three kinds of mail', async () => {
      await organiser.send('participants', 65, subject('people'))
      await organiser.send('teams', 60, subject('teams'))
      await organiser.send('dinnerroute', 60, subject('routes'))
    })

    await test.step('shows the evening of one guest', async () => {
      const team = await anyTeam(request, adminPath)
      const [guest] = team.teamMembers
      const mail = await mailTo(request, guest?.email ?? '', subject('routes'))
      expect(mail.text).not.toMatch(/\{\w+\}/)
      await page.goto(linkIn(mail, /\/dinnerroute\//))
      await expectEvening(page, request, adminPath, team)
    })

    await test.step('every guest got each mail exactly once', async () => {
      const { participants } = await get<{ participants: { email: string }[] }>(
        request,
        adminPath,
        'participantservice',
        '/participants',
      )
      for (const { email: address } of participants) {
        const mine = async () =>
          (await mailsTo(request, address)).map((mail) => mail.subject).filter((title) => title.endsWith(project.name))
        // The last routes may still be on their way.
        await expect
          .poll(async () => (await mine()).sort(), { timeout: 90_000 })
          .toEqual([subject('people'), subject('routes'), subject('teams')])
      }
    })
  },
)

test(
  'in the fast lane an open event takes three screens, five clicks and a mail',
  { tag: '@desk' },
  async ({ page, context, request }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const { admin, common, wizard } = wordsOf(language)
    const email = `fast-${project.name}@organisers.example`
    const title = `Herbstlauf ${project.name}`
    const wizardPage = new WizardPage(page, language)
    const { screens, presses } = await wizardPage.createInFastLane({ title, date: '15.05.2027', email })
    expect(screens).toEqual([wizard.steps.basics, wizard.steps['registration-settings'], wizard.steps.finish])
    expect(presses).toBe(5)

    const [guests, administration] = await wizardPage.links()
    expect(guests).toContain('/running-dinner-events/')
    expect(administration).toContain('/admin/')
    await test.step('one press copies the link of the guests', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: common.link.copy, exact: true }).first().click()
      await expect(page.getByText(common.link.copied, { exact: true })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(guests)
    })
    const mail = await mailTo(request, email, new RegExp(`15\\.? (Mai|May): .*${title}`))
    expect(mail.text).toContain(guests)
    await wizardPage.startAnother()

    await test.step('once confirmed, the next step is to share the link', async () => {
      await page.goto(linkIn(mail, /\/acknowledge$/))
      await page.getByRole('button', { name: admin.acknowledge.confirm }).click()
      await page.getByRole('link', { name: admin.acknowledge.toDashboard }).click()
      await page.getByRole('main').getByRole('link', { name: admin.next.shareLink }).click()
      await expect(page.getByRole('heading', { name: admin.publicLink.title, exact: true })).toBeFocused()
    })
  },
)

/** Names, times and addresses of the three hosts, and how the own guests eat. */
async function expectEvening(
  page: Page,
  request: APIRequestContext,
  adminPath: string,
  team: TeamReply,
): Promise<void> {
  const plan = await get<{ guestTeams: TeamReply[]; hostTeams: TeamReply[] }>(
    request,
    adminPath,
    'teamservice',
    `/team/${team.id}/meetingplan`,
  )
  const stops = [team, ...plan.hostTeams].sort((one, other) => one.meal.time.localeCompare(other.meal.time))
  const cards = page.getByRole('main').getByRole('listitem')
  for (const [index, stop] of stops.entries()) {
    const card = cards.filter({ hasText: stop.meal.label }).first()
    await expect(card).toContainText(clocks[index] ?? '')
    const host = stop.hostTeamMember
    await expect(card).toContainText(`${host?.street} ${host?.streetNr}`)
    if (stop.id !== team.id) await expect(card).toContainText(`${host?.firstnamePart} ${host?.lastname}`)
  }
  for (const { mealSpecificsNote: note } of plan.guestTeams.flatMap((one) => one.teamMembers)) {
    if (note !== '') await expect(page.getByRole('main').getByText(note, { exact: true })).toHaveCount(1)
  }
}

async function anyTeam(request: APIRequestContext, adminPath: string): Promise<TeamReply> {
  const { teams } = await get<{ teams: TeamReply[] }>(request, adminPath, 'teamservice', '')
  const [team] = teams
  if (!team) throw new Error('there are no teams')
  return team
}

async function get<T>(request: APIRequestContext, adminPath: string, service: string, path: string): Promise<T> {
  const response = await request.get(`/api/rest/${service}/v1/runningdinner/${adminPath.split('/').at(-1)}${path}`)
  expect(response.status()).toBe(200)
  return (await response.json()) as T
}

import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, wordsOf } from '../words.ts'

/** What the organiser does with the plan, by the words on the screen. */
export class PlanPages {
  readonly #page: Page
  readonly #admin: string
  readonly #words: ReturnType<typeof wordsOf>

  constructor(page: Page, adminPath: string, language: Language) {
    this.#page = page
    this.#admin = adminPath
    this.#words = wordsOf(language)
  }

  /** People would wait: the dialog offers to seat all of them. */
  async buildTeamsOfAll(teamCount: number): Promise<void> {
    const { teams } = this.#words
    const page = this.#page
    await page.goto(`${this.#admin}/teams`)
    await page.getByRole('button', { name: teams.none.generate }).click()
    const dialog = page.getByRole('dialog', { name: teams.arrange.title })
    await expect(dialog).toContainText(teams.choices.EVERYBODY.replace('{{teams}}', String(teamCount)))
    await this.#expectAccessible()
    await dialog.getByRole('button', { name: teams.arrange.everybody }).click()
    await expect(page.getByText(teams.count_other.replace('{{count}}', String(teamCount))).first()).toBeVisible()
    await expect(page.getByRole('button', { name: teams.list.showWaiting })).toHaveCount(0)
  }

  /** Searches with free courses, lays the proposal beside the present plan, and uses it. */
  async optimize(): Promise<void> {
    const { planning, teams } = this.#words
    const page = this.#page
    await page.goto(`${this.#admin}/teams`)
    await page.getByRole('button', { name: teams.list.optimize }).click()
    await expect(page.getByText(planning.optimize.sent)).toBeVisible()
    await page.getByRole('radio', { name: planning.optimize.courses.FREE }).check()
    await page.getByRole('button', { name: planning.optimize.more }).click()
    await expect(page.getByRole('combobox', { name: planning.optimize.lockedTeams })).toBeVisible()
    await this.#expectAccessible()
    await page.getByRole('button', { name: planning.optimize.start }).click()
    await expect(this.#title(planning.proposal.title)).toBeVisible({ timeout: 60_000 })
    const total = page.getByRole('row', { name: planning.figures.sum })
    await expect(total).toContainText(planning.figures.shorter.replace(/\{\{percent\}\}\s?%/, '').trim())
    await expect(page.getByRole('heading', { name: planning.changes.title })).toBeVisible()
    await this.#expectAccessible()
    await page.reload()
    await page.getByRole('button', { name: planning.proposal.apply }).click()
    await expect(page.getByText(planning.saved.title)).toBeVisible()
  }

  /** The routes were sent before: the note leads to the people whose evening changed. */
  async expectNewRoutesToSend(): Promise<void> {
    const { planning, mailing } = this.#words
    const page = this.#page
    await page.getByRole('link', { name: planning.saved.send }).click()
    await expect(this.#title(mailing.changes.title)).toBeVisible()
    await page.goBack()
    await expect(page.getByText(planning.saved.title)).toBeVisible()
    await page.getByRole('button', { name: planning.saved.close }).click()
    await expect(page.getByText(planning.saved.title)).toBeHidden()
  }

  async lookAtEveryView(): Promise<void> {
    const { routes, quality } = this.#words
    const page = this.#page
    const view = (name: string) =>
      page.getByRole('navigation', { name: routes.tabs.label }).getByRole('link', { name }).click()
    await view(routes.tabs.distances)
    await expect(page.getByRole('list', { name: routes.distances.list }).getByRole('listitem').first()).toBeVisible()
    await view(routes.tabs.nearHosts)
    await page.getByRole('slider', { name: routes.nearHosts.rangeLabel }).press('End')
    await expect(page.getByRole('list', { name: routes.nearHosts.list }).getByRole('listitem').first()).toBeVisible()
    await expect(page).toHaveURL(/range=1000/)
    await view(routes.tabs.quality)
    await page.getByText(routes.quality.all, { exact: true }).click({ timeout: 60_000 })
    await expect(page.getByRole('heading', { name: routes.quality.findings })).toBeVisible()
    await expect(page.getByText(quality.NOBODY_MEETS_TWICE)).toBeVisible()
  }

  /** A team drops out: what the repair changes is shown before; afterwards the team is cancelled. */
  async dropOut(teamNumber: number): Promise<void> {
    const { cancellation, teams } = this.#words
    const page = this.#page
    const name = teams.team.replace('{{number}}', String(teamNumber))
    await page.goto(`${this.#admin}/teams?search=${teamNumber}`)
    await page.getByRole('link', { name: new RegExp(`^(${name}|${teamNumber})$`) }).click()
    await expect(this.#title(name)).toBeVisible()
    await expect(page.getByRole('heading', { name: teams.explanation.title })).toBeVisible()
    await page.getByRole('link', { name: teams.detail.cancel, exact: true }).click()
    await page.getByRole('radio', { name: cancellation.ways.repair }).check({ timeout: 60_000 })
    await this.#expectAccessible()
    await page.getByRole('button', { name: cancellation.ways.next }).click()
    await expect(page.getByRole('heading', { name: cancellation.preview.changed })).toBeVisible()
    await this.#expectAccessible()
    await page.getByRole('button', { name: cancellation.preview.confirmREPAIR }).click()
    await expect(page.getByText(cancellation.done.repaired.replace('{{number}}', String(teamNumber)))).toBeVisible()
    await page.goto(`${this.#admin}/teams?search=${teamNumber}`)
    await expect(page.getByText(teams.status.cancelled)).toBeVisible()
  }

  #title(name: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name, exact: true })
  }

  async #expectAccessible(): Promise<void> {
    const { violations } = await new AxeBuilder({ page: this.#page }).analyze()
    const found = violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`)
    expect.soft(found, this.#page.url()).toEqual([])
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect.soft(await this.#page.evaluate(overflow), 'wider than the window').toBeLessThanOrEqual(0)
  }
}

import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, wordsOf } from '../words.ts'

/** The settings and the courses of one event, by the words on the screen. */
export class SettingsPages {
  readonly #page: Page
  readonly words: ReturnType<typeof wordsOf>
  adminId: string

  constructor(page: Page, adminId: string, language: Language) {
    this.#page = page
    this.adminId = adminId
    this.words = wordsOf(language)
  }

  async open(section?: string): Promise<void> {
    await this.#page.goto(`/admin/${this.adminId}/settings${section ? `#${section}` : ''}`)
    await expect(this.#page.getByRole('heading', { level: 1, name: this.words.settings.title })).toBeVisible()
    if (section === undefined || section === 'basics') await this.#toTheEnd()
  }

  /** The sections below the window are loaded when somebody scrolls there. */
  async #toTheEnd(): Promise<void> {
    await this.#page.mouse.wheel(0, 1_000)
  }

  section(id: keyof ReturnType<typeof wordsOf>['settings']['sections']): Locator {
    return this.#page.getByRole('region', { name: this.words.settings.sections[id], exact: true })
  }

  /** The dialog on top. */
  dialog(): Locator {
    return this.#page.getByRole('dialog').last()
  }

  async save(section: Locator): Promise<void> {
    await section.getByRole('button', { name: this.words.settings.save, exact: true }).click()
  }

  async expectNotice(text: string): Promise<void> {
    await expect(this.#page.getByText(text, { exact: true }).first()).toBeVisible()
  }

  async openCourses(from: 'dashboard' | 'settings' | 'teams' = 'dashboard'): Promise<Locator> {
    const { editLabel } = this.words.admin.meals
    await this.#page.goto(`/admin/${this.adminId}${from === 'dashboard' ? '' : `/${from}`}`)
    if (from === 'teams') {
      await this.#page.getByRole('button', { name: this.words.teams.actions.label }).click()
      await this.#page.getByRole('menuitem', { name: editLabel }).click()
    } else {
      if (from === 'settings') {
        await expect(this.section('basics')).toBeVisible()
        await this.#toTheEnd()
      }
      await this.#page.getByRole('button', { name: editLabel }).click()
    }
    const dialog = this.dialog()
    await expect(dialog.getByRole('heading', { name: this.words.settings.schedule.title, exact: true })).toBeVisible()
    return dialog
  }

  course(position: number): Locator {
    const name = this.words.settings.schedule.course.replace('{{position}}', String(position))
    return this.#page.getByRole('group', { name, exact: true })
  }

  /** The times on the card of the dashboard, in their order. */
  async expectTimes(times: readonly string[]): Promise<void> {
    const card = this.#page.getByRole('region', { name: this.words.admin.meals.title, exact: true })
    const shown = times.map((time) => this.words.admin.meals.time.replace('{{time}}', time))
    await expect(card.locator('time')).toHaveText(shown)
  }
}

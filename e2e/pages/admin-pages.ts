import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type Language, wordsOf } from '../words.ts'

/** What the organiser does after the wizard, by the words on the screen. */
export class AdminPages {
  readonly #page: Page
  readonly #admin: string
  readonly #words: ReturnType<typeof wordsOf>

  constructor(page: Page, adminPath: string, language: Language) {
    this.#page = page
    this.#admin = adminPath
    this.#words = wordsOf(language)
  }

  /** Reads the form export, corrects the hopeless row and leaves the one that was sent twice. */
  async importForm(): Promise<void> {
    const { importPage, importFields } = this.#words.participants
    const page = this.#page
    await page.goto(`${this.#admin}/participants/import`)
    await page
      .locator('input[type=file]')
      .setInputFiles(join(import.meta.dirname, '../../packages/server/test/fixtures/anmeldungen-formular.xlsx'))
    await expect(page.getByText(counted(importPage.importable_other, 64))).toBeVisible()
    await expect(page.getByText(counted(importPage.broken_other, 2))).toBeVisible()
    await page.getByRole('button', { name: importPage.correctRow.replace('{{row}}', '67') }).click()
    const corrections = {
      lastname: 'Sommer',
      email: 'solo.sommer@example.org',
      streetNr: '7',
      zip: '79100',
      cityName: 'Freiburg',
    } as const
    // What all rows lack is asked for above them, under the same names.
    const row = page.getByRole('listitem')
    for (const [field, text] of Object.entries(corrections)) {
      await row.getByRole('textbox', { name: importFields[field as keyof typeof corrections], exact: true }).fill(text)
    }
    await page.getByRole('button', { name: importPage.apply, exact: true }).click()
    await page.getByRole('button', { name: importPage.skipRow.replace('{{row}}', '66') }).click()
    await page.getByRole('button', { name: counted(importPage.submit_other, 65) }).click()
    await expect(page.getByText(counted(importPage.done_other, 65)).first()).toBeVisible()
  }

  async buildTeams(): Promise<void> {
    const { teams } = this.#words
    await this.#page.goto(`${this.#admin}/teams`)
    await this.#page.getByRole('button', { name: teams.none.generate }).click()
    await this.#page.getByRole('button', { name: teams.arrange.someWait }).click()
    // In the name of undo: the figures above the list are hidden on a phone.
    await expect(this.#page.getByRole('button', { name: counted(teams.count_other, 30) })).toBeVisible()
    await expect(this.#page.getByText(counted(teams.list.waiting_other, 5))).toBeVisible()
  }

  async send(kind: 'participants' | 'teams' | 'dinnerroute', count: number, subject: string): Promise<void> {
    const { mailing } = this.#words
    const page = this.#page
    await page.goto(`${this.#admin}/${kind}/messages`)
    await page.getByRole('textbox', { name: mailing.compose.subject }).fill(subject)
    await page.getByRole('button', { name: mailing.send.review }).click()
    await page.getByRole('button', { name: counted(mailing.send.confirm_other, count) }).click()
    await expect(page.getByText(mailing.held.takeBack).or(page.getByText(mailing.state.sending)).first()).toBeVisible()
  }
}

function counted(phrase: string, count: number): string {
  return phrase.replace('{{count}}', String(count))
}

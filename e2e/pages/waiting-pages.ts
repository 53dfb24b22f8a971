import { expect, type Page } from '@playwright/test'
import { type Language, wordsOf } from '../words.ts'

/** Cancelling teams and placing those who wait, by the words on the screen. */
export class WaitingPages {
  readonly words: ReturnType<typeof wordsOf>
  readonly #page: Page
  readonly #admin: string

  constructor(page: Page, adminId: string, language: Language) {
    this.#page = page
    this.#admin = `/admin/${adminId}`
    this.words = wordsOf(language)
  }

  async openList(): Promise<void> {
    await this.#page.goto(`${this.#admin}/participants/waiting-list`)
    await expect(this.#page.getByRole('heading', { level: 1, name: this.words.waiting.title })).toBeVisible()
  }

  async openCancellation(teamId: string, memberId?: string): Promise<void> {
    const query = memberId === undefined ? '' : `?teamMemberIdToCancel=${memberId}`
    await this.#page.goto(`${this.#admin}/teams/${teamId}/cancel${query}`)
  }

  /** The team's course is lost: what that means is shown before it is done. */
  async cancelCourse(teamId: string, teamNumber: number): Promise<void> {
    const { cancellation } = this.words
    await this.openCancellation(teamId)
    await this.#page.getByRole('radio', { name: cancellation.ways.cancel }).check({ timeout: 60_000 })
    await this.#page.getByRole('button', { name: cancellation.ways.next }).click()
    await expect(this.#page.getByRole('heading', { name: cancellation.preview.guests })).toBeVisible()
    const confirm = cancellation.preview.confirmCANCEL.replace('{{number}}', String(teamNumber))
    await this.#page.getByRole('button', { name: confirm }).click()
    const done = cancellation.done.cancelled.replace('{{number}}', String(teamNumber))
    await expect(this.#page.getByText(done)).toBeVisible()
  }

  /** Gives the first waiting person a place in the only team that has one. */
  async place(position: number): Promise<void> {
    await this.#page.getByRole('combobox').nth(position).selectOption({ index: 1 })
  }

  async submit(label: string): Promise<void> {
    await this.#page.getByRole('button', { name: label, exact: true }).click()
  }
}

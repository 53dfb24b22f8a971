import { expect, type Locator, type Page } from '@playwright/test'
import { type Language, wordsOf } from '../words.ts'

const desktopWidth = 1200

/** The organiser's list of people, by the words on the screen: a table on a desk, cards on a phone. */
export class ParticipantsPages {
  readonly words: ReturnType<typeof wordsOf>
  readonly #page: Page
  readonly #admin: string

  constructor(page: Page, adminId: string, language: Language) {
    this.#page = page
    this.#admin = `/admin/${adminId}`
    this.words = wordsOf(language)
  }

  get isTable(): boolean {
    return (this.#page.viewportSize()?.width ?? 0) >= desktopWidth
  }

  async open(query = ''): Promise<void> {
    await this.#page.goto(`${this.#admin}/participants${query}`)
    await expect(this.#page.getByRole('heading', { level: 1, name: this.words.participants.title })).toBeVisible()
  }

  list(label: string): Locator {
    return this.#page.getByRole(this.isTable ? 'grid' : 'list', { name: label, exact: true })
  }

  /** The row or card of a person, at any position. */
  row(name: string): Locator {
    const named = this.#page.getByRole('link', { name, exact: true })
    return this.#page.getByRole(this.isTable ? 'row' : 'listitem').filter({ has: named })
  }

  /** How many the list holds, drawn or not. */
  async expectCount(label: string, count: number): Promise<void> {
    if (this.isTable) await expect(this.list(label)).toHaveAttribute('aria-rowcount', String(count + 1))
    else await expect(this.list(label).getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(count))
    await expect(
      this.#page.getByText(counted(this.words.participants, 'count', count), { exact: true }).first(),
    ).toBeVisible()
  }

  /** The rows of a table are numbered without a gap; the keyboard reaches the last, which was not rendered yet. */
  async expectNumbers(label: string, first: number, last: number): Promise<void> {
    if (!this.isTable) return
    const row = (index: number) => this.list(label).locator(`[data-index="${index}"]`)
    await expect(row(0).getByRole('gridcell').nth(1)).toHaveText(String(first))
    await row(0).press('End')
    await expect(row(last - first)).toBeFocused()
    await expect(
      row(last - first)
        .getByRole('gridcell')
        .nth(1),
    ).toHaveText(String(last))
    await this.#page.keyboard.press('Home')
    await expect(row(0)).toBeFocused()
  }

  async expectBanner(text: string): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: text })).toBeVisible()
  }

  get manageWaiting(): Locator {
    return this.#page.getByRole('link', { name: this.words.roster.manageWaiting })
  }

  get search(): Locator {
    return this.#page.getByRole('textbox', { name: this.words.participants.search.label })
  }

  /** A chosen filter, beside the list; those that are not chosen are in the sheet. */
  chip(filter: 'unconfirmed' | 'waiting' | 'noKitchen' | 'diet' | 'noPhone'): Locator {
    return this.#page.getByRole('button', { name: new RegExp(`^${this.words.roster.filters[filter]}`) })
  }

  /** Chooses a filter in the sheet and closes it again. */
  async filterBy(filter: Parameters<typeof this.chip>[0]): Promise<void> {
    await this.#page.getByRole('button', { name: /^Filter/ }).click()
    await this.chip(filter).click()
    await this.#page.keyboard.press('Escape')
    await expect(this.dialog).toHaveCount(0)
  }

  async tick(name: string): Promise<void> {
    await this.row(name)
      .getByRole('checkbox', { name: this.words.roster.select.one.replace('{{name}}', name) })
      .check()
  }

  async choose(name: string, action: 'edit' | 'details' | 'write' | 'swap' | 'delete'): Promise<void> {
    await this.row(name)
      .getByRole('button', { name: this.words.roster.menu.label.replace('{{name}}', name) })
      .click()
    await this.#page.getByRole('menuitem', { name: this.words.roster.menu[action] }).click()
  }

  get dialog(): Locator {
    return this.#page.getByRole('dialog')
  }
}

/** A phrase with its number, in the form the number takes. */
export function counted<Phrases extends object>(phrases: Phrases, key: string, count: number): string {
  const form = `${key}_${count === 1 ? 'one' : 'other'}`
  const phrase: unknown = form in phrases ? phrases[form as keyof Phrases] : undefined
  if (typeof phrase !== 'string') throw new Error(`no phrase ${form}`)
  return phrase.replaceAll('{{count}}', String(count))
}

import { expect, type Locator, type Page } from '@playwright/test'
import { noteHydration, untilHydrated } from '../until-hydrated.ts'
import type { Language } from '../words.ts'
import { wordsOf } from '../words.ts'

type Step = 'you' | 'home' | 'partner' | 'review'

/** The steps of registering as a guest goes through them. */
export class RegistrationPages {
  readonly page: Page
  readonly words: ReturnType<typeof wordsOf>['registration']

  constructor(page: Page, language: Language) {
    this.page = page
    this.words = wordsOf(language).registration
  }

  async open(publicId: string, query = ''): Promise<void> {
    await noteHydration(this.page)
    await this.page.goto(`/running-dinner-events/${publicId}/registration${query}`)
    // Before, the browser shows what the server rendered.
    await untilHydrated(this.page)
    await this.expectStep('you')
  }

  async expectStep(step: Step): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.words[step].title })).toBeVisible()
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label.replace(/[?.()]/g, '\\$&')}`) })
  }

  get street(): Locator {
    return this.page.getByRole('combobox', { name: new RegExp(`^${this.words.address.street}`) })
  }

  async next(to: Step): Promise<void> {
    await this.page.getByRole('button', { name: this.words.next, exact: true }).click()
    await this.expectStep(to)
  }

  async fillYou(person: { firstnamePart: string; lastname: string; email?: string }): Promise<void> {
    const { you } = this.words
    await this.field(you.firstnamePart).fill(person.firstnamePart)
    await this.field(you.lastname).fill(person.lastname)
    if (person.email !== undefined) await this.field(you.email).fill(person.email)
  }

  async fillAddress(zip = '79098'): Promise<void> {
    const { address } = this.words
    await this.field(address.zip).fill(zip)
    await this.field(address.cityName).fill('Freiburg')
    await this.street.fill('Salzstraße')
    await this.field(address.streetNr).fill('12')
  }

  async fillSeats(seats: string): Promise<void> {
    await this.field(this.words.kitchen.numSeats).fill(seats)
    await this.field(this.words.kitchen.numSeats).blur()
  }

  /** From the review to the page that says to look into the mail. */
  async register(): Promise<void> {
    await this.page.getByRole('checkbox', { name: this.words.review.consent }).check()
    await this.page.getByRole('button', { name: this.words.review.register }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: this.words.finished.title })).toBeVisible()
  }

  /** Opening the mailed link changes nothing; the click on it does. */
  async confirm(path: string, firstnamePart: string): Promise<void> {
    await this.page.goto(path)
    await this.page.getByRole('button', { name: this.words.activate.confirm }).click()
    const title = this.words.activate.doneTitle.replace('{{name}}', firstnamePart)
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(new URL(this.page.url()).pathname).not.toContain('activate')
  }
}

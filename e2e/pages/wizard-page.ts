import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../words.ts'
import { wordsOf } from '../words.ts'

export interface NewEvent {
  title: string
  /** dd.MM.yyyy */
  date: string
  email: string
}

/** The steps of the wizard as an organiser goes through them. */
export class WizardPage {
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
  }

  async create({ title, date, email }: NewEvent): Promise<void> {
    const { common, masterData, wizard } = wordsOf(this.#language)
    await this.#page.goto('/running-dinner-wizard')
    await this.#field(wizard.basics.title).fill(title)
    await this.#field(wizard.basics.zip).fill('79100')
    await this.#field(wizard.basics.city).fill('Freiburg')
    await this.#field(wizard.basics.date).fill(date)
    await this.#choose(wizard.basics.language, this.#language === 'de' ? common.german : common.english)
    await this.#page.getByRole('radio', { name: masterData.registrationTypes.CLOSED.label }).check()
    await this.#next(wizard.steps.options)
    await this.#page.getByRole('radio', { name: masterData.genderAspects.IGNORE_GENDER.label }).check()
    await this.#next(wizard.steps.mealtimes)
    await this.#next(wizard.steps['participants-preview'])
    await this.#next(wizard.steps.finish)
    await this.#field(wizard.finish.email).fill(email)
    await this.#field(wizard.finish.fullname).fill('Olga Organ')
    await this.#field(wizard.finish.streetWithNr).fill('Am Markt 1')
    await expect(this.#field(wizard.finish.zip)).toHaveValue('79100')
    await expect(this.#field(wizard.finish.city)).toHaveValue('Freiburg')
    await this.#page.getByRole('checkbox', { name: wizard.finish.dataProcessing }).check()
    await expect(this.#page.getByRole('checkbox', { name: wizard.finish.newsletter })).not.toBeChecked()
    await this.#page.getByRole('button', { name: wizard.finish.create }).click()
    await expect(this.#heading(wizard.steps.summary)).toBeFocused()
  }

  /** From the landing page to the links of an open event; answers what was shown and how often something was pressed. */
  async createInFastLane({ title, date, email }: NewEvent): Promise<{ screens: string[]; presses: number }> {
    const { common, landing, wizard } = wordsOf(this.#language)
    const screens: string[] = []
    let presses = 0
    const press = async (target: Locator) => {
      presses += 1
      await target.click()
    }
    const arrive = async (screen: string) => {
      await expect(this.#heading(screen)).toBeVisible()
      screens.push(screen)
    }
    await this.#page.goto(`/?lng=${this.#language}`)
    await press(this.#page.getByRole('main').getByRole('link', { name: landing.start.create }).first())
    await arrive(wizard.steps.basics)
    await this.#field(wizard.basics.title).fill(title)
    await this.#field(wizard.basics.zip).fill('1010')
    await this.#field(wizard.basics.city).fill('Wien')
    const goOn = this.#page.getByRole('button', { name: wizard.usual.goOn })
    // No day is chosen yet, and none is taken for chosen.
    await goOn.click()
    await expect(this.#field(wizard.basics.date)).toBeFocused()
    await expect(this.#field(wizard.basics.date)).toHaveValue('')
    await this.#field(wizard.basics.date).fill(date)
    await this.#choose(wizard.basics.country, this.#language === 'de' ? 'Österreich' : 'Austria')
    await expect(this.#page.getByRole('combobox', { name: wizard.basics.zone })).toHaveValue('Europe/Vienna')
    await press(goOn)
    await arrive(wizard.steps['registration-settings'])
    await this.#field(wizard.registration.description).fill('Drei Gänge, drei Küchen.')
    await this.#field(wizard.registration.contactName).fill('Olga Organ')
    await this.#field(wizard.registration.contactEmail).fill(email)
    await press(this.#page.getByRole('button', { name: common.next, exact: true }))
    await arrive(wizard.steps.finish)
    await this.#field(wizard.finish.streetWithNr).fill('Am Markt 1')
    await press(this.#page.getByRole('checkbox', { name: wizard.finish.dataProcessing }))
    await press(this.#page.getByRole('button', { name: wizard.finish.create }))
    await expect(this.#heading(wizard.steps.summary)).toBeFocused()
    return { screens, presses }
  }

  /** Guests' link first, then the organiser's. */
  async links(): Promise<string[]> {
    const { wizard } = wordsOf(this.#language)
    const fields = this.#page.getByRole('textbox', {
      name: new RegExp(`^(${wizard.summary.guestsLink}|${wizard.summary.link})$`),
    })
    await expect(fields).toHaveCount(2)
    return Promise.all((await fields.all()).map((field) => field.inputValue()))
  }

  async startAnother(): Promise<void> {
    const { wizard } = wordsOf(this.#language)
    await this.#page.getByRole('button', { name: wizard.summary.another }).click()
    await expect(this.#heading(wizard.steps.basics)).toBeFocused()
  }

  #heading(name: string): Locator {
    return this.#page.getByRole('heading', { level: 1, name })
  }

  #field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: new RegExp(`^${label.replace(/[?.]/g, '\\$&')}`) })
  }

  async #choose(label: string, option: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: new RegExp(`^${label}`) }).selectOption(option)
  }

  async #next(title: string): Promise<void> {
    const button = this.#page.getByRole('button', { name: wordsOf(this.#language).common.next, exact: true })
    await this.#page.evaluate(() => window.scrollTo(0, 0))
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click()
    await expect(this.#heading(title)).toBeVisible()
  }
}

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
    await this.#field(wizard.finish.zip).fill('79100')
    await this.#field(wizard.finish.city).fill('Freiburg')
    await this.#page.getByRole('checkbox', { name: wizard.finish.dataProcessing }).check()
    await expect(this.#page.getByRole('checkbox', { name: wizard.finish.newsletter })).not.toBeChecked()
    await this.#page.getByRole('button', { name: wizard.finish.create }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name: wizard.steps.summary })).toBeVisible()
  }

  #field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: new RegExp(`^${label.replace(/[?.]/g, '\\$&')}`) })
  }

  async #choose(label: string, option: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
    await this.#page.getByRole('option', { name: option }).click()
  }

  async #next(title: string): Promise<void> {
    await this.#page.getByRole('button', { name: wordsOf(this.#language).common.next, exact: true }).click()
    await expect(this.#page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
}

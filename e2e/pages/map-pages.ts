import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import type { TeamReply } from '@running-dinner/contract'
import type { Call } from '../call.ts'
import { type Language, wordsOf } from '../words.ts'

/** What the organiser does with the map of all routes, by the words on the screen. */
export class MapPages {
  readonly #page: Page
  readonly #path: string
  readonly #words: ReturnType<typeof wordsOf>['routes']

  constructor(page: Page, adminPath: string, language: Language) {
    this.#page = page
    this.#path = `${adminPath}/hostlocations`
    this.#words = wordsOf(language).routes
  }

  /** Every team has a marker of its own that can be pressed, and together they fill the map. */
  async expectFilled(teamCount: number): Promise<void> {
    await this.#page.goto(this.#path)
    await expect(this.#pins).toHaveCount(teamCount)
    const map = await this.#map.boundingBox()
    const boxes = await Promise.all((await this.#pins.all()).map((pin) => pin.boundingBox()))
    const share = (start: 'x' | 'y', size: 'width' | 'height') => {
      const ends = boxes.flatMap((box) => (box ? [box[start], box[start] + box[size]] : []))
      return (Math.max(...ends) - Math.min(...ends)) / (map?.[size] ?? Number.NaN)
    }
    expect(Math.max(share('x', 'width'), share('y', 'height'))).toBeGreaterThanOrEqual(0.6)
    const { violations } = await new AxeBuilder({ page: this.#page }).withRules(['target-size']).analyze()
    expect(violations.flatMap((one) => one.nodes.map((node) => node.target.join(' ')))).toEqual([])
  }

  /** A team picked on the map shows its entry in the list, also after a reload; picked again it is let go. */
  async pickOnMap(teamNumber: number): Promise<void> {
    const page = this.#page
    const entry = page.locator(`[data-team="${teamNumber}"]`)
    await expect(entry).not.toBeInViewport()
    await this.#pin(teamNumber).click()
    await expect(page).toHaveURL(new RegExp(`team=${teamNumber}\\b`))
    await expect(entry).toBeInViewport()
    await page.reload()
    await expect(this.#pin(teamNumber)).toHaveAttribute('aria-pressed', 'true')
    await expect(entry).toBeInViewport()
  }

  /** Teams are switched on by the keyboard; reload keeps them, and back takes the last one off. */
  async switchOn(...teamNumbers: [number, number]): Promise<void> {
    const [first, last] = teamNumbers.map((number) =>
      this.#page.getByRole('checkbox', {
        name: this.#words.list.switchOn.replace('{{number}}', String(number)),
        exact: true,
      }),
    ) as [Locator, Locator]
    // Checked is what the address says: pressed or loaded again sooner, the first choice would be lost.
    await first.press('Space')
    await expect(first).toBeChecked()
    await last.press('Space')
    await expect(last).toBeChecked()
    await this.#page.reload()
    await expect(first).toBeChecked()
    await expect(last).toBeChecked()
    await this.#page.goBack()
    await expect(last).not.toBeChecked()
    await expect(first).toBeChecked()
  }

  /** A panel that was minimised or opened stays so after a reload. */
  async expectPanelKept(): Promise<void> {
    const panel = this.#page.getByRole('button', { name: this.#words.hosts.title })
    const before = await panel.getAttribute('aria-expanded')
    const after = before === 'true' ? 'false' : 'true'
    await panel.press('Enter')
    await expect(panel).toHaveAttribute('aria-expanded', after)
    await this.#page.reload()
    await expect(panel).toHaveAttribute('aria-expanded', after)
  }

  /** Near hosts are marked on the map and listed; the settings show it after a reload. */
  async markNeighbours(): Promise<void> {
    const { settings, marker, tabs } = this.#words
    await this.#page.getByRole('button', { name: settings.title }).press('Enter')
    await this.#page.getByRole('switch', { name: settings.near }).press('Space')
    await expect(this.#page).toHaveURL(/near=300/)
    await expect(this.#page.getByRole('heading', { name: tabs.nearHosts })).toBeVisible()
    await expect(this.#map.getByRole('button', { name: new RegExp(marker.found) }).first()).toBeVisible()
  }

  /** On a phone: the sheet over the map goes up and down with the arrow keys. */
  async pullSheet(): Promise<void> {
    const title = this.#words.sheet.title_other.replace('{{count}}', '\\d+')
    const handle = this.#page.getByRole('button', { name: new RegExp(`^${title}`) })
    const content = this.#page.getByRole('button', { name: this.#words.hosts.title })
    await handle.press('End')
    await expect(handle).toHaveAttribute('aria-expanded', 'false')
    await expect(content).toBeHidden()
    await handle.press('ArrowUp')
    await expect(handle).toHaveAttribute('aria-expanded', 'true')
    await expect(content).toBeVisible()
  }

  async readHelp(): Promise<void> {
    const { help } = this.#words
    await this.#page.getByRole('button', { name: help.open }).click()
    await expect(this.#page.getByRole('dialog', { name: help.title })).toBeVisible()
    await this.#page.goBack()
    await expect(this.#page.getByRole('dialog')).toBeHidden()
  }

  get #map(): Locator {
    return this.#page.getByRole('region', { name: this.#words.map.label })
  }

  get #pins(): Locator {
    const [start = ''] = this.#words.marker.team.split('{{number}}')
    return this.#map.getByRole('button', { name: new RegExp(`^${start}\\d+`) })
  }

  #pin(teamNumber: number): Locator {
    return this.#pins.and(this.#map.getByRole('button', { name: new RegExp(`^Team ${teamNumber},`) }))
  }
}

/** Places for all hosts, some of them close together and two at one address, as a town has them. */
export async function placeHosts(call: Call, adminId: string): Promise<void> {
  const { teams } = await call<{ teams: TeamReply[] }>('GET', `/teamservice/v1/runningdinner/${adminId}`)
  for (const [index, { hostTeamMember }] of teams.entries()) {
    const ring = index < 2 ? 0 : 0.004 + (index % 5) * 0.006
    const position = { lat: 47.995 + ring * Math.sin(index * 2.4), lng: 7.85 + 1.5 * ring * Math.cos(index * 2.4) }
    await call(
      'PUT',
      `/participantservice/v1/runningdinner/${adminId}/participants/${hostTeamMember?.id}/geocode`,
      position,
    )
  }
}

import { expect, type Locator, type Page } from '@playwright/test'
import { type FreeTeam, nameOf } from '../two-free-teams.ts'
import { type Language, wordsOf } from '../words.ts'

type Person = FreeTeam['hostTeamMember']

/** A sentence with its values. */
export function filled(phrase: string, values: Record<string, string | number>): string {
  return phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
}

/** The teams board, by its labels on the screen. */
export class BoardPages {
  readonly page: Page
  readonly words: ReturnType<typeof wordsOf>
  readonly #address: string

  constructor(page: Page, adminPath: string, language: Language) {
    this.page = page
    this.words = wordsOf(language)
    this.#address = `${adminPath}/teams/board`
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`${this.#address}${query}`)
    // By its tag: behind an open dialog it has no role.
    await expect(this.page.locator('h1')).toHaveText(this.words.board.title)
  }

  team(team: FreeTeam): Locator {
    const name = filled(this.words.board.card.actions, { number: team.teamNumber })
    return this.page.getByRole('button', { name, exact: true }).locator('xpath=ancestor::li[1]')
  }

  actionsOf(person: Person): Locator {
    return this.page.getByRole('button', {
      name: filled(this.words.board.card.personActions, { name: nameOf(person) }),
      exact: true,
    })
  }

  row(person: Person): Locator {
    return this.actionsOf(person).locator('xpath=ancestor::li[1]')
  }

  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name })
  }

  preview(one: Person, other: Person): Locator {
    return this.dialog(filled(this.words.board.preview.membersTitle, { name: nameOf(one), otherName: nameOf(other) }))
  }

  async swapIn(dialog: Locator): Promise<void> {
    await dialog.getByRole('button', { name: this.words.board.preview.swapMembers }).click()
    await expect(dialog).toBeHidden()
  }

  async choose(button: Locator, action: string): Promise<void> {
    await button.click()
    await this.page.getByRole('menuitem', { name: action }).click()
  }

  async expectSwapped(one: FreeTeam, other: FreeTeam): Promise<void> {
    const [person, partner] = [one.teamMembers[0] as Person, other.teamMembers[0] as Person]
    await expect(this.team(one)).toContainText(nameOf(partner))
    await expect(this.team(other)).toContainText(nameOf(person))
  }

  async expectAsBefore(one: FreeTeam, other: FreeTeam): Promise<void> {
    await expect(this.team(one)).toContainText(nameOf(one.teamMembers[0] as Person))
    await expect(this.team(other)).toContainText(nameOf(other.teamMembers[0] as Person))
  }

  /** From the middle of one element to the middle of the other, far from the edges where the page would scroll. */
  async dragByMouse(from: Locator, to: Locator, onPressed = async () => {}): Promise<void> {
    const [start, end] = await this.middles(from, to)
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(start.x + 20, start.y + 20, { steps: 4 })
    await this.page.mouse.move(end.x, end.y, { steps: 12 })
    await onPressed()
    await expect(to).toHaveAttribute('data-drag-mark', /possible|refused/)
    await this.page.mouse.up()
  }

  /** Held still first: a finger that moves at once scrolls. */
  async dragByFinger(from: Locator, to: Locator, onPressed = async () => {}): Promise<void> {
    const [start, end] = await this.middles(from, to)
    const session = await this.page.context().newCDPSession(this.page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
    await touch('touchStart', start)
    await onPressed()
    await expect(from).toHaveAttribute('data-drag-mark', 'source')
    for (let step = 1; step <= 10; step++) {
      const part = step / 10
      await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part })
    }
    await expect(to).toHaveAttribute('data-drag-mark', /possible|refused/)
    await touch('touchEnd')
  }

  /** Arrow by arrow, from what is picked up to the target. */
  async aimByKeys(from: Locator, to: Locator): Promise<void> {
    const marked = this.page.locator('[data-drag-mark="possible"], [data-drag-mark="refused"]')
    const markedItem = async () => ((await marked.count()) === 0 ? null : marked.getAttribute('data-drag-item'))
    const places = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, y: 0 }
    let at = await places(from)
    for (let presses = 0; presses < 20; presses++) {
      const before = await markedItem()
      const goal = await places(to)
      const across = goal.x > at.x ? 'ArrowRight' : 'ArrowLeft'
      const along = goal.y > at.y ? 'ArrowDown' : 'ArrowUp'
      await this.page.keyboard.press(Math.abs(goal.x - at.x) > 5 ? across : along)
      // A press that scrolls moves the mark a frame later. The next press before that would go past the target.
      await expect.poll(markedItem, { message: 'the press moves the mark' }).not.toBe(before)
      if ((await to.getAttribute('data-drag-mark')) !== null) return
      at = await places(marked)
    }
    throw new Error('the keys do not lead there')
  }

  /** Of two elements, scrolled away from the edges of the window. */
  async middles(from: Locator, to: Locator) {
    await from.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 260))
    const middle = async (locator: Locator) => {
      const box = await locator.boundingBox()
      if (!box) throw new Error('not on the screen')
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    return [await middle(from), await middle(to)] as const
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from '../accessible-now.ts'
import { type Call, callOf } from '../call.ts'
import { createDemo } from '../demo-event.ts'
import { counted } from '../pages/participants-pages.ts'
import { createPublicEvent } from '../public-event.ts'
import { type Language, wordsOf } from '../words.ts'

interface Person {
  firstnamePart: string
  email: string
  teamPartnerWishRegistrationRoot: boolean
  teamPartnerWishRegistrationChild: boolean
}

const fixture = (name: string) => join(import.meta.dirname, `../fixtures/${name}.xlsx`)

/** Everybody of the event by first name. */
async function peopleOf(call: Call, adminId: string): Promise<Record<string, Person>> {
  const list = await call<{ participants: Person[]; participantsWaitingList: Person[] }>(
    'GET',
    `/participantservice/v1/runningdinner/${adminId}/participants`,
  )
  const people = [...list.participants, ...list.participantsWaitingList]
  return Object.fromEntries(people.map((person) => [person.firstnamePart, person]))
}

test(
  'an Excel list is imported, and imported again with changes',
  { tag: '@desk' },
  async ({ page, baseURL }, { project }) => {
    const language = project.name.slice(0, 2) as Language
    const { importPage: words } = wordsOf(language).participants
    const call = callOf(baseURL ?? '')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { adminId } = await createPublicEvent(baseURL ?? '', { language })
    const open = async (name: string) => {
      await page.goto(`/admin/${adminId}/participants/import`)
      await page.locator('input[type=file]').setInputFiles(fixture(name))
      await expect(page.getByRole('heading', { name: `${name}.xlsx` })).toBeVisible()
    }
    const progress = page.getByRole('main').getByRole('progressbar')

    await test.step('three rows are four people', async () => {
      await open('three-rows')
      await expect(page.getByRole('button', { name: new RegExp(`^${words.filterAll} ?3$`) })).toBeVisible()
      await page.getByRole('button', { name: counted(words, 'submit', 4) }).click()
      await expect(page.getByText(counted(words, 'done', 4), { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/participants$/)
      await expect(progress).toHaveCount(0)
    })

    await test.step('every value is in its field', async () => {
      const { Ada, Ben, Cem, Dora, ...others } = await peopleOf(call, adminId)
      expect(others).toEqual({})
      expect(Ada).toMatchObject({
        ...{ lastname: 'Anders', email: 'ada@guests.example', gender: 'FEMALE', age: 34, street: 'Hauptstraße' },
        ...{ streetNr: '1', zip: '79100', cityName: 'Freiburg', addressRemarks: '3. Stock', numSeats: 6 },
        ...{ mobileNumber: '0171 111', vegan: true, vegetarian: false, lactose: false, gluten: false },
        ...{ mealSpecificsNote: 'Keine Nüsse', notes: 'kommt später' },
        ...{ teamPartnerWishRegistrationRoot: true, teamPartnerWishRegistrationChild: false },
      })
      expect(Ben).toMatchObject({
        ...{ lastname: 'Bach', email: 'ben@guests.example', mobileNumber: '0172 222', street: 'Hauptstraße' },
        ...{ teamPartnerWishRegistrationRoot: false, teamPartnerWishRegistrationChild: true },
      })
      expect(Cem).toMatchObject({ lastname: 'Çelik', gluten: true, teamPartnerWishEmail: 'niemand@guests.example' })
      expect(Dora).toMatchObject({
        lastname: 'Ďuriš',
        street: 'Łódź-Weg',
        vegetarian: true,
        lactose: true,
        numSeats: 0,
      })
    })

    await test.step('changed rows change people only on request', async () => {
      await open('three-rows-changed')
      const update = page.getByRole('checkbox', { name: words.update })
      await expect(update).toBeVisible()
      await expect(page.getByRole('button', { name: counted(words, 'submit', 0) })).toHaveCount(0)
      await expectAccessible(page, 'everybody is registered already')
      await update.check()
      await expectAccessible(page, 'three updates')
      await page.getByRole('button', { name: counted(words, 'submitUpdates', 3) }).click()
      await expect(page.getByText(counted(words, 'updated', 3), { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/\/participants$/)
      await expect(progress).toHaveCount(0)
      const { Ada, Ben, Cem, Dora, ...others } = await peopleOf(call, adminId)
      expect(others).toEqual({})
      expect(Ada).toMatchObject({
        street: 'Neue Straße',
        streetNr: '2',
        notes: 'kommt später',
        teamPartnerWishRegistrationRoot: true,
      })
      expect(Ben).toMatchObject({
        lastname: 'Bach',
        email: 'ben@guests.example',
        teamPartnerWishRegistrationChild: true,
      })
      expect(Cem).toMatchObject({ mobileNumber: '0173 999', teamPartnerWishEmail: 'niemand@guests.example' })
      expect(Dora).toMatchObject({ numSeats: 8, notes: 'bringt Wein mit' })
    })
  },
)

/** Saves what a button offers; answers its name, first bytes and the file. */
async function saved(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  const path = await download.path()
  const bytes = await readFile(path)
  return { name: download.suggestedFilename(), begin: bytes.subarray(0, 4).toString('latin1'), path }
}

test("lists, papers and the event's file are exported, and the file is imported into another event", async ({
  page,
  baseURL,
}, { project }) => {
  const language = project.name.slice(0, 2) as Language
  const words = wordsOf(language).exports
  const call = callOf(baseURL ?? '')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { adminId } = await createDemo(call, language)
  const labelled = (name: keyof typeof words.names, format: string) =>
    words.download.replace('{{name}}', words.names[name]).replace('{{format}}', format)
  const open = async (id: string) => {
    await page.goto(`/admin/${id}/exports`)
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  }

  await test.step('without teams only lists without teams are offered', async () => {
    await open(adminId)
    await expect(page.getByText(words.needsTeams)).toBeVisible()
    await expect(page.getByRole('button', { name: labelled('hosts', words.excel) })).toBeDisabled()
    expect((await saved(page, labelled('participants', words.excel))).begin).toBe('PK\u0003\u0004')
    await expectAccessible(page, 'exports without teams')
  })

  const file = await test.step('with teams all are offered', async () => {
    await call('POST', `/teamservice/v1/runningdinner/${adminId}`)
    await open(adminId)
    for (const list of ['teams', 'hosts', 'guests'] as const) {
      expect(await saved(page, labelled(list, words.excel))).toMatchObject({ begin: 'PK\u0003\u0004' })
      expect((await saved(page, labelled(list, words.csv))).name).toMatch(/\.csv$/)
    }
    for (const paper of ['routeCards', 'envelopes'] as const)
      expect(await saved(page, labelled(paper, 'PDF'))).toMatchObject({ begin: '%PDF' })
    return saved(page, words.json)
  })

  await test.step('another event imports the file after a preview', async () => {
    const { adminId: otherId } = await createPublicEvent(baseURL ?? '', { language })
    await open(otherId)
    await page.locator('input[type=file]').setInputFiles(fixture('three-rows'))
    await expect(page.getByText(words.failed)).toBeVisible()
    await page.locator('input[type=file]').setInputFiles(file.path)
    await expect(page.getByText(counted(words, 'comes', 18))).toBeVisible()
    await expect(page.getByText(counted(words, 'teamsCome', 9))).toBeVisible()
    await expectAccessible(page, 'what the file would do')
    expect(await peopleOf(call, otherId)).toEqual({})
    await page.getByRole('button', { name: counted(words, 'submit', 18) }).click()
    await expect(page.getByText(counted(words, 'done', 18))).toBeVisible()
    await expect(page.getByText(words.needsTeams)).toHaveCount(0)
    const { teams } = await call<{ teams: object[] }>('GET', `/teamservice/v1/runningdinner/${otherId}`)
    expect(teams).toHaveLength(9)
    await page.locator('input[type=file]').setInputFiles(file.path)
    await expect(page.getByText(counted(words, 'rejected', 18))).toBeVisible()
    await expectAccessible(page, 'nobody comes twice')
  })
})

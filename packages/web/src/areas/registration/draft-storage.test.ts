import { afterEach, expect, test, vi } from 'vitest'
import { givenBrowserStorage } from '../../../test/given-browser-storage.ts'
import { emptyRegistration, type RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { noSecondPerson } from '../../features/people/registration-form/second-person.ts'
import { forgetDraft, forgetOldDrafts, loadDraft, saveDraft } from './draft-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const typed: RegistrationValues = {
  ...emptyRegistration,
  firstnamePart: 'Nora',
  numSeats: '4',
  vegan: true,
  partnerChoice: 'pair',
  teamPartnerWishRegistrationData: { ...noSecondPerson, firstnamePart: 'Max' },
}
const key = 'registration-draft/spring'

test('a draft comes back as it was typed, half a partner too, and is kept per event', () => {
  givenBrowserStorage()
  saveDraft('spring', '2030-05-15', typed)
  expect(loadDraft('spring')).toEqual(typed)
  expect(loadDraft('autumn')).toBeUndefined()
  forgetDraft('spring')
  expect(loadDraft('spring')).toBeUndefined()
})

test('it survives the tab without what people eat, and within a tab its own draft counts', () => {
  const { local, session } = givenBrowserStorage()
  const food = { vegan: true, gluten: true, mealSpecificsNote: 'keine Erdnüsse', allergens: { MILK: 'TRACES' } }
  const eating: RegistrationValues = {
    ...typed,
    ...food,
    teamPartnerWishRegistrationData: {
      ...typed.teamPartnerWishRegistrationData,
      eatsDifferently: true,
      diet: { ...noSecondPerson.diet, lactose: true, allergens: { EGGS: 'ALLERGY' } },
    },
  }
  saveDraft('spring', '2030-05-15', eating)
  expect(loadDraft('spring')).toEqual(eating)
  expect(local.getItem(key)).not.toMatch(/vegan|gluten|Erdn|MILK|lactose|EGGS|eatsDifferently/)
  const inTab = session.getItem(key) ?? ''
  session.removeItem(key)
  expect(loadDraft('spring')).toEqual({ ...typed, vegan: false })
  // Stored by an earlier version.
  local.setItem(key, inTab)
  expect(loadDraft('spring')).toEqual({ ...typed, vegan: false })
  session.setItem(key, JSON.stringify({ date: '2030-05-15', values: { ...typed, firstnamePart: 'Olga' } }))
  expect(loadDraft('spring')?.firstnamePart).toBe('Olga')
})

test('nothing of an event that is over stays, of one on this day everything', () => {
  const { local, session } = givenBrowserStorage()
  saveDraft('over', '2030-05-14', typed)
  saveDraft('today', '2030-05-15', typed)
  local.setItem('registration-draft/broken', '{')
  local.setItem('something-else', '{')
  forgetOldDrafts('2030-05-15')
  expect(Object.keys(local).sort()).toEqual(['registration-draft/today', 'something-else'])
  expect(Object.keys(session)).toEqual(['registration-draft/today'])
})

test('ignores drafts that another version or another program wrote', () => {
  const { session } = givenBrowserStorage()
  const values = { firstnamePart: 7, vegan: 'yes', zip: '79098', partnerChoice: 'three', teamPartnerWishEmail: null }
  session.setItem(key, JSON.stringify({ date: '2030-05-15', values }))
  expect(loadDraft('spring')).toEqual({ ...emptyRegistration, zip: '79098', firstnamePart: '7' })
})

test('a browser that refuses its storage only forgets', () => {
  givenBrowserStorage({ refused: true })
  saveDraft('spring', '2030-05-15', typed)
  forgetOldDrafts('2030-05-15')
  expect(loadDraft('spring')).toBeUndefined()
})

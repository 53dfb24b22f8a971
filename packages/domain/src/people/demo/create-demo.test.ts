import { describe, expect, test } from 'vitest'
import { languages } from '../../events/dinner/dinner.ts'
import { createDemo } from './create-demo.ts'

describe.each(languages)('a demo in %s', (language) => {
  const { participants } = createDemo(language)

  test('has eighteen different people', () => {
    expect(new Set(participants.map((person) => person.email)).size).toBe(18)
    expect(new Set(participants.map((person) => `${person.firstnamePart} ${person.lastname}`)).size).toBe(18)
  })

  test('has addresses that no mail can reach', () => {
    for (const { email } of participants) expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.org$/)
  })

  test('has people who all live in one town, each at a different place', () => {
    const places = participants.map(({ geocodingResult: { lat, lng } }) => ({ lat, lng }))
    for (const { lat, lng } of places) {
      expect(Math.abs(lat - 51.34)).toBeLessThan(0.05)
      expect(Math.abs(lng - 12.37)).toBeLessThan(0.06)
    }
    expect(new Set(places.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(18)
  })

  test('has a person with enough seats for every team', () => {
    expect(participants.filter((person) => (person.numSeats ?? 0) >= 6).length).toBeGreaterThanOrEqual(9)
    expect(participants.some((person) => (person.numSeats ?? 0) < 6)).toBe(true)
  })

  test('has two people who wish for each other', () => {
    const [one, other] = participants.filter((person) => person.teamPartnerWishEmail !== '')
    expect(one?.teamPartnerWishEmail).toBe(other?.email)
    expect(other?.teamPartnerWishEmail).toBe(one?.email)
  })
})

test('in English the guests write nothing in German, and keep home, gender and diet', () => {
  const [german, english] = [createDemo('de').participants, createDemo('en').participants]
  const typed = english.map(({ mealSpecificsNote, addressRemarks, lastname }) =>
    [mealSpecificsNote, addressRemarks, lastname].join(' '),
  )
  expect(typed.join(' ')).not.toMatch(/[äöüß]|\bKein|Hinterhaus|Stock/)
  const kept = (people: typeof german) =>
    people.map(({ gender, street, streetNr, numSeats, vegetarian, vegan, lactose, gluten, mealSpecificsNote }) => ({
      gender,
      street,
      streetNr,
      numSeats,
      vegetarian,
      vegan,
      lactose,
      gluten,
      hasNote: mealSpecificsNote !== '',
    }))
  expect(kept(english)).toEqual(kept(german))
})

test('creates a new object each time', () => {
  const [first] = createDemo('de').participants
  if (first) first.firstnamePart = 'Somebody else'
  expect(createDemo('de').participants[0]?.firstnamePart).toBe('Marlene')
})

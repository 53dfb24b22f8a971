import { expect, test } from 'vitest'
import { createDemo } from './create-demo.ts'

const { participants } = createDemo()

test('a demo has eighteen different people', () => {
  expect(new Set(participants.map((person) => person.email)).size).toBe(18)
  expect(new Set(participants.map((person) => `${person.firstnamePart} ${person.lastname}`)).size).toBe(18)
})

test('their addresses reach nobody', () => {
  for (const { email } of participants) expect(email).toMatch(/^[a-z]+\.[a-z]+@example\.org$/)
})

test('they all live in one town, each at a place of their own', () => {
  const places = participants.map(({ geocodingResult: { lat, lng } }) => ({ lat, lng }))
  for (const { lat, lng } of places) {
    expect(Math.abs(lat - 51.34)).toBeLessThan(0.05)
    expect(Math.abs(lng - 12.37)).toBeLessThan(0.06)
  }
  expect(new Set(places.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(18)
})

test('every team can have somebody with enough seats', () => {
  expect(participants.filter((person) => (person.numSeats ?? 0) >= 6).length).toBeGreaterThanOrEqual(9)
  expect(participants.some((person) => (person.numSeats ?? 0) < 6)).toBe(true)
})

test('two of them wish for each other', () => {
  const [one, other] = participants.filter((person) => person.teamPartnerWishEmail !== '')
  expect(one?.teamPartnerWishEmail).toBe(other?.email)
  expect(other?.teamPartnerWishEmail).toBe(one?.email)
})

test('one demo does not change the next', () => {
  const [first] = createDemo().participants
  if (first) first.firstnamePart = 'Somebody else'
  expect(createDemo().participants[0]?.firstnamePart).toBe('Marlene')
})

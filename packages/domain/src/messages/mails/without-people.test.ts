import { expect, it } from 'vitest'
import { type MailDocument, plainText } from './mail-document.ts'
import { documentWithout, forgetting, type MailedPerson, valuesToForget } from './without-people.ts'

const anna: MailedPerson = {
  firstnamePart: 'Anna',
  lastname: 'Lang',
  email: 'anna@example.org',
  mobileNumber: '0176 45607229',
  street: 'Hegelstraße',
  streetNr: '71',
  addressRemarks: 'Hinterhaus, zweiter Eingang',
  entranceNote: 'links',
  mealSpecificsNote: 'keine Haselnüsse',
}
const ben = { ...anna, firstnamePart: 'Ben', email: 'ben@example.org', mobileNumber: '0391 5551234' }
const left = 'a guest who left'

function forgotten(text: string, staying: readonly MailedPerson[] = []): string {
  return forgetting(valuesToForget([anna], staying), left)(text)
}

it('replaces the name and removes address, number, mail address and remarks', () => {
  const text = [
    'Dessert at Anna Lang, Hegelstraße 71 (Hinterhaus, zweiter Eingang)',
    '0176 45607229, anna@example.org; keine Haselnüsse',
  ].join('\n')
  expect(forgotten(text)).toBe(`Dessert at ${left}, … (…)\n…, …; …`)
})

it('leaves short remarks, which others have too', () => {
  expect(forgotten('Ben, vegan, links, Hegelstraße 7')).toBe('Ben, vegan, links, Hegelstraße 7')
})

it('leaves longer words that begin or end alike', () => {
  expect(forgotten('Anna Langer, Hegelstraße 710, joanna@example.org')).toBe(
    'Anna Langer, Hegelstraße 710, joanna@example.org',
  )
})

it('takes signs that mean something in a pattern as they are', () => {
  const person = { ...anna, lastname: 'Lang (Mama) [$&]' }
  expect(forgetting(valuesToForget([person], []), left)('To Anna Lang (Mama) [$&]!')).toBe(`To ${left}!`)
})

it('leaves what is as true of somebody who stays', () => {
  expect(forgotten('Anna Lang and Ben Lang, Hegelstraße 71, 0176 45607229', [ben])).toBe(
    `${left} and Ben Lang, Hegelstraße 71, …`,
  )
  expect(forgotten('Anna Lang', [{ ...ben, firstnamePart: 'Anna' }])).toBe('Anna Lang')
})

it('forgets in every kind of block, with the links of what was removed', () => {
  const fact = {
    label: 'Address',
    text: 'Hegelstraße 71, Anna Lang (0176 45607229), 0391 5551234',
    links: [
      { text: 'Hegelstraße 71', url: 'https://maps.example/Hegelstra%C3%9Fe%2071' },
      { text: '0176 45607229', url: 'tel:+4917645607229' },
      { text: '0391 5551234', url: 'tel:+493915551234' },
    ],
  }
  const document: MailDocument = {
    preheader: 'You cook with Anna Lang',
    blocks: [
      { kind: 'text', text: 'Call Anna Lang' },
      { kind: 'heading', text: 'Anna Lang' },
      { kind: 'note', text: 'Anna Lang' },
      { kind: 'button', label: 'Anna Lang', url: 'https://dinner.example/' },
      { kind: 'link', label: 'Anna Lang', url: 'https://dinner.example/' },
      { kind: 'facts', facts: [fact] },
      { kind: 'stop', course: 0, time: '19:00', title: 'Starter at Anna Lang', isCancelled: false, facts: [fact] },
      { kind: 'changes', changes: [{ label: 'Anna Lang', now: 'Anna Lang', before: 'Anna Lang' }] },
    ],
  }
  const rest = documentWithout(document, forgetting(valuesToForget([anna], []), left))
  expect(JSON.stringify(rest)).not.toMatch(/Anna|Hegel|45607229/)
  expect(JSON.stringify(rest).match(/tel:/g)).toHaveLength(2)
  expect(plainText(rest)).toContain(`Starter at ${left}`)
})

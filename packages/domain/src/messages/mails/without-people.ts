import { fullName, type Participant } from '../../people/participants/participant.ts'
import type { MailBlock, MailDocument, MailFact } from './mail-document.ts'

/** What mails to others tell of a person. */
export type MailedPerson = Pick<
  Participant,
  | 'firstnamePart'
  | 'lastname'
  | 'email'
  | 'mobileNumber'
  | 'street'
  | 'streetNr'
  | 'addressRemarks'
  | 'entranceNote'
  | 'mealSpecificsNote'
>

export interface MailedValue {
  text: string
  isName: boolean
}

/** What stored mails may tell of people who left. What is as true of somebody who stays, such as a common address, is not theirs alone. */
export function valuesToForget(leaving: readonly MailedPerson[], staying: readonly MailedPerson[]): MailedValue[] {
  const stayingTexts = new Set(staying.flatMap(mailedValues).map(({ text }) => text))
  return (
    leaving
      .flatMap(mailedValues)
      .filter(({ text }) => !stayingTexts.has(text))
      // A value inside of a longer one would leave the rest of that one.
      .sort((left, right) => right.text.length - left.text.length)
  )
}

function mailedValues(person: MailedPerson): MailedValue[] {
  const { email, mobileNumber, street, streetNr, addressRemarks, entranceNote, mealSpecificsNote } = person
  const ownValues = [email, mobileNumber, `${street} ${streetNr}`.trim()].filter((text) => text.length >= shortestValue)
  // Short ones ("vegan", "3. Stock") are in the mails about other people too.
  const notes = [addressRemarks, entranceNote, mealSpecificsNote].filter((text) => text.length >= shortestNote)
  return [
    ...[...ownValues, ...notes].map((text) => ({ text, isName: false })),
    { text: fullName(person), isName: true },
  ]
}

const shortestValue = 4
const shortestNote = 12

/** Removes from a text what is to be forgotten; in place of a name stands `guestWhoLeft`. */
export type Forgetting = (text: string) => string

export function forgetting(mailedValues: readonly MailedValue[], guestWhoLeft: string): Forgetting {
  const replaced = mailedValues.map(({ text, isName }) => ({ found: asWords(text), by: isName ? guestWhoLeft : '…' }))
  return (text) => replaced.reduce((remaining, { found, by }) => remaining.replace(found, () => by), text)
}

/** "Anna Lang" is not in "Anna Langer". */
function asWords(text: string): RegExp {
  const literal = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu')
}

/** The stored mail without the people; links of what was removed go with it. */
export function documentWithout(document: MailDocument, forget: Forgetting): MailDocument {
  return {
    ...document,
    preheader: forget(document.preheader),
    blocks: document.blocks.map((block) => blockWithout(block, forget)),
  }
}

function blockWithout(block: MailBlock, forget: Forgetting): MailBlock {
  switch (block.kind) {
    case 'text':
    case 'heading':
    case 'note':
      return { ...block, text: forget(block.text) }
    case 'button':
    case 'link':
      return { ...block, label: forget(block.label) }
    case 'facts':
      return { ...block, facts: block.facts.map((fact) => factWithout(fact, forget)) }
    case 'stop':
      return {
        ...block,
        title: forget(block.title),
        facts: block.facts.map((fact) => factWithout(fact, forget)),
      }
    case 'changes':
      return {
        ...block,
        changes: block.changes.map(({ label, now, before }) => ({
          label: forget(label),
          now: forget(now),
          before: forget(before),
        })),
      }
  }
}

function factWithout({ label, text, links }: MailFact, forget: Forgetting): MailFact {
  const keptLinks = links?.filter((link) => forget(link.text) === link.text) ?? []
  return { label, text: forget(text), ...(keptLinks.length > 0 ? { links: keptLinks } : {}) }
}

import type { Dinner, Participant } from '@running-dinner/domain'
import { participantsToRows } from '@running-dinner/domain/people/participant-import/participants-to-rows.ts'
import { answerColumns } from '@running-dinner/domain/people/registration-form/answer-columns.ts'
import { phrases } from '@running-dinner/phrases'

/** The list as text in the event's language: built-in columns first, then the event's own questions. */
export function participantTable(
  people: readonly Participant[],
  {
    basicDetails,
    meals,
    registrationForm,
  }: Pick<Dinner, 'meals' | 'registrationForm'> & {
    basicDetails: Pick<Dinner['basicDetails'], 'languageCode'>
  },
): { header: string[]; rows: string[][] } {
  const language = basicDetails.languageCode
  const list = participantsToRows(people, meals, language)
  const { messages, allergens } = phrases[language]
  const asked = answerColumns(people, registrationForm, {
    ...messages.words,
    allergies: allergens.column,
    yes: allergens.yes,
    no: allergens.no,
  })
  return {
    header: [...list.header, ...asked.header],
    rows: list.rows.map((row, index) => [...row, ...(asked.rows[index] ?? [])]),
  }
}

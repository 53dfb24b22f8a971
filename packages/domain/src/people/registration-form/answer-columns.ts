import type { RegistrationForm, RegistrationQuestion } from '../../events/registration-form/registration-form.ts'
import type { Participant } from '../participants/participant.ts'
import type { AllergyWords } from './allergens.ts'

interface Words extends AllergyWords {
  yes: string
  no: string
}

/** Further answers of people, as columns of a list: allergens where the list is on, then one for each question. */
export function answerColumns(
  people: readonly Pick<Participant, 'allergens' | 'answers'>[],
  { questions, allergenListEnabled }: RegistrationForm,
  words: Words,
): { header: string[]; rows: string[][] } {
  const allergensOf = ({ allergens }: Pick<Participant, 'allergens'>) =>
    allergens
      .map((allergy) => `${words.allergens[allergy.allergen]} (${words.severities[allergy.severity]})`)
      .join(', ')
  return {
    header: [...(allergenListEnabled ? [words.allergies] : []), ...questions.map(({ label }) => label)],
    rows: people.map((person) => [
      ...(allergenListEnabled ? [allergensOf(person)] : []),
      ...questions.map((question) => answerText(question, person, words)),
    ]),
  }
}

function answerText(
  { id, kind, options }: RegistrationQuestion,
  { answers }: Pick<Participant, 'answers'>,
  words: Words,
) {
  const answer = answers.find(({ questionId }) => questionId === id)?.answer ?? ''
  if (kind === 'CHOICE') return options.find((option) => option.id === answer)?.label ?? ''
  return kind === 'YES_NO' ? ({ YES: words.yes, NO: words.no }[answer] ?? '') : answer
}

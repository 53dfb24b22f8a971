import { createHash } from 'node:crypto'
import type { dinnerRoutes, ReplyOf } from '@running-dinner/contract'
import type { RegistrationForm } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'

/** Hash of the form, which changes with any change of the questions; used in `If-Match` when the form is saved. */
export function registrationFormVersion({ questions, allergenListEnabled }: RegistrationForm): number {
  const questionFacts = questions.map(({ id, label, kind, options, required }) => [
    id,
    label,
    kind,
    options.map((option) => [option.id, option.label]),
    required,
  ])
  const digest = createHash('sha256').update(JSON.stringify([questionFacts, allergenListEnabled]))
  // As many digits as a plan version may have, which also travels in `If-Match`.
  return digest.digest().readUInt32BE() % 1_000_000_000
}

interface Counted {
  questionId: string | null
  answer: string | null
  people: number
}

/** The questions with the number of answers of all participants, confirmed or not, which a change would delete. */
export async function readRegistrationForm(
  db: Db,
  { id, registrationForm }: AuthorizedDinner,
): Promise<ReplyOf<typeof dinnerRoutes.registrationForm>> {
  const { questions, allergenListEnabled } = registrationForm
  const { rows } = await sql<Counted>`
    select given ->> 'questionId' as question_id, given ->> 'answer' as answer, count(*)::int as people
    from participant, jsonb_array_elements(participant.answers) as given
    where dinner_id = ${id} group by 1, 2
    union all
    select null, null, count(*)::int from participant where dinner_id = ${id} and allergens <> '[]'`.execute(db)
  const count = (questionId: string | null, answer?: string) =>
    rows
      .filter((row) => row.questionId === questionId && (answer === undefined || row.answer === answer))
      .reduce((sum, row) => sum + row.people, 0)
  return {
    registrationQuestions: questions.map((question) => ({
      ...question,
      options: question.options.map((option) => ({ ...option, numAnswers: count(question.id, option.id) })),
      numAnswers: count(question.id),
    })),
    allergenListEnabled,
    registrationFormVersion: registrationFormVersion(registrationForm),
    numAllergens: count(null),
  }
}

import type { dinnerRoutes, ReplyOf } from '@running-dinner/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { registrationFormVersion } from './registration-form-version.ts'

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

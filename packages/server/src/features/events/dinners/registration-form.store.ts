import type { RegistrationForm } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { registrationFormColumns } from '../dinner-record/index.ts'

type Id = { id: string }

export const registrationFormStore = {
  async save(tx: Tx, { id }: Id, form: RegistrationForm): Promise<void> {
    await tx.updateTable('dinner').set(registrationFormColumns(form)).where('id', '=', id).execute()
  },

  /** Deletes answers, of all participants, that no question asks for or that their question no longer accepts. */
  async forgetAnswers(tx: Tx, { id }: Id, { questions }: RegistrationForm): Promise<void> {
    const kept = questions.map(({ id, kind, options }) => ({ id, kind, options: options.map((option) => option.id) }))
    await sql`
      update participant set answers = coalesce((
        select jsonb_agg(given.answer order by given.position)
        from jsonb_array_elements(participant.answers) with ordinality as given (answer, position)
        join jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as question (id text, kind text, options jsonb)
          on question.id = given.answer ->> 'questionId'
        where case question.kind
          when 'CHOICE' then question.options ? (given.answer ->> 'answer')
          when 'YES_NO' then given.answer ->> 'answer' in ('YES', 'NO')
          else true end
      ), '[]')
      where dinner_id = ${id} and answers <> '[]'`.execute(tx)
  },

  async forgetAllergens(tx: Tx, { id }: Id): Promise<void> {
    await sql`update participant set allergens = '[]' where dinner_id = ${id} and allergens <> '[]'`.execute(tx)
  },
}

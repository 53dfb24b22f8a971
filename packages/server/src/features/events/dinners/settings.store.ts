import type {
  AfterPartyLocation,
  Coordinate,
  Dinner,
  DinnerOptions,
  Language,
  PublicSettings,
  RegistrationForm,
} from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { bury } from '../../../platform/tombstones/bury.ts'
import { notLocatedSince, publicSettingsColumns, registrationFormColumns } from '../dinner-record/index.ts'

type DinnerId = { id: string }

export const afterPartyStore = {
  /** `movedAt` is given if the address changed. */
  async save(
    tx: Tx,
    { id }: DinnerId,
    location: Omit<AfterPartyLocation, 'geocodingResult'>,
    { movedAt }: { movedAt: Date | undefined },
  ): Promise<void> {
    const located = movedAt ? notLocatedSince(movedAt) : {}
    const columns = { ...location, ...located }
    await tx
      .insertInto('afterPartyLocation')
      .values({ dinnerId: id, ...columns })
      .onConflict((conflict) => conflict.column('dinnerId').doUpdateSet(columns))
      .execute()
  },

  async delay(tx: Tx, { id }: DinnerId, time: string): Promise<void> {
    await tx.updateTable('afterPartyLocation').set({ time }).where('dinnerId', '=', id).execute()
  },

  async remove(tx: Tx, { id }: DinnerId): Promise<void> {
    await tx.deleteFrom('afterPartyLocation').where('dinnerId', '=', id).execute()
  },

  async locate(tx: Tx, { id }: DinnerId, position: Coordinate): Promise<void> {
    await tx
      .updateTable('afterPartyLocation')
      .set({ ...position, geocodingQuality: 'MANUAL', geocodedAddressHash: null, geocodingDueAt: null })
      .where('dinnerId', '=', id)
      .execute()
  },
}

type Id = Pick<Dinner, 'id'>
type Basics = Pick<Dinner, 'id' | 'basicDetails' | 'options'>

export const settingsStore = {
  async saveBasics(tx: Tx, { id, basicDetails, options }: Basics): Promise<void> {
    const { teamPartnerWishDisabled } = options
    await tx
      .updateTable('dinner')
      .set({ ...basicDetails, teamPartnerWishDisabled })
      .where('id', '=', id)
      .execute()
  },

  /**
   * People whom the organiser added follow the event's language; those who registered themselves keep the language of the page
   * they did it on.
   */
  async carryLanguage(tx: Tx, { id }: Id, change: { from: Language; to: Language }): Promise<void> {
    if (change.from === change.to) return
    await tx
      .updateTable('participant')
      .set({ languageCode: change.to })
      .where('dinnerId', '=', id)
      .where('languageCode', '=', change.from)
      .where('consentAt', 'is', null)
      .execute()
  },

  async saveOptions(tx: Tx, { id }: Id, { teamSize: _, ...columns }: DinnerOptions): Promise<void> {
    await tx.updateTable('dinner').set(columns).where('id', '=', id).execute()
  },

  /** An unconfirmed event also gets a new confirmation token, because its link contains the administration secret. */
  async replaceAdminId(
    tx: Tx,
    { id, adminId }: Pick<Dinner, 'id' | 'adminId'>,
    acknowledgeTokenHash: Buffer | undefined,
  ) {
    await tx
      .updateTable('dinner')
      .set({ adminId, ...(acknowledgeTokenHash ? { acknowledgeTokenHash } : {}) })
      .where('id', '=', id)
      .execute()
  },

  async saveTimes(tx: Tx, { id, meals, afterPartyLocation }: Pick<Dinner, 'id' | 'meals' | 'afterPartyLocation'>) {
    for (const meal of meals) {
      await tx
        .updateTable('meal')
        .set({ time: meal.time })
        .where('dinnerId', '=', id)
        .where('id', '=', meal.id)
        .execute()
    }
    if (afterPartyLocation) {
      const { time } = afterPartyLocation
      await tx.updateTable('afterPartyLocation').set({ time }).where('dinnerId', '=', id).execute()
    }
  },

  async savePublic(tx: Tx, { id }: Id, settings: PublicSettings): Promise<void> {
    const columns = publicSettingsColumns(settings)
    await tx
      .insertInto('publicSettings')
      .values({ dinnerId: id, ...columns })
      .onConflict((conflict) => conflict.column('dinnerId').doUpdateSet(columns))
      .execute()
  },

  async setRegistrationDeactivated(tx: Tx, { id }: Id, registrationDeactivated: boolean): Promise<void> {
    await tx.updateTable('publicSettings').set({ registrationDeactivated }).where('dinnerId', '=', id).execute()
  },

  async markCancelled(tx: Tx, { id }: Id, cancelledAt: Date): Promise<void> {
    bury(tx, 'cancellation', [id])
    await tx.updateTable('dinner').set({ cancelledAt }).where('id', '=', id).execute()
  },
}

export const registrationFormStore = {
  async save(tx: Tx, { id }: Id, form: RegistrationForm): Promise<void> {
    await tx.updateTable('dinner').set(registrationFormColumns(form)).where('id', '=', id).execute()
  },

  /** Deletes answers, of all participants, that no question asks for or that their question no longer accepts. */
  async forgetAnswers(tx: Tx, { id }: Id, { questions }: RegistrationForm): Promise<void> {
    const keptQuestions = questions.map(({ id, kind, options }) => ({
      id,
      kind,
      options: options.map((option) => option.id),
    }))
    await sql`
      update participant set answers = coalesce((
        select jsonb_agg(given.answer order by given.position)
        from jsonb_array_elements(participant.answers) with ordinality as given (answer, position)
        join jsonb_to_recordset(${JSON.stringify(keptQuestions)}::jsonb) as question (id text, kind text, options jsonb)
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

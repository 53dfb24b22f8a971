import {
  type DuePlannedMail,
  type PlannedMail,
  type PlannedMailSetting,
  plannedMails,
  type SentPlannedMail,
} from '@running-dinner/domain/messages'
import type { Db, Tx } from '../../../platform/db/database.ts'

export interface StoredSetting extends PlannedMailSetting {
  text: string
}
export type StoredSettings = Readonly<Record<PlannedMail, StoredSetting>>

export interface StoredPlannedMail extends SentPlannedMail {
  jobId: string | undefined
  queuedAt: Date
}

const fromTheBeginning: StoredSetting = { isOn: true, text: '', since: 0, switchedOnAt: undefined }

/** Every query is bound to one event. */
export const plannedMailStore = {
  async settings(db: Db | Tx, dinner: { id: string }): Promise<StoredSettings> {
    const rows = await db
      .selectFrom('plannedMailSetting')
      .select(['mail', 'isOn', 'text', 'since', 'switchedOnAt'])
      .where('dinnerId', '=', dinner.id)
      .execute()
    const settingOf = (mail: PlannedMail): StoredSetting => {
      const row = rows.find((setting) => setting.mail === mail)
      if (!row) return fromTheBeginning
      return { isOn: row.isOn, text: row.text, since: row.since, switchedOnAt: row.switchedOnAt ?? undefined }
    }
    // Every key is there, because the list of mails is the source of both.
    return Object.fromEntries(plannedMails.map((mail) => [mail, settingOf(mail)])) as Record<PlannedMail, StoredSetting>
  },

  async saveSetting(tx: Tx, dinner: { id: string }, mail: PlannedMail, setting: StoredSetting): Promise<void> {
    const row = { ...setting, switchedOnAt: setting.switchedOnAt ?? null }
    await tx
      .insertInto('plannedMailSetting')
      .values({ ...row, mail, dinnerId: dinner.id })
      .onConflict((conflict) => conflict.columns(['dinnerId', 'mail']).doUpdateSet(row))
      .execute()
  },

  /** Of a new event: what has another value than at the beginning. */
  async insertSettings(
    tx: Tx,
    dinner: { id: string },
    changed: { off: readonly PlannedMail[]; guestsText: string },
  ): Promise<void> {
    for (const mail of plannedMails) {
      const isOn = !changed.off.includes(mail)
      const text = mail === 'ALL_YOU_NEED' ? changed.guestsText : ''
      if (!isOn || text !== '') await this.saveSetting(tx, dinner, mail, { ...fromTheBeginning, isOn, text })
    }
  },

  /** In the order in which they went out. */
  async sent(db: Db | Tx, dinner: { id: string }): Promise<StoredPlannedMail[]> {
    const rows = await db
      .selectFrom('plannedMail')
      .select(['mail', 'occurrence', 'moment', 'through', 'jobId', 'queuedAt'])
      .where('dinnerId', '=', dinner.id)
      .orderBy('queuedAt')
      .execute()
    return rows.map((row) => ({
      ...row,
      // Narrowed by a check constraint.
      mail: row.mail as SentPlannedMail['mail'],
      through: row.through ?? undefined,
      jobId: row.jobId ?? undefined,
    }))
  },

  /**
   * Call it in the transaction that queues the mail. False if another process or an earlier run has sent it: the unique key waits
   * for a transaction that inserts the same one.
   */
  async claim(tx: Tx, dinner: { id: string }, due: DuePlannedMail, queuedAt: Date): Promise<boolean> {
    const { mail, occurrence, moment, through } = due
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('plannedMail')
      .values({ dinnerId: dinner.id, mail, occurrence, moment, through: through ?? null, queuedAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    return numInsertedOrUpdatedRows === 1n
  },

  async noteJob(tx: Tx, dinner: { id: string }, { mail, occurrence }: SentPlannedMail, jobId: string): Promise<void> {
    await tx
      .updateTable('plannedMail')
      .set({ jobId })
      .where('dinnerId', '=', dinner.id)
      .where('mail', '=', mail)
      .where('occurrence', '=', occurrence)
      .execute()
  },
}

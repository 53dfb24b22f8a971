import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { ImportedParticipant } from '@running-dinner/domain/participant-import/import-row.ts'
import { emailIdentity } from '@running-dinner/domain/participants/email-identity.ts'
import { useReducer } from 'react'
import { useImportParticipants } from '../../../../features/participants/participants.api.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { ImportRules } from './check-rows.ts'
import { importDraft, isGood, peopleIn } from './import-draft.ts'
import { isUpdatable } from './is-updatable.ts'
import { updateOf } from './update-row.ts'
import { useReading } from './use-reading.ts'

/** Reading a file, correcting its rows, importing what is good: everything the page can do. */
export function useImport(rules: ImportRules) {
  const adminId = useAdminId()
  const [draft, dispatch] = useReducer(importDraft, undefined)
  const reading = useReading((preview) => dispatch({ type: 'read', preview }))
  const sending = useImportParticipants(adminId)

  /** Answers the rows that are left; throws what the call throws. */
  const send = async () => {
    const rows = (draft?.rows ?? []).filter(isGood)
    const { imported, updated, rejected } = await sending.mutateAsync(
      rows.map(({ rowNumber, participant, update }) =>
        update ? { rowNumber, update, ...updateOf(participant, draft?.columns ?? []) } : { rowNumber, participant },
      ),
    )
    dispatch({
      type: 'imported',
      sent: rows.map((row) => row.rowNumber),
      people: imported.length,
      updated: updated.length,
      rejected,
      rules: { ...rules, registered: new Map([...rules.registered, ...wishesOfPeople([...imported, ...updated])]) },
    })
    const isLeft = rejected.length > 0 || (draft?.rows ?? []).some((row) => !row.skipped && !isGood(row))
    return { imported: imported.length, updated: updated.length, isLeft }
  }
  return {
    ...reading,
    draft,
    read: (file: File) => {
      dispatch({ type: 'forgotten' })
      void reading.read(file)
    },
    /** Back to choosing a file. */
    forget: () => dispatch({ type: 'forgotten' }),
    correct: (rowNumber: number, participant: ImportedParticipant) =>
      dispatch({ type: 'corrected', rowNumber, participant, rules }),
    skip: (rowNumber: number, skipped: boolean) => dispatch({ type: 'skipped', rowNumber, skipped, rules }),
    /** Whoever is registered already is changed by their row, or left out. */
    setUpdating: (updating: boolean) => dispatch({ type: 'updating', updating }),
    send,
    isSending: sending.isPending,
    numGood: peopleIn((draft?.rows ?? []).filter(isGood)),
    numUpdates: (draft?.rows ?? []).filter((row) => row.update && !row.skipped).length,
    numKnown: (draft?.rows ?? []).filter((row) => !row.skipped && isUpdatable(row)).length,
  }
}

/** Who has which wish, by the identities of the addresses. */
export function wishesOfPeople(people: readonly Pick<ParticipantReply, 'email' | 'teamPartnerWishEmail'>[]) {
  return people.map((person) => [emailIdentity(person.email), emailIdentity(person.teamPartnerWishEmail)] as const)
}

export type Desk = ReturnType<typeof useImport>

import type { ImportPreview, ParticipantReply } from '@running-dinner/contract/people'
import { issue } from '@running-dinner/domain/issue'
import { limits } from '@running-dinner/domain/limits'
import {
  type AsideReason,
  type ColumnField,
  emailIdentity,
  type ForAllRows,
  type ImportedParticipant,
} from '@running-dinner/domain/people'
import { useMutation } from '@tanstack/react-query'
import { startTransition, useReducer, useRef, useState } from 'react'
import { previewImport, useImportParticipants } from '../../../../../features/people/participants/participants.api.ts'
import { refuse } from '../../../../../lib/api-error.ts'
import { useAdminId } from '../../../shell/admin-dinner.ts'
import type { ImportRules } from './check-rows.ts'
import { couplesIn, importDraft, isBroken, isGood, isUpdatable, peopleIn, unsureIn } from './import-draft.ts'
import { updateOf } from './update-row.ts'

/** The state and actions of the page: read a file, correct rows, import the valid ones. */
export function useImport(rules: ImportRules) {
  const adminId = useAdminId()
  const [draft, dispatch] = useReducer(importDraft, undefined)
  const reading = useReading((preview) => {
    dispatch({ type: 'read', preview })
    // The columns were changed: what was typed for all rows still counts.
    if (draft) dispatch({ type: 'filled', forAll: draft.forAll, rules })
  })
  const sending = useImportParticipants(adminId)

  /** Returns the remaining rows; rejects with the error of the call. */
  const send = async () => {
    const rows = (draft?.rows ?? []).filter(isGood)
    const { imported, updated, rejected } = await sending.mutateAsync({
      rows: rows.map(({ rowNumber, participant, update }) =>
        update ? { rowNumber, update, ...updateOf(participant, draft?.columns ?? []) } : { rowNumber, participant },
      ),
      forAll: draft?.forAll ?? {},
    })
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
    remap: (mapping: readonly ColumnField[]) =>
      reading.reread({ mapping, ...(draft?.sheet !== undefined && { sheet: draft.sheet }) }),
    readSheet: (sheet: string) => reading.reread({ sheet }),
    setAside: (reason: AsideReason, skipped: boolean) => dispatch({ type: 'aside', reason, skipped, rules }),
    skip: (rowNumber: number, skipped: boolean) => dispatch({ type: 'skipped', rowNumber, skipped, rules }),
    /** A low priority: of 3,000 rows many may be checked with each letter. */
    fillIn: (forAll: ForAllRows) => startTransition(() => dispatch({ type: 'filled', forAll, rules })),
    couples: draft ? couplesIn(draft, rules) : [],
    pairCouples: () => dispatch({ type: 'paired', rules }),
    unsure: draft ? unsureIn(draft) : [],
    splitUnsure: (companion: string) => dispatch({ type: 'split', companion, rules }),
    /** Whether rows of people already registered update them or are skipped. */
    setUpdating: (updating: boolean) => dispatch({ type: 'updating', updating }),
    send,
    isSending: sending.isPending,
    numGood: peopleIn((draft?.rows ?? []).filter(isGood)),
    numUpdates: (draft?.rows ?? []).filter((row) => row.update && !row.skipped).length,
    numBroken: (draft?.rows ?? []).filter(isBroken).length,
    numKnown: (draft?.rows ?? []).filter((row) => !row.skipped && isUpdatable(row)).length,
  }
}

/** Partner wishes by normalised mail address. */
export function wishesOfPeople(people: readonly Pick<ParticipantReply, 'email' | 'teamPartnerWishEmail'>[]) {
  return people.map((person) => [emailIdentity(person.email), emailIdentity(person.teamPartnerWishEmail)] as const)
}

export type Desk = ReturnType<typeof useImport>

/** Uploads a file for reading, again after each change of sheet or mapping. */
function useReading(onRead: (preview: ImportPreview) => void) {
  const adminId = useAdminId()
  const [file, setFile] = useState<File>()
  const abort = useRef<AbortController>(undefined)
  const reading = useMutation({
    mutationFn: async ({ chosen, ...options }: { chosen: File; mapping?: readonly ColumnField[]; sheet?: string }) => {
      // Refused before the upload instead of after it.
      if (chosen.size > limits.uploadedFile) await refuse(413, [issue('import_file_too_large', 'file')])
      abort.current = new AbortController()
      const { signal } = abort.current
      return previewImport(adminId, chosen, { ...options, signal })
    },
    onSuccess: onRead,
  })
  return {
    file,
    read: async (chosen: File) => {
      const copy = await copied(chosen)
      setFile(copy)
      reading.mutate({ chosen: copy })
    },
    reread: (options: { mapping?: readonly ColumnField[]; sheet?: string }) =>
      file && reading.mutate({ chosen: file, ...options }),
    stop: () => {
      abort.current?.abort()
      reading.reset()
    },
    isReading: reading.isPending,
    readError: reading.error,
  }
}

/** A copy in memory: browsers refuse to upload a file again that was saved in the meantime. */
async function copied(file: File): Promise<File> {
  // The server refuses larger files, so no copy is kept.
  if (file.size > limits.uploadedFile) return file
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    return file
  }
}

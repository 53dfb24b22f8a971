import type { ImportPreview, ParticipantReply } from '@running-dinner/contract/participants.ts'
import { issue } from '@running-dinner/domain/issue.ts'
import { limits } from '@running-dinner/domain/limits.ts'
import type { ColumnField } from '@running-dinner/domain/participant-import/import-fields.ts'
import type { ImportedParticipant } from '@running-dinner/domain/participant-import/import-row.ts'
import { emailIdentity } from '@running-dinner/domain/participants/email-identity.ts'
import { useMutation } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import { previewImport, useImportParticipants } from '../../../../features/participants/participants.api.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { ImportRules } from './check-rows.ts'
import { importDraft, isGood, isUpdatable, peopleIn } from './import-draft.ts'
import { updateOf } from './update-row.ts'

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

/** Sends a file to be read, as often as its columns are given another meaning. */
function useReading(onRead: (preview: ImportPreview) => void) {
  const adminId = useAdminId()
  const [file, setFile] = useState<File>()
  const abort = useRef<AbortController>(undefined)
  const reading = useMutation({
    mutationFn: async ({ chosen, mapping }: { chosen: File; mapping?: readonly ColumnField[] }) => {
      // Said at once rather than after the upload.
      if (chosen.size > limits.importFile) throw new ApiError(413, [issue('import_file_too_large', 'file')])
      abort.current = new AbortController()
      const { signal } = abort.current
      return previewImport(adminId, chosen, mapping ? { mapping, signal } : { signal })
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
    remap: (mapping: readonly ColumnField[]) => file && reading.mutate({ chosen: file, mapping }),
    stop: () => {
      abort.current?.abort()
      reading.reset()
    },
    isReading: reading.isPending,
    readError: reading.error,
  }
}

/** A copy in memory: the file may be saved anew meanwhile, and then the browser refuses to send it a second time. */
async function copied(file: File): Promise<File> {
  // Refused anyway: not worth the memory.
  if (file.size > limits.importFile) return file
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch {
    return file
  }
}

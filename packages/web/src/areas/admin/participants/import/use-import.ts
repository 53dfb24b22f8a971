import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { issue } from '@running-dinner/domain/issue.ts'
import { limits } from '@running-dinner/domain/limits.ts'
import type { ImportField } from '@running-dinner/domain/participant-import/import-fields.ts'
import type { ImportedParticipant } from '@running-dinner/domain/participant-import/import-row.ts'
import { emailIdentity } from '@running-dinner/domain/participants/email-identity.ts'
import { useMutation } from '@tanstack/react-query'
import { useReducer, useRef, useState } from 'react'
import { previewImport, useImportParticipants } from '../../../../features/participants/participants.api.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { ImportRules } from './check-rows.ts'
import { importDraft, isGood, peopleIn } from './import-draft.ts'

/** Reading a file, correcting its rows, importing what is good: everything the page can do. */
export function useImport(rules: ImportRules) {
  const adminId = useAdminId()
  const [file, setFile] = useState<File>()
  const [draft, dispatch] = useReducer(importDraft, undefined)
  const abort = useRef<AbortController>(undefined)
  const reading = useMutation({
    mutationFn: async ({ chosen, mapping }: { chosen: File; mapping?: readonly ImportField[] }) => {
      // Said at once rather than after the upload.
      if (chosen.size > limits.importFile) throw new ApiError(413, [issue('import_file_too_large', 'file')])
      abort.current = new AbortController()
      const { signal } = abort.current
      return previewImport(adminId, chosen, mapping ? { mapping, signal } : { signal })
    },
    onSuccess: (preview) => dispatch({ type: 'read', preview }),
  })
  const sending = useImportParticipants(adminId)

  const read = async (chosen: File) => {
    dispatch({ type: 'forgotten' })
    const copy = await copied(chosen)
    setFile(copy)
    reading.mutate({ chosen: copy })
  }
  /** Answers the rows that are left; throws what the call throws. */
  const send = async () => {
    const rows = (draft?.rows ?? []).filter(isGood)
    const { imported, rejected } = await sending.mutateAsync(
      rows.map(({ rowNumber, participant }) => ({ rowNumber, participant })),
    )
    dispatch({
      type: 'imported',
      sent: rows.map((row) => row.rowNumber),
      people: imported.length,
      rejected,
      rules: { ...rules, registered: new Map([...rules.registered, ...wishesOfPeople(imported)]) },
    })
    const isLeft = rejected.length > 0 || (draft?.rows ?? []).some((row) => !row.skipped && !isGood(row))
    return { imported: imported.length, isLeft }
  }
  return {
    file,
    draft,
    read,
    remap: (mapping: readonly ImportField[]) => file && reading.mutate({ chosen: file, mapping }),
    stop: () => {
      abort.current?.abort()
      reading.reset()
    },
    /** Back to choosing a file. */
    forget: () => dispatch({ type: 'forgotten' }),
    isReading: reading.isPending,
    readError: reading.error,
    correct: (rowNumber: number, participant: ImportedParticipant) =>
      dispatch({ type: 'corrected', rowNumber, participant, rules }),
    skip: (rowNumber: number, skipped: boolean) => dispatch({ type: 'skipped', rowNumber, skipped, rules }),
    send,
    isSending: sending.isPending,
    numGood: peopleIn((draft?.rows ?? []).filter(isGood)),
  }
}

/** Who has which wish, by the identities of the addresses. */
export function wishesOfPeople(people: readonly Pick<ParticipantReply, 'email' | 'teamPartnerWishEmail'>[]) {
  return people.map((person) => [emailIdentity(person.email), emailIdentity(person.teamPartnerWishEmail)] as const)
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

export type Desk = ReturnType<typeof useImport>

import type { participantInput } from '@running-dinner/contract/forms'
import { type ImportPreview, participantRoutes } from '@running-dinner/contract/people'
import type { BodyInputOf, ReplyOf } from '@running-dinner/contract/route'
import { importedPerson } from '@running-dinner/contract/wire'
import type { ForAllRows } from '@running-dinner/domain/people'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { addressOf, call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

export type ParticipantList = ReplyOf<typeof participantRoutes.list>
type Input = z.input<typeof participantInput>
type ImportedRow = BodyInputOf<typeof participantRoutes.import>['rows'][number] & { participant: object }

/** Main list and waiting list. */
export function participantsQuery(adminId: string) {
  return queryOptions({
    queryKey: [...dinnerKey(adminId), 'participants'],
    queryFn: ({ signal }) => call(participantRoutes.list, { params: { adminId }, signal }),
  })
}

/** Main list and waiting list. */
export function useParticipants(adminId: string) {
  return useQuery(participantsQuery(adminId))
}

export function useParticipant(adminId: string, participantId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'participants', participantId],
    queryFn: ({ signal }) => call(participantRoutes.get, { params: { adminId, participantId }, signal }),
  })
}

/** The list as a file to save. */
export function exportAddress(adminId: string, format: 'xlsx' | 'csv'): string {
  return addressOf(participantRoutes.export, { params: { adminId }, query: { format } })
}

export function useCreateParticipant(adminId: string) {
  return useMutation({
    mutationFn: (body: Input) => call(participantRoutes.create, { params: { adminId }, body }),
    onSuccess: useRefresh(adminId),
  })
}

export function useUpdateParticipant(adminId: string, participantId: string) {
  return useMutation({
    // The forms show the diet of a pair's second person, too.
    mutationFn: (body: Input) =>
      call(participantRoutes.update, { params: { adminId, participantId }, body: { ...body, ownDiet: true } }),
    onSuccess: useRefresh(adminId),
  })
}

export function useDeleteParticipant(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (participantId: string) => call(participantRoutes.remove, { params: { adminId, participantId } }),
    // Not the deleted person: a page still showing them would request it again and get a 404.
    onSuccess: (_, participantId) =>
      queryClient.invalidateQueries({
        queryKey: dinnerKey(adminId),
        predicate: ({ queryKey }) => !queryKey.includes(participantId),
      }),
  })
}

/** Reads a file and says what is in it; nothing is stored. Without `mapping` the columns are guessed, without `sheet` the list is found. */
export function previewImport(
  adminId: string,
  file: File,
  options: { mapping?: readonly string[]; sheet?: string; signal: AbortSignal },
): Promise<ImportPreview> {
  const body = new FormData()
  // Before the file, so that the server knows it when the file begins.
  if (options.mapping) body.append('mapping', JSON.stringify(options.mapping))
  if (options.sheet) body.append('sheet', options.sheet)
  body.append('file', file)
  return call(participantRoutes.previewImport, { params: { adminId }, body, signal: options.signal })
}

export function useImportParticipants(adminId: string) {
  return useMutation({
    mutationFn: ({ rows, forAll }: { rows: readonly ImportedRow[]; forAll: ForAllRows }) => {
      const sentRows = rows.map((row) => ({ ...row, participant: importedPerson.encode({ ...row.participant }) }))
      return call(participantRoutes.import, { params: { adminId }, body: { rows: sentRows, forAll } })
    },
    onSuccess: useRefresh(adminId),
  })
}

/** Phase, activities, teams and messages depend on the participants. */
function useRefresh(adminId: string) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) })
}

/** Confirms or deletes many at once; answers who could not be, and why. */
export function useBulk(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof participantRoutes.bulk>) =>
      call(participantRoutes.bulk, { params: { adminId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** Lets two people change places in the list. */
export function useSwapOrder(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ participantId, otherParticipantId }: { participantId: string; otherParticipantId: string }) =>
      call(participantRoutes.swap, { params: { adminId, participantId, otherParticipantId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

import type { EventImportReply } from '@running-dinner/contract/events'
import { exportRoutes } from '@running-dinner/contract/people'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addressOf, call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

type FileName = 'teams' | 'hosts' | 'guests' | 'routeCards' | 'hostSheets' | 'envelopes' | 'event'

/** A file to save. */
export function fileAddress(adminId: string, name: FileName, query: Record<string, string> = {}): string {
  return addressOf(exportRoutes[name], { params: { adminId }, query })
}

interface EventImport {
  /** As read from the file; the server judges it. */
  file: unknown
  teams: boolean
  dryRun: boolean
}

/** Brings an event's file into this event, or says what that would do. */
export function useImportEvent(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ file, teams, dryRun }: EventImport): Promise<EventImportReply> =>
      call(exportRoutes.importEvent, {
        params: { adminId },
        query: { teams, dryRun },
        body: file as BodyInputOf<typeof exportRoutes.importEvent>,
      }),
    onSuccess: (_, { dryRun }) =>
      dryRun ? undefined : queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

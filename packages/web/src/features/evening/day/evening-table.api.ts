import { eveningTableRoutes, type TableActionReply, tableOfferRoutes } from '@running-dinner/contract/evening'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

export interface TableAddress {
  mealId: string
  teamId: string
}

const tableKey = (secret: string, { mealId, teamId }: TableAddress) =>
  [...dinnerKey(secret), 'evening', 'table', mealId, teamId] as const

/** A table of the evening with what can be done for it; the board beside it says when to ask again. */
export function useTable(secret: string, table: TableAddress, hostLeaves: boolean) {
  return useQuery({
    queryKey: [...tableKey(secret, table), hostLeaves],
    queryFn: ({ signal }) =>
      call(eveningTableRoutes.table, { params: { adminId: secret, ...table }, query: { hostLeaves }, signal }),
    refetchInterval: 30_000,
    placeholderData: keepPreviousData,
  })
}

/** Waiting needs no call. */
export type DoneAction = TableActionReply & { kind: Exclude<TableActionReply['kind'], 'WAIT'> }

interface Decision {
  action: DoneAction
  hostLeaves: boolean
  planVersion: number
}

/** Does what was shown, for the plan that was shown: another version is refused. */
export function useActForTable(secret: string, table: TableAddress) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ action: { kind, seats, standby }, hostLeaves, planVersion }: Decision) =>
      call(eveningTableRoutes.act, {
        params: { adminId: secret, ...table },
        headers: ifMatch(planVersion),
        body: {
          action: kind,
          seats: seats.flatMap(({ guestTeamId, hostTeamId }) => (hostTeamId ? [{ guestTeamId, hostTeamId }] : [])),
          standbyIds: standby.map(({ participantId }) => participantId),
          hostLeaves,
        },
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(secret) }),
  })
}

/** Who can be asked by mail to cook for the guests of a table, and the answers. */
export function useTableOffers(secret: string, table: TableAddress) {
  return useQuery({
    queryKey: [...tableKey(secret, table), 'offers'],
    queryFn: ({ signal }) => call(tableOfferRoutes.list, { params: { adminId: secret, ...table }, signal }),
    refetchInterval: 10_000,
  })
}

interface TableQuestion {
  participantIds: string[]
  minutes: number
  hostLeaves: boolean
}

export function useOfferTable(secret: string, table: TableAddress) {
  const queryClient = useQueryClient()
  const params = { adminId: secret, ...table }
  return useMutation({
    /** Without a question all open offers of the table are withdrawn. */
    mutationFn: (question: TableQuestion | undefined) =>
      question ? call(tableOfferRoutes.offer, { params, body: question }) : call(tableOfferRoutes.withdraw, { params }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: tableKey(secret, table) }),
  })
}

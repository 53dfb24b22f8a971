import {
  type ActivityType,
  activityRoutes,
  type EventStatusReply,
  type MailProblemsReply,
} from '@running-dinner/contract/events'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'

/** The latest activities, what is done, and what the phase of the event follows from. */
export function dashboardQuery(adminId: string) {
  return queryOptions({
    queryKey: [...dinnerKey(adminId), 'dashboard'],
    queryFn: ({ signal }) => call(activityRoutes.dashboard, { params: { adminId }, signal }),
    // Delivered mails are no change of the event, so nothing announces them.
    refetchInterval: ({ state: { data } }) => {
      if (isSending(data?.standing)) return 3_000
      return hasOpenMails(data?.mailProblems) ? 15_000 : false
    },
  })
}

function isSending(eventStatus: EventStatusReply | undefined): boolean {
  return eventStatus !== undefined && eventStatus.teamMails.onTheWay + eventStatus.routeMails.onTheWay > 0
}

function hasOpenMails(problems: MailProblemsReply | undefined): boolean {
  return problems !== undefined && problems.open + problems.unanswered > 0
}

export function useDashboard(adminId: string) {
  return useQuery(dashboardQuery(adminId))
}

/** One page of all activities, newest first; `type` undefined: every type. */
export function useActivities(adminId: string, filter: { type: ActivityType | undefined; page: number }) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'activities', filter],
    queryFn: ({ signal }) => {
      const { type, page } = filter
      const query = type === undefined ? { page } : { page, type: [type] }
      return call(activityRoutes.list, { params: { adminId }, query, signal })
    },
    placeholderData: keepPreviousData,
  })
}

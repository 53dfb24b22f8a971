import type { activityRoutes, EventStatusReply, MailReachReply } from '@running-dinner/contract/events'
import type { ReplyOf } from '@running-dinner/contract/route'

import { exampleCounts } from './example-notification-status.ts'

type Dashboard = ReplyOf<typeof activityRoutes.dashboard>

const noMails: MailReachReply = {
  begun: false,
  teams: 0,
  teamsReached: 0,
  onTheWay: 0,
  numFailed: 0,
  unsent: 0,
  failed: [],
}

const nobody = exampleCounts({ people: 0 })

/** The dashboard of an event without people, teams and mails; `standing` names what differs. */
export function exampleDashboard(eventStatus: Partial<EventStatusReply> = {}): Dashboard {
  return {
    activities: [],
    checkList: {
      dinnerCreated: true,
      endOfRegistrationDate: false,
      participantMessagesSent: false,
      teamArrangementsCreated: false,
      teamMessagesSent: false,
      dinnerRouteMessagesSent: false,
    },
    standing: {
      numParticipants: 0,
      teamsExist: false,
      teamMailsSent: false,
      routeMailsSent: false,
      teamMails: noMails,
      routeMails: noMails,
      untoldChanges: 0,
      newcomers: 0,
      knowledge: { teams: nobody, routes: nobody },
      ...eventStatus,
    },
    mailProblems: {
      paused: 0,
      unanswered: 0,
      failed: 0,
      waiting: 0,
      open: 0,
      jobId: null,
      mailServer: null,
      undelivered: [],
    },
  }
}

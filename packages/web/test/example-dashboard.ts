import type { activityRoutes, MailReachReply, StandingReply } from '@running-dinner/contract/activities.ts'
import type { ReplyOf } from '@running-dinner/contract/route.ts'

type Dashboard = ReplyOf<typeof activityRoutes.dashboard>

const noMails: MailReachReply = {
  begun: false,
  teams: 0,
  teamsReached: 0,
  unreachedTeamIds: [],
  onTheWay: 0,
  numFailed: 0,
  unsent: 0,
  failed: [],
}

/** The dashboard of an event without people, teams and mails; `standing` names what differs. */
export function exampleDashboard(standing: Partial<StandingReply> = {}): Dashboard {
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
      ...standing,
    },
  }
}

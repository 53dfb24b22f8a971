import { requestKinds, requestStates } from '@running-dinner/domain/people'
import { z } from 'zod'
import { instant } from '../forms/fields.ts'
import { askForHomeInput, cannotComeInput } from '../forms/requests-input.ts'
import { route } from '../route.ts'
import { callLinks } from './call-links.ts'
import { enteredByParticipant } from './participants.ts'

const ofGuest = '/rest/self/v1/:selfAdminId/:participantId/requests'
const ofOrganiser = '/rest/participantservice/v1/runningdinner/:adminId/requests'

/** Address and seats, as they are or as the guest proposes them. */
const home = enteredByParticipant.pick({
  street: true,
  streetNr: true,
  zip: true,
  cityName: true,
  country: true,
  addressRemarks: true,
  bellName: true,
  floor: true,
  entranceNote: true,
  numSeats: true,
})

/** As the guest who asked sees it; the newest first. */
const ownRequest = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  /** Only with HOME. */
  home: home.nullable(),
  word: z.string(),
  state: z.enum(requestStates),
  askedAt: instant,
})
const ownRequests = z.object({ requests: z.array(ownRequest) })
export type OwnRequestsReply = z.output<typeof ownRequests>

/** An open request, as the organiser sees it. */
const openRequest = z.object({
  id: z.string(),
  kind: z.enum(requestKinds),
  word: z.string(),
  askedAt: instant,
  participantId: z.string(),
  name: z.string(),
  mobileNumber: z.string(),
  callLinks,
  /** The organiser added them, and they want no mails: they can only be called. */
  refusesMails: z.boolean(),
  /** `null` when the teams were dropped since. */
  team: z
    .object({
      id: z.string(),
      teamNumber: z.number(),
      /** All members asked, or the team has one member or is a fixed pair whose root asked: then the whole team leaves. */
      leavesWhole: z.boolean(),
    })
    .nullable(),
  /** Only with HOME. */
  home: z
    .object({
      before: home,
      after: home,
      /** At the table of the team while this person is its host; `null` when another member is. */
      peopleAtTable: z.number().nullable(),
    })
    .nullable(),
})
const openRequests = z.object({ requests: z.array(openRequest) })
export type OpenRequestsReply = z.output<typeof openRequests>
export type OpenRequest = OpenRequestsReply['requests'][number]

export const requestRoutes = {
  own: route({
    method: 'GET',
    path: ofGuest,
    area: 'self service',
    summary: 'What the guest asked the organiser for',
    reply: ownRequests,
  }),
  cannotCome: route({
    method: 'PUT',
    path: `${ofGuest}/cannotcome`,
    area: 'self service',
    summary: 'A member of a team cannot come: asks the organiser, and changes nothing in the plan',
    body: cannotComeInput,
    reply: ownRequests,
  }),
  askForHome: route({
    method: 'PUT',
    path: `${ofGuest}/home`,
    area: 'self service',
    summary:
      'A member of a team asks the organiser for another address or other seats; replaces an open request of this kind',
    body: askForHomeInput,
    reply: ownRequests,
  }),
  withdraw: route({
    method: 'DELETE',
    path: `${ofGuest}/:requestId`,
    area: 'self service',
    summary: 'Withdraw an open request',
    reply: ownRequests,
  }),
  open: route({
    method: 'GET',
    path: ofOrganiser,
    area: 'participants',
    summary: 'Open requests of guests, the oldest first',
    reply: openRequests,
  }),
  acceptHome: route({
    method: 'PUT',
    path: `${ofOrganiser}/:requestId/accept`,
    area: 'participants',
    summary: 'Take over the address and the seats that a guest asked for; the guest is mailed',
    reply: openRequests,
  }),
  decline: route({
    method: 'PUT',
    path: `${ofOrganiser}/:requestId/decline`,
    area: 'participants',
    summary: 'Decline a request; the guest is mailed',
    reply: openRequests,
  }),
} as const

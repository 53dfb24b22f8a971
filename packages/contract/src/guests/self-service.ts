import { languages, teamStatuses } from '@running-dinner/domain'
import { z } from 'zod'
import { contactReply, meal } from '../events/dinners.ts'
import { changeHostInput, partnerWishInput } from '../forms/self-service-input.ts'
import { callLinks } from '../people/call-links.ts'
import { dinnerRoute, mealSpecifics } from '../plan/dinner-routes.ts'
import { route } from '../route.ts'
import { empty } from '../wire/codecs.ts'

const base = '/rest/self/v1/:selfAdminId/:participantId'

/** The whole event is: pages stay readable until its data are deleted, and nothing can be changed. */
const cancelled = z.boolean()

/** What partners see of each other: never an e-mail address, a note or an age. */
const selfTeamMember = z.object({
  id: z.string(),
  firstnamePart: z.string(),
  lastname: z.string(),
  mobileNumber: z.string(),
  callLinks,
  isMe: z.boolean(),
  /** Both of a pair that registered together carry the id of the one who registered. */
  teamPartnerWishOriginatorId: z.string().nullable(),
  mealSpecifics,
  /** Said to have no seats at their table, so cannot become host. */
  withoutSeats: z.boolean(),
})

export const selfTeam = z.object({
  id: z.string(),
  teamNumber: z.number(),
  status: z.enum(teamStatuses),
  meal,
  /** Cooks nothing: guest at every course. */
  onlyGuest: z.boolean(),
  hostTeamMember: selfTeamMember.nullable(),
  teamMembers: z.array(selfTeamMember),
  /** A fixed pair has one address, so its host cannot be changed. */
  fixedPair: z.boolean(),
  /** Routes were mailed: another host means another address for the team and its guests. */
  routesMailed: z.boolean(),
  /** The evening: nobody can say any more that they cannot come. */
  over: z.boolean(),
  cancelled,
})
export type SelfTeamReply = z.output<typeof selfTeam>

export const selfRoutes = {
  sessionData: route({
    method: 'GET',
    path: `${base}/sessiondata`,
    area: 'self service',
    summary: 'Language and meals of the own event',
    reply: z.object({
      languageCode: z.enum(languages),
      meals: z.array(meal),
      title: z.string(),
      date: z.string(),
      city: z.string(),
      teamPartnerWishEmail: z.string(),
      teamPartnerWishDisabled: z.boolean(),
      /** Why the wish cannot be changed any more, besides being switched off. */
      teamPartnerWishClosed: z.enum(['TEAM', 'PAIR']).nullable(),
      firstnamePart: z.string(),
      cancelled,
      ...contactReply,
    }),
  }),
  team: route({
    method: 'GET',
    path: `${base}/:teamId/team`,
    area: 'self service',
    summary: 'The own team',
    reply: selfTeam,
  }),
  changeHost: route({
    method: 'PUT',
    path: `${base}/:teamId/teamhost`,
    area: 'self service',
    summary: 'Make another member of the own team its host',
    body: changeHostInput,
    reply: selfTeam,
  }),
  dinnerRoute: route({
    method: 'GET',
    path: `${base}/:teamId/dinnerroute`,
    area: 'self service',
    summary: 'The own evening: three stops, times, diets of the guests',
    reply: dinnerRoute.extend({ cancelled }),
  }),
  calendar: route({
    method: 'GET',
    path: `${base}/evening.ics`,
    area: 'self service',
    summary: 'The own evening for a calendar, to download or to subscribe to: what was mailed, as it is now',
    reply: z.unknown(),
    download: true,
  }),
  removeMe: route({
    method: 'POST',
    path: `${base}/removal`,
    area: 'self service',
    summary: 'Leave the list that the organiser put one on, and get no more such mails',
    reply: empty,
  }),
  setPartnerWish: route({
    method: 'PUT',
    path: `${base}/teampartnerwish`,
    area: 'self service',
    summary: 'Name the person one would like to cook with',
    query: partnerWishInput,
    reply: empty,
  }),
} as const

import { languages, teamStatuses } from '@running-dinner/domain'
import { messageTypes } from '@running-dinner/domain/messages'
import { z } from 'zod'
import { contactReply, meal } from '../events/dinners.ts'
import { instant } from '../forms/fields.ts'
import { accessRecoveryInput } from '../forms/portal-input.ts'
import { callLinks } from '../people/call-links.ts'
import { mealSpecifics } from '../plan/dinner-routes.ts'
import { route } from '../route.ts'
import { isSecret, maxPortalTokens } from '../wire/wire-values.ts'

const base = '/rest/participant-portal/v1'
const own = `${base}/:selfAdminId/:participantId`

/** Unknown and malformed tokens are ignored, so that a browser can send whatever it kept. */
const portalTokens = z
  .array(z.string({ error: 'value_invalid' }), { error: 'value_invalid' })
  .max(maxPortalTokens, { error: 'too_many_entries' })
  .transform((tokens) => tokens.filter(isSecret))

/** Absent where an account has proven the address. */
const portalToken = z.string().optional()
const participantCredentials = z.object({
  role: z.literal('PARTICIPANT'),
  portalToken,
  selfAdminId: z.string(),
  participantId: z.string(),
})
const organizerCredentials = z.object({
  role: z.literal('ORGANIZER'),
  portalToken,
  adminId: z.string(),
  adminUrl: z.string(),
})

export const portalEvent = z.object({
  eventName: z.string(),
  eventDate: z.string(),
  city: z.string(),
  /** Empty for an event without public registration. */
  publicUrl: z.string(),
  cancelled: z.boolean(),
  /** The evening has ended, which may be after midnight of its day. */
  over: z.boolean(),
  /** By its organiser; before that nothing is sent. Only participants see such an event. */
  acknowledged: z.boolean(),
  roles: z.array(z.enum(['PARTICIPANT', 'ORGANIZER'])),
  credentials: z.object({
    PARTICIPANT: participantCredentials.optional(),
    ORGANIZER: organizerCredentials.optional(),
  }),
})
export type PortalEvent = z.output<typeof portalEvent>

/** The own team as in the team mail; never the partner's e-mail address. */
const portalTeam = z.object({
  teamId: z.string(),
  teamNumber: z.number(),
  status: z.enum(teamStatuses),
  meal,
  onlyGuest: z.boolean(),
  hostName: z.string(),
  amIHost: z.boolean(),
  fixedPair: z.boolean(),
  partners: z.array(
    z.object({ firstnamePart: z.string(), lastname: z.string(), mobileNumber: z.string(), callLinks, mealSpecifics }),
  ),
  /** A member of the team has cancelled. */
  partnerCancelled: z.boolean(),
  /** What the expected guests eat; from the mail with the route on, the route tells. */
  likelyGuestsMealSpecifics: mealSpecifics.nullable(),
})

const portalDiets = z.object({
  vegetarian: z.boolean(),
  vegan: z.boolean(),
  lactose: z.boolean(),
  gluten: z.boolean(),
  mealSpecificsNote: z.string(),
})

/** The own team as existing clients read it; of the partner never an e-mail address. */
const teamSelfServiceInfo = z.object({
  mealLabel: z.string(),
  mealTime: z.string(),
  teamPartnerName: z.string().nullable(),
  teamPartnerEmail: z.null(),
  teamPartnerMobileNumber: z.string().nullable(),
  hostName: z.string(),
  selfIsHost: z.boolean(),
  fixedTeamPartner: z.boolean(),
  manageTeamHostingUrl: z.string(),
  teamPartnerMealSpecifics: portalDiets.nullable(),
  likelyGuestMealSpecifics: portalDiets.nullable(),
  teamPartnerCancelled: z.boolean(),
})

export const selfServiceInfo = z.object({
  eventName: z.string(),
  eventDate: z.string(),
  city: z.string(),
  languageCode: z.enum(languages),
  publicUrl: z.string(),
  cancelled: z.boolean(),
  acknowledged: z.boolean(),
  ...contactReply,
  firstnamePart: z.string(),
  /** Of the owner of this page. */
  participantName: z.string(),
  participantEmail: z.string(),
  /** Only once the mail about teams was sent. */
  teamSelfServiceInfo: teamSelfServiceInfo.nullable(),
  /** Only once the mail about routes was sent. */
  dinnerRouteUrl: z.string().nullable(),
  /** Only once the mail about teams was sent. */
  team: portalTeam.nullable(),
  /** Only once the mail about routes was sent; opens the page with the route. */
  route: z.object({ teamId: z.string() }).nullable(),
})
export type SelfServiceInfo = z.output<typeof selfServiceInfo>

export const portalMessage = z.object({
  messageTaskId: z.string(),
  messageType: z.enum(messageTypes),
  subject: z.string(),
  /** As HTML: escaped, with a `<br>` for each line break. */
  content: z.string(),
  /** The same as plain text. */
  text: z.string(),
  /** The organiser's address, where an answer to the mail goes. */
  replyTo: z.string(),
  sentDateTime: instant,
  read: z.boolean(),
})
export type PortalMessage = z.output<typeof portalMessage>

export const portalRoutes = {
  myEvents: route({
    method: 'POST',
    path: `${base}/my-events`,
    area: 'portal',
    summary: 'The events that the holders of these tokens take part in or organise',
    body: z.object({ portalTokens }),
    reply: z.object({ events: z.array(portalEvent) }),
  }),
  accessRecovery: route({
    method: 'POST',
    path: `${base}/access-recovery`,
    area: 'portal',
    summary: 'Mail the link to the own events; the answer is the same whether the address is known',
    body: accessRecoveryInput,
    reply: z.void(),
    noContent: true,
  }),
  revoke: route({
    method: 'POST',
    path: `${base}/token/revoke`,
    area: 'portal',
    summary: 'Make these tokens worthless',
    body: z.object({ portalTokens }),
    reply: z.void(),
    noContent: true,
  }),
  selfServiceInfo: route({
    method: 'GET',
    path: `${own}/self-service-info`,
    area: 'portal',
    summary: 'What a participant may know by now: team, route',
    reply: selfServiceInfo,
  }),
  messages: route({
    method: 'GET',
    path: `${own}/messages`,
    area: 'portal',
    summary: 'The mails of the organiser to this participant, newest first',
    reply: z.array(portalMessage),
  }),
  markRead: route({
    method: 'POST',
    path: `${own}/messages/:taskId/read`,
    area: 'portal',
    summary: 'Note that a mail was opened',
    reply: z.void(),
    noContent: true,
  }),
} as const

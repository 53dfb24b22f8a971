import { limits, partnerWishStates } from '@running-dinner/domain'
import { z } from 'zod'
import { idList, requiredEmail } from '../forms/fields.ts'
import { route } from '../route.ts'
import { empty } from '../wire/codecs.ts'
import { participant, participantsBase } from './participants.ts'

const state = z.enum(partnerWishStates, { error: 'value_invalid' })

/** State of a person's partner wish; `null` without a wish by or for them. */
export const partnerWish = z.object({
  /** Whether the state is one of those that were asked for; without any, whether there is one. */
  relevant: z.boolean(),
  state: state.nullable(),
  /** Whose wish it is. */
  subscribedParticipant: participant,
  /** Whom they wish for, or the first who wishes for them. */
  matchingParticipant: participant.nullable(),
})
export type PartnerWishReply = z.output<typeof partnerWish>

const person = `${participantsBase}/participant/:participantId`

export const partnerWishRoutes = {
  get: route({
    method: 'GET',
    path: `${person}/team-partner-wish`,
    area: 'participants',
    summary: 'How the partner wish of one person stands',
    query: z.object({
      relevantState: z
        .union([state, z.array(state)], { error: 'value_invalid' })
        .optional()
        .transform((value) => (value === undefined ? [] : [value].flat())),
    }),
    reply: partnerWish,
  }),
  getMany: route({
    method: 'PUT',
    path: `${participantsBase}/participants/team-partner-wish`,
    area: 'participants',
    summary: 'How the partner wishes of these people stand; nothing is changed',
    body: z.object({ entityIds: idList(limits.participants) }),
    reply: z.array(partnerWish),
  }),
  set: route({
    method: 'PUT',
    path: `${person}/partner-wish`,
    area: 'participants',
    summary: 'Set the wish of somebody who was named by another and names nobody',
    body: z.object({ teamPartnerWishEmail: requiredEmail }),
    reply: partnerWish,
  }),
  invite: route({
    method: 'PUT',
    path: '/rest/messageservice/v1/runningdinner/:adminId/mails/teampartnerwish/:participantId',
    area: 'messages',
    summary: 'Invite the person somebody wishes for, who does not take part yet',
    reply: empty,
  }),
} as const

import type { Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { idOf, secretOf } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../../events/dinner-record/index.ts'
import { participantStore } from './participant.store.ts'

declare const authorized: unique symbol
/** A participant who proved their own secret and id. */
export interface AuthorizedParticipant {
  dinner: AuthorizedDinner
  person: Participant
  readonly [authorized]: true
}

/** Whose own pages are read. Organisers read them too; a use case of a guest needs the proof. */
export type OwnReader = Pick<AuthorizedParticipant, 'dinner' | 'person'>

/**
 * Opens one person's pages by their secret and id; a partner's id with one's own secret is refused. Pages of a cancelled event
 * stay readable until it is deleted; use cases refuse it under the event's lock.
 */
export function requireParticipant(ctx: Ctx) {
  return async (params: { selfAdminId: string; participantId: string }): Promise<AuthorizedParticipant> => {
    const ids = [secretOf(params, 'selfAdminId'), idOf(params, 'participantId')] as const
    const participant = await participantStore.bySecret(ctx.db, ...ids)
    const dinner = participant && (await dinnerStore.byId(ctx.db, participant.dinnerId))
    if (!participant || !dinner) throw notFound()
    // The only place that creates this type, after the secret was found.
    return { dinner: asAuthorized(dinner), person: participant.person } as AuthorizedParticipant
  }
}

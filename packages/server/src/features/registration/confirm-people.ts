import { emailIdentity, fullName, type Participant } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { queueMail, strangerMailAllowed } from '../outbox/index.ts'
import { participantStore } from '../participants/index.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { isWaiting } from './is-waiting.ts'
import { mailPartnerWishes, mutualPartner } from './mail-partner-wishes.ts'
import type { RegisteredPerson } from './registered-people.store.ts'
import { confirmedMail } from './registration.mails.ts'
import { waitingNoticeStore } from './waiting-notice.store.ts'

export interface Confirmation {
  /** The person's own address, or the organiser's. */
  by: string
  originator: string
  paid: boolean
}

/**
 * Confirms people and records the activity, for a link, a payment or the organiser alike. Nothing checked on registering is
 * checked again.
 */
export async function confirmPeople(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  registered: RegisteredPerson[],
  confirmation: Confirmation,
): Promise<Confirmed> {
  const [root] = registered
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'PARTICIPANT_SUBSCRIBED',
    data: {
      name: registered.map(({ person }) => fullName(person)).join(', '),
      // Set only if the organiser confirmed, so that the activity names who vouched for the unproven address.
      ...(confirmation.originator === dinner.email ? { confirmedBy: dinner.email } : {}),
    },
    originator: confirmation.originator,
    ...(root ? { related: { type: 'PARTICIPANT', id: root.person.id } } : {}),
  })
  return confirmRegistered(ctx, tx, dinner, registered, confirmation)
}

export interface Confirmed {
  waitingList: boolean
  /** The partner, if the wish is mutual. */
  wished: Participant | undefined
}

/** The effects of a confirmation without the activity, which `confirmPeople` and the bulk change record. */
export async function confirmRegistered(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  registered: RegisteredPerson[],
  confirmation: { by: string; paid: boolean },
): Promise<Confirmed> {
  const people = registered.map(({ person }) => person)
  const [root, child] = registered
  if (!root) throw new Error('a registration has at least one person')
  const ids = people.map((person) => person.id)
  await participantStore.activate(tx, dinner, ids, ctx.clock.now(), confirmation.by)
  const waitingList = await isWaiting(ctx, tx, dinner, people)
  if (waitingList) await waitingNoticeStore.wait(tx, dinner, ids)
  const person = await acceptInvitation(ctx, tx, dinner, root.person)
  const wished = await mutualPartner(tx, dinner, person)
  await enqueue(tx, 'look-up-addresses')
  await mailConfirmed(ctx, tx, dinner, { root, child, wished, waitingList, paid: confirmation.paid })
  await mailPartnerWishes(ctx, tx, dinner, { ...root, person })
  return { waitingList, wished }
}

interface Pair {
  root: RegisteredPerson
  child: RegisteredPerson | undefined
  wished: Participant | undefined
  waitingList: boolean
  paid: boolean
}

/**
 * Each person gets the link to their own page. A child's own mailbox is unproven, so the limits for strangers' addresses apply.
 */
async function mailConfirmed(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, pair: Pair) {
  const { root, child, wished, waitingList, paid } = pair
  const sharesMailbox = child !== undefined && emailIdentity(child.person.email) === emailIdentity(root.person.email)
  const mail = confirmedMail(ctx, dinner, {
    ...root,
    partner: child?.person,
    wished,
    partnerSelfAdminId: sharesMailbox ? child.selfAdminId : undefined,
    waitingList,
    paid,
  })
  await queueMail(tx, ctx, dinner, mail)
  if (!child || sharesMailbox || !(await strangerMailAllowed(tx, ctx, dinner, child.person.email))) return
  const partner = { partner: root.person, wished: undefined, partnerSelfAdminId: undefined }
  await queueMail(tx, ctx, dinner, confirmedMail(ctx, dinner, { ...child, ...partner, waitingList, paid: false }))
}

import { setImmediate } from 'node:timers/promises'
import { emailIdentity, fullName, type Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { type NewActivity, recordActivity } from '../../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../../events/dinner-record/index.ts'
import { participantStore } from '../../participants/index.ts'
import { acceptInvitation } from '../partner-wish/invitation.ts'
import {
  type GuestMail,
  mutualPartner,
  partnerWishMails,
  queueGuestMails,
} from '../partner-wish/mail-partner-wishes.ts'
import { partnerWishStore } from '../partner-wish/partner-wish.store.ts'
import { isWaiting } from '../places/is-waiting.ts'
import { waitingNoticeStore } from '../places/places.store.ts'
import type { RegisteredPerson } from '../registered-people.store.ts'
import { confirmedMail } from '../registration.mails.ts'

interface ConfirmedBy {
  /** The person's own address, or the organiser's. */
  by: string
  paid: boolean
}

interface Confirmation extends ConfirmedBy {
  originator: string
}

export interface Confirmed {
  waitingList: boolean
  /** The partner, if the wish is mutual. */
  wished: Participant | undefined
}

/**
 * Confirms the people of one registration and records the activity, for a link, a payment or the organiser alike. Nothing
 * checked on registering is checked again.
 */
export async function confirmPeople(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  registered: readonly RegisteredPerson[],
  confirmation: Confirmation,
): Promise<Confirmed> {
  const [root] = registered
  const people = registered.map(({ person }) => person)
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'PARTICIPANT_SUBSCRIBED',
    data: {
      name: people.map(fullName).join(', '),
      // Set only if the organiser confirmed, so that the activity names who vouched for the unproven address.
      ...(confirmation.originator === dinner.email ? { confirmedBy: dinner.email } : {}),
    },
    originator: confirmation.originator,
    ...(root ? { related: { type: 'PARTICIPANT', id: root.person.id } } : {}),
  })
  const waitingList = await isWaiting(ctx, tx, dinner, people)
  const [wished] = await confirmRegistrations(ctx, tx, dinner, [{ people: registered, waitingList }], confirmation)
  return { waitingList, wished }
}

export interface Registration {
  /** The root first, then a pair's child. */
  people: readonly RegisteredPerson[]
  waitingList: boolean
}

/**
 * Confirms registrations in their order, each with the effects of those before, in as many statements for one as for many.
 * Returns the partner of each whose wish is mutual. The caller records the activity.
 */
export async function confirmRegistrations(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  registrations: readonly Registration[],
  { by, paid }: ConfirmedBy,
): Promise<(Participant | undefined)[]> {
  const now = ctx.clock.now()
  const wishes = await partnerWishStore.around(
    tx,
    dinner,
    registrations.flatMap(({ people }) => people.map(({ person }) => person)),
  )
  await participantStore.activate(tx, dinner, registrations.flatMap(idsOf), now, by)
  await waitingNoticeStore.wait(tx, dinner, registrations.filter(({ waitingList }) => waitingList).flatMap(idsOf))
  const effects: Effects[] = []
  for (const [index, registration] of registrations.entries()) {
    // Other requests are answered while many mails are written.
    if (index % 100 === 99) await setImmediate()
    const [root, child] = registration.people
    if (!root) throw new Error('a registration has at least one person')
    wishes.confirm(idsOf(registration), now)
    const { person, activities } = acceptInvitation(dinner, wishes, root.person)
    const wished = mutualPartner(dinner, wishes, person)
    const mails = [
      ...confirmedMails(ctx, dinner, { root, child, wished, waitingList: registration.waitingList, paid }),
      ...partnerWishMails(ctx, dinner, wishes, { ...root, person }),
    ]
    effects.push({ wished, activities, mails })
  }
  await participantStore.setPartnerWishes(tx, dinner, wishes.changed)
  await recordActivity(tx, ctx.clock, dinner, ...effects.flatMap(({ activities }) => activities))
  await enqueue(tx, 'look-up-addresses')
  await queueGuestMails(
    ctx,
    tx,
    dinner,
    effects.flatMap(({ mails }) => mails),
  )
  return effects.map(({ wished }) => wished)
}

interface Effects {
  wished: Participant | undefined
  activities: NewActivity[]
  mails: GuestMail[]
}

function idsOf({ people }: Registration): string[] {
  return people.map(({ person }) => person.id)
}

interface Pair {
  root: RegisteredPerson
  child: RegisteredPerson | undefined
  wished: Participant | undefined
  waitingList: boolean
  paid: boolean
}

/** Each person gets the link to their own page. A child's own mailbox is unproven. */
function confirmedMails(ctx: Ctx, dinner: AuthorizedDinner, pair: Pair): GuestMail[] {
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
  if (!child || sharesMailbox) return [{ mail, isProven: true }]
  const partner = { partner: root.person, wished: undefined, partnerSelfAdminId: undefined }
  const ofChild = confirmedMail(ctx, dinner, { ...child, ...partner, waitingList, paid: false })
  return [
    { mail, isProven: true },
    { mail: ofChild, isProven: false },
  ]
}

import { emailIdentity, type Participant } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { queueMail, strangerMailAllowed } from '../messages/index.ts'
import { participantStore } from '../participants/index.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { mailPartnerWishes, mutualPartner } from './mail-partner-wishes.ts'
import type { RegisteredPerson } from './registered-people.store.ts'
import { confirmedMail } from './registration.mails.ts'
import { waits } from './waits.ts'

export interface Confirmed {
  waitingList: boolean
  /** They wish for each other. */
  wished: Participant | undefined
}

/** What happens once somebody is confirmed, except that it is written down; `confirmPeople` and a change of many do that. */
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
  const waitingList = await waits(tx, dinner, people)
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

/** Each gets the link to their own page; a child with a mailbox of its own was never asked, so it counts as a stranger. */
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

import type { Issue } from '@running-dinner/domain'
import type { Purchase } from '../people/purchase.ts'
import type { PublicDinner } from '../people/registration.ts'

/** Unknown, cancelled and past events have a page too, which says so. */
export type EventState = { state: 'FOUND'; dinner: PublicDinner } | { state: 'UNKNOWN' | 'CANCELLED' | 'EXPIRED' }

/** City or zip, and the first day; both may be empty. */
export interface EventSearch {
  search: string
  from: string
  /** Upper limit of events. */
  limit?: number
}

/** An order as the address names it; the cookies show whether this browser placed it. */
export interface PurchaseSearch {
  publicId: string
  token: string
  cookies: string
}

/** Where public pages get their data: on the server from the database, in the browser over HTTP. */
export interface PageSource {
  events(search: EventSearch): Promise<PublicDinner[]>
  event(publicId: string): Promise<EventState>
  /** Also true of a closed event, which guests otherwise see as unknown. */
  takesConfirmations(publicId: string): Promise<boolean>
  /** Undefined unless the order is paid and this browser placed it. */
  purchase(search: PurchaseSearch): Promise<Purchase | undefined>
}

/** Who runs this instance, as pages show it. */
export interface Operator {
  name: string
  address: string
  email: string
  /** Empty where nothing can be given. */
  donationUrl: string
}

/** A form that a browser sent without scripts, and that was refused. */
export interface RefusedForm {
  /** What was typed, by the names of the fields. */
  values: Readonly<Record<string, unknown>>
  issues: readonly Pick<Issue, 'field' | 'message' | 'data'>[]
}

/** What the page of a registration shows. */
export type RegistrationState = EventState & { attempt: string; refused?: RefusedForm }

/** What the page of a mailed confirmation link shows. */
export type ConfirmationState = EventState & { takesConfirmations: boolean }

/** What the page after a registration shows. */
export type FinishedState = EventState & {
  /** There was no place left, as the address of a form sent without scripts says. */
  isWaiting: boolean
  /** What was bought without scripts, which leaves nothing in the browser but a cookie. */
  purchase?: Purchase
}

/** What the server gives to the renderer of public pages with each request. */
export interface PageContext {
  operator: Operator
  source: PageSource
  /** The answer to this form is the page, with what was typed. */
  refused?: RefusedForm
}

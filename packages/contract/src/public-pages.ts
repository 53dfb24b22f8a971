import type { Language } from '@running-dinner/domain'
import type { PublicDinner } from './registration.ts'

/** Unknown, cancelled and past events have a page too, which says so. */
export type EventState = { state: 'FOUND'; dinner: PublicDinner } | { state: 'UNKNOWN' | 'CANCELLED' | 'EXPIRED' }

/** City or zip, and the first day; both may be empty. */
export interface EventSearch {
  search: string
  from: string
  /** Upper limit of events. */
  limit?: number
}

/** Where public pages get their data: on the server from the database, in the browser over HTTP. */
export interface PageSource {
  events(search: EventSearch): Promise<PublicDinner[]>
  event(publicId: string): Promise<EventState>
}

/** Who runs this instance, as pages show it. */
export interface Operator {
  name: string
  address: string
  email: string
  /** Empty where nothing can be given. */
  donationUrl: string
}

/** What the server passes to the renderer of the client build. */
export interface PageRequest {
  /** Absolute. */
  url: string
  cookies: string
  acceptLanguage: string
  /** Of this answer's style elements. */
  nonce: string
  operator: Operator
  source: PageSource
}

export interface RenderedPage {
  status: number
  language: Language
  /** Named in the address: kept for the pages that follow. */
  named: Language | undefined
  /** Title, meta and link elements. */
  head: string
  /** Style elements. */
  styles: string
  html: string
  /** What the browser continues from, as JSON. */
  data: string
  /** Source files the page is made of, as the manifest of the client build names them. */
  files: string[]
}

/** `undefined` for a page that the browser renders by itself. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage | undefined>

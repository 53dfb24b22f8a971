/** Shape and colour of a course on paper. */
export type CourseLook = 'starter' | 'main' | 'dessert'

/** One stop of an evening, with all texts ready to print. */
export interface CardStop {
  look: CourseLook
  course: string
  time: string
  /** What happens there: cooking or being a guest. */
  heading: string
  lines: string[]
  remark: string
  /** Phone numbers with names, or what guests eat. */
  facts: { label: string; text: string }[]
}

/** The evening of one team: one page, more if the courses need them. */
export interface RouteCard {
  title: string
  when: string
  team: string
  names: string
  note: string
  /** A personal page for each member, as a code to scan. */
  codes: { label: string; url: string }[]
  stops: CardStop[]
  after: { label: string; time: string; lines: string[] } | undefined
  footer: string
}

/** A third of a page: the outside on the left, the inside on the right. */
export interface CueCard {
  look: CourseLook
  title: string
  team: string
  names: string
  course: string
  openLabel: string
  openTime: string
  closed: string
  heading: string
  lines: string[]
  remark: string
  facts: { label: string; text: string }[]
  /** Starts a new page, because the next team begins. */
  opensPage: boolean
}

/** What one kitchen prepares for: one page, more if the guests' notes need them. */
export interface HostSheet {
  title: string
  when: string
  team: string
  names: string
  look: CourseLook
  course: string
  time: string
  /** The home where the team cooks. */
  place: string
  expected: string
  guests: { team: string; names: string }[]
  facts: { label: string; text: string }[]
  footer: string
}

export interface PrintOrder {
  /** The document's title, shown in the reader's window. */
  title: string
  language: string
  createdAt: Date
  pages:
    | { kind: 'routeCards'; cards: RouteCard[] }
    | { kind: 'cueCards'; cueCards: CueCard[]; fold: string; cut: string }
    | { kind: 'hostSheets'; sheets: HostSheet[] }
}

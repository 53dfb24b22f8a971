/** Which shape and colour a course has on paper. */
export type CourseLook = 'starter' | 'main' | 'dessert'

/** One stop of an evening; every text is ready to be read. */
export interface CardStop {
  look: CourseLook
  course: string
  time: string
  /** What happens there: cooking or being a guest. */
  heading: string
  lines: string[]
  remark: string
  /** Telephone numbers with names, or what guests eat. */
  facts: { label: string; text: string }[]
}

/** The evening of one team: one page, more where the courses need them. */
export interface RouteCard {
  title: string
  when: string
  team: string
  names: string
  note: string
  stops: CardStop[]
  after: { label: string; time: string; lines: string[] } | undefined
  footer: string
}

/** A third of a page: outside on the left, what is read once it was opened on the right. */
export interface Slip {
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
  /** This slip begins a new page: that of the next team. */
  opensPage: boolean
}

export interface PrintOrder {
  /** Of the document, for its readers' windows. */
  title: string
  language: string
  createdAt: Date
  pages: { kind: 'routeCards'; cards: RouteCard[] } | { kind: 'slips'; slips: Slip[]; fold: string; cut: string }
}

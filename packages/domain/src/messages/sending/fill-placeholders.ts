import type { AllergyWords } from '../../people/registration-form/allergens.ts'

/** Every text of a message in which an organiser may use placeholders: three main texts and the parts inserted into them. */
export const messageTexts = [
  'participantMessage',
  'teamMessage',
  'hostPart',
  'nonHostPart',
  'routeMessage',
  'selfPart',
  'hostsPart',
] as const
export type MessageText = (typeof messageTexts)[number]

/** Which texts know which placeholder. `phrases` holds a meaning and a sample for each. */
const textsByPlaceholder = {
  firstname: ['participantMessage', 'teamMessage', 'routeMessage', 'selfPart', 'hostsPart'],
  lastname: ['participantMessage', 'teamMessage', 'routeMessage', 'selfPart', 'hostsPart'],
  partner: ['teamMessage', 'hostPart', 'nonHostPart'],
  meal: ['teamMessage', 'selfPart', 'hostsPart'],
  mealtime: ['teamMessage', 'selfPart', 'hostsPart'],
  mealspecifics: ['teamMessage', 'selfPart', 'hostsPart'],
  host: ['teamMessage'],
  managehostlink: ['teamMessage'],
  route: ['routeMessage'],
  routelink: ['routeMessage'],
  hostaddress: ['hostsPart'],
  mobilenumber: ['hostsPart'],
  afterparty: ['participantMessage', 'teamMessage', 'routeMessage'],
} as const satisfies Record<string, readonly MessageText[]>

export type Placeholder = keyof typeof textsByPlaceholder

export const placeholders = Object.keys(textsByPlaceholder) as readonly Placeholder[]

/** Whether web addresses in the value become links: only where the organiser or we write them, never in what a guest typed. */
const linksValue: Readonly<Record<Placeholder, boolean>> = {
  firstname: false,
  lastname: false,
  partner: false,
  meal: false,
  mealtime: false,
  mealspecifics: false,
  host: false,
  managehostlink: true,
  route: false,
  routelink: true,
  hostaddress: false,
  mobilenumber: false,
  afterparty: true,
}

export function linkedValues(values: SomeValues): string[] {
  return placeholders.filter((name) => linksValue[name]).map((name) => values[name] ?? '')
}

/** In the order in which help should list them. */
export function placeholdersOf(text: MessageText): Placeholder[] {
  return placeholders.filter((name) => (textsByPlaceholder[name] as readonly MessageText[]).includes(text))
}

type PlaceholderOf<Text extends MessageText> = {
  [Name in Placeholder]: Text extends (typeof textsByPlaceholder)[Name][number] ? Name : never
}[Placeholder]

/** The values of one text: all of its placeholders, none of another text's. */
export type PlaceholderValues<Text extends MessageText> = Record<PlaceholderOf<Text>, string>
export type SomeValues = Partial<Record<Placeholder, string>>

/** The words that rendering adds itself; `phrases` has them in the event's language. */
export interface MessageWords extends AllergyWords {
  /** In place of a missing address or number. */
  noneGiven: string
  /** In place of the partner of a person who cooks alone for now. */
  noPartner: string
  /** A sentence in place of the one about the host, for a team that is guest at every course. */
  onlyGuest: string
  /** Behind the time of a course whose hosts cancelled. */
  cancelled: string
  /** In front of the name on a bell and of a floor, beside an address. */
  bell: string
  floor: string
  email: string
  mobileNumber: string
  vegan: string
  vegetarian: string
  lactose: string
  gluten: string
}

export interface FilledText {
  text: string
  /** Names in braces without a value here, each once, in order of appearance; they stay in the text as written. */
  unknown: string[]
}

// The runs between two braces never overlap, so this stays linear for any input.
const token = /\{([^{}\r\n]+)\}/g

/** If one of these is empty its whole line is removed: a label without content only puzzles the reader. */
const optionalPlaceholders: readonly Placeholder[] = ['mealspecifics', 'afterparty']

/**
 * One pass over the template: values are not scanned again, so that a guest named `{hostaddress}` or `$&` appears under
 * exactly that name.
 */
export function fillPlaceholders(template: string, values: SomeValues): FilledText {
  const valueByName = new Map(Object.entries(values))
  const unknown = new Set<string>()
  const text = withoutEmptyLines(template, valueByName).replace(token, (written: string, name: string) => {
    const value = valueByName.get(name)
    if (value === undefined) unknown.add(name)
    return value ?? written
  })
  return { text, unknown: [...unknown] }
}

function withoutEmptyLines(template: string, values: ReadonlyMap<string, string>): string {
  const empty = optionalPlaceholders.filter((name) => values.get(name)?.trim() === '')
  if (empty.length === 0) return template
  const keptLines: string[] = []
  let justRemoved = false
  for (const line of template.split('\n')) {
    if (empty.some((name) => isLineOf(name, line))) justRemoved = true
    else if (justRemoved && line.trim() === '' && (keptLines.at(-1) ?? '').trim() === '') justRemoved = false
    else {
      keptLines.push(line)
      justRemoved = false
    }
  }
  return keptLines.join('\n')
}

/** Only the placeholder and its label: nothing after it but punctuation, no finished sentence and no other placeholder before it. */
function isLineOf(name: Placeholder, line: string): boolean {
  const [label = '', afterName, ...more] = line.split(`{${name}}`)
  if (afterName === undefined || more.length > 0) return false
  return !/[{}]|[.!?](\s|$)/.test(label) && /^[\s\p{P}]*$/u.test(afterName) && !/[{}]/.test(afterName)
}

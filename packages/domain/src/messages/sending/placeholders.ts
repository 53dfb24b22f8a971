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

/** In the order in which help should list them. */
export function placeholdersOf(text: MessageText): Placeholder[] {
  return placeholders.filter((name) => (textsByPlaceholder[name] as readonly MessageText[]).includes(text))
}

/** The values of one text: all of its placeholders, none of another text's. */
export type PlaceholderValues = Partial<Record<Placeholder, string>>

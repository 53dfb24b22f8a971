import type { Language } from '../../events/dinner/dinner.ts'

/** The organiser's text for a reader: the second one for people whose language is not the event's, if there is one. */
export function textFor<Text extends object>(
  { secondText, ...first }: Text & { secondText?: Partial<Text> | undefined },
  reader: Language,
  eventLanguage: Language,
): Omit<Text, 'secondText'> {
  return reader === eventLanguage ? first : { ...first, ...secondText }
}

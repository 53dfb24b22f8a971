import type { Allergy, Answer } from '@running-dinner/domain'

/** What the fields hold: a severity for each allergen by its code, an answer for each question by its id; '' where there is none. */
export interface FormAnswers {
  allergens: Record<string, string | undefined>
  answers: Record<string, string | undefined>
}

export const noAnswers: FormAnswers = { allergens: {}, answers: {} }

/** As they go over the wire. */
export function toWire({ allergens, answers }: FormAnswers): { allergens: Allergy[]; answers: Answer[] } {
  return {
    allergens: given(allergens).map(([allergen, severity]) => ({ allergen, severity }) as Allergy),
    answers: given(answers).map(([questionId, answer]) => ({ questionId, answer })),
  }
}

/** Back into the fields, from the wire or from what a browser kept; what is neither is none. */
export function fromWire({ allergens, answers }: { allergens?: unknown; answers?: unknown }): FormAnswers {
  return {
    allergens: entriesOf(allergens, 'allergen', 'severity'),
    answers: entriesOf(answers, 'questionId', 'answer'),
  }
}

/** An untouched field may hold undefined. */
function given(record: Readonly<Record<string, string | undefined>>): [string, string][] {
  return Object.entries(record).filter((entry): entry is [string, string] => Boolean(entry[1]))
}

function entriesOf(value: unknown, key: string, text: string): Record<string, string> {
  const entries: [unknown, unknown][] = Array.isArray(value)
    ? value.map((answer) => (isRecord(answer) ? [answer[key], answer[text]] : [undefined, undefined]))
    : Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry.every((part) => typeof part === 'string')),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

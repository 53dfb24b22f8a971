import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { type DietName, dietNames } from './diet-chips.tsx'

/** Whether whoever cooks for them has to mind anything. */
export function hasDiet(person: Pick<ParticipantReply, DietName | 'mealSpecificsNote' | 'allergens'>): boolean {
  return dietNames.some((diet) => person[diet]) || person.mealSpecificsNote !== '' || person.allergens.length > 0
}

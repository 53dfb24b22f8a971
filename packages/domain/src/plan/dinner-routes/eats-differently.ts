import type { ParticipantData } from '../../people/participants/participant.ts'
import { dietSummary } from './diets.ts'

/** Whether the hosts of this person read something else. */
export function eatsDifferently(before: ParticipantData, after: ParticipantData): boolean {
  return JSON.stringify(dietSummary([before])) !== JSON.stringify(dietSummary([after]))
}

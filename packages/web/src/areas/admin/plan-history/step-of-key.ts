import type { PlanStep } from '../../../features/teams/plan-history.api.ts'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Ctrl or Cmd + Z; the same with Shift, or Ctrl + Y, the other way. */
export function stepOfKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): PlanStep | undefined {
  if (altKey || (!ctrlKey && !metaKey)) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}

import { type ArrangementChoice, arrangementChoices } from '@running-dinner/domain/participants/arrangement-choices.ts'
import { useMemo } from 'react'
import { useAdminDinner } from '../shell/admin-dinner.ts'

/** What can be done with so many confirmed people in this event, best first. */
export function useArrangementChoices(people: number): ArrangementChoice[] {
  const { meals, options } = useAdminDinner()
  const [mealCount, teamSize] = [meals.length, options.teamSize]
  return useMemo(() => arrangementChoices(people, { mealCount, teamSize }), [people, mealCount, teamSize])
}

/** Whether somebody would wait who need not: only then there is something to ask (decisions B2). */
export function isChoice(choices: readonly ArrangementChoice[]): boolean {
  return choices.some(({ kind }) => kind === 'EVERYBODY') && choices.some(({ kind }) => kind === 'SOME_WAIT')
}

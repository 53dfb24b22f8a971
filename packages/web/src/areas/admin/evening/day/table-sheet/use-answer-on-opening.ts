import { useEffect, useRef } from 'react'
import { useAnswerTable } from '../../../../../features/evening/day/evening-board.api.ts'
import type { TableAddress } from '../../../../../features/evening/day/evening-table.api.ts'
import { useNotify } from '../../../../../ui/notifications.tsx'
import { useTonight } from '../evening-context.tsx'

/** Who opens the sheet of a red table takes care of it: the others on the board see that, and it stops ringing for them. */
export function useAnswerOnOpening({ mealId, teamId }: TableAddress): void {
  const { secret, board } = useTonight()
  const { mutate } = useAnswerTable(secret)
  const notify = useNotify()
  const isSent = useRef(false)
  const table = board.meals.find((meal) => meal.mealId === mealId)?.tables.find((each) => each.teamId === teamId)
  const isWaiting = table !== undefined && table.redSince !== null && table.answeredAt === null
  useEffect(() => {
    if (!isWaiting || isSent.current) return
    isSent.current = true
    mutate({ mealId, teamId }, { onError: notify.failure })
  }, [isWaiting, mealId, teamId, mutate, notify])
}

import { isFrozen } from '@running-dinner/domain/events'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { dashboardQuery } from '../../../../features/events/activities/activities.api.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

interface FrozenMeal {
  id: string
  label: string
}

const none: readonly FrozenMeal[] = []

/** The courses whose seats stay as they were mailed, in order of time; none while no route reached anyone. */
export function useFrozenMeals(): readonly FrozenMeal[] {
  const { meals, basicDetails } = useAdminDinner()
  const frozen = useMemo(() => {
    const now = new Date()
    return meals.filter((meal) => isFrozen(meal, basicDetails.zone, now))
  }, [meals, basicDetails.zone])
  const { data } = useQuery({ ...dashboardQuery(useAdminId()), enabled: frozen.length > 0 })
  const { known = 0, outdated = 0 } = data?.standing.knowledge.routes ?? {}
  return known + outdated > 0 ? frozen : none
}
